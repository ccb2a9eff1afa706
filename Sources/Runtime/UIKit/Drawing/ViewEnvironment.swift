import Foundation

extension UIKitRuntime {
  /// The dependencies of views: contexts, text measuring, named images, documents and the date.
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
    /// Finds images that are not among the named ones yet.
    public var findImage: ((String) -> UIImage?)?
    /// The names of the images that an app has, for a picker.
    public var listImages: () -> [String] = { [] }
    /// Finds colours that are not among the named ones yet.
    public var findColor: ((String) -> UIColor?)?
    /// Where the documents of the app are.
    public var documents = DocumentEnvironment()
    /// The current date, for controls that begin with it.
    public var currentDate: () -> Date = { Date.now }

    /// The contexts that were pushed, the current one last.
    var contexts: [CGContext] = []
    /// Whether animations are enabled.
    var areAnimationsEnabled = true
    /// The animation blocks that are running, the innermost last.
    var animationBlocks: [ViewAnimation] = []

    /// Makes an environment with the standard measure, no images and the system's date.
    public init() {}

    /// The image of a name, which is looked for once.
    func image(named name: String) -> UIImage? {
      if let known = namedImages[name] { return known }
      let found = findImage?(name)
      namedImages[name] = found
      return found
    }

    /// The colour of a name, which is looked for once.
    func color(named name: String) -> UIColor? {
      if let known = namedColors[name] { return known }
      let found = findColor?(name)
      namedColors[name] = found
      return found
    }
  }
}
