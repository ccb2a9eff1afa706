import Foundation

extension UIKitRuntime {
  /// The dependencies of views: contexts, text measuring, named images and the date.
  ///
  /// Each application has its own, so that tests and cases of scripts share no state.
  @preconcurrency @MainActor
  public final class ViewEnvironment {
    /// The width of text in terminal columns.
    public var textMeasure = TextMeasure.standard
    /// The images that `UIImage(named:)` finds.
    public var namedImages: [String: UIImage] = [:]
    /// The colours that `UIColor(named:)` finds.
    public var namedColors: [String: UIColor] = [:]
    /// The current date, for controls that begin with it.
    public var currentDate: () -> Date = { Date.now }

    /// The contexts that were pushed, the current one last.
    var contexts: [CGContext] = []
    /// Whether animations are enabled.
    var areAnimationsEnabled = true
    /// The durations in seconds of the current animation blocks, the innermost last.
    var runningAnimationDurations: [TimeInterval] = []

    /// Makes an environment with the standard measure, no images and the system's date.
    public init() {}
  }
}
