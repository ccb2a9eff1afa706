import Foundation

extension UIKitRuntime {
  /// What views need from outside: where to draw, how wide text is, which images exist, what day
  /// it is.
  ///
  /// One belongs to each application object, so that tests and script cases never share state.
  @preconcurrency @MainActor
  public final class ViewEnvironment {
    /// How many columns text takes on the terminal.
    public var textMeasure = TextMeasure.standard
    /// The images that `UIImage(named:)` finds.
    public var namedImages: [String: UIImage] = [:]
    /// The date and time of day, for controls that begin with the present.
    public var currentDate: () -> Date = { Date.now }

    /// The contexts that were pushed, the current one last.
    var contexts: [CGContext] = []
    /// Whether animation blocks take their time.
    var areAnimationsEnabled = true
    /// The lengths in seconds of the animation blocks that run now, the innermost last.
    var runningAnimationDurations: [TimeInterval] = []

    /// Makes an environment with the standard measure, no images and the system's date.
    public init() {}
  }
}
