/// What the terminal shows of an app.
public struct ShellTerminal: Hashable, Sendable {
  /// Whether signs beyond ASCII are shown.
  public var canShowSymbols = false
  /// Whether some of them may be two columns wide here that are one column wide elsewhere.
  public var isWidthAmbiguous = false
  /// Whether a person sees pages that are redrawn in place.
  public var showsPages = false
  /// Whether a person sees frames of what moves.
  public var showsMotion = false
  /// How many colours there are: 0, 16, 256 or 16,777,216.
  public var colors = 0
  /// The light of the background, 0 for black through 1 for white; nil while it is unknown.
  public var backgroundLuminance: Double?

  /// A terminal of ASCII that scrolls, without colours.
  public init() {}
}
