/// What help takes for examples: names of the app rather than invented ones.
public struct HelpExamples: Hashable, Sendable {
  /// A command cut short that is still unique.
  public var abbreviation = "dis"
  /// A key of `state` with a value.
  public var state = "screen home"
  /// A command after which a controller is no longer visible.
  public var callingCommand = "back"
  /// The logging name of a controller.
  public var controller = "Home"
  /// What else holds in scripts, after the size of the screen, with its
  /// period; nil for nothing.
  public var scripts: String?
  /// What may be typed besides `help`, to a person whose lines fail again and again.
  public var advice: String?

  /// The shell's own examples.
  public init() {}
}
