import Foundation
import LifecycleTrace

extension UIKitRuntime {
  /// One controller of a storyboard, with its outlets and its segues.
  @preconcurrency @MainActor
  public struct StoryboardScene {
    /// The name of the scene.
    public let identifier: String
    /// Whether it is the initial scene of the storyboard.
    public let isInitial: Bool
    let contents: [String]
    let make: (NSCoder) -> UIViewController?
    let connect: (UIViewController) -> Void
    let makeView: ((UIViewController, StoryboardCoder) -> UIView?)?
    let segues: [StoryboardSegue]
    /// Another identifier of the scene.
    let alias: String?
    /// Makes the other objects of the scene for a controller.
    let decode: (UIViewController) -> (any SceneObjects)?
    /// The scene of another storyboard for which this one stands.
    let reference: Reference?

    /// A scene of another storyboard.
    package struct Reference {
      let storyboard: () -> UIStoryboard
      /// The identifier of the scene; nil for the initial one.
      let identifier: String?

      package init(identifier: String?, in storyboard: @escaping () -> UIStoryboard) {
        self.identifier = identifier
        self.storyboard = storyboard
      }
    }

    /// Makes a scene.
    ///
    /// - Parameters:
    ///   - identifier: the name of the scene.
    ///   - type: the class of its controller, which is created by `init(coder:)`.
    ///   - isInitial: whether it is the initial scene of the storyboard.
    ///   - contents: the scenes of a container's initial children.
    ///   - segues: the segues from the scene.
    ///   - outlets: called between `loadView` and `viewDidLoad`, to connect outlets.
    ///   - view: makes the root view by `init(coder:)` if the controller does not override
    ///     `loadView`; it and all views made with the same coder receive `awakeFromNib` after the
    ///     outlets have been connected.
    public init<Controller: UIViewController>(
      _ identifier: String, _ type: Controller.Type, isInitial: Bool = false,
      contents: [String] = [], segues: [StoryboardSegue] = [],
      outlets: ((Controller) -> Void)? = nil,
      view: ((NSCoder) -> UIView?)? = nil
    ) {
      self.identifier = identifier
      self.isInitial = isInitial
      self.contents = contents
      self.segues = segues
      makeView = view.map { make in { _, coder in make(coder) } }
      alias = nil
      decode = { _ in nil }
      reference = nil
      make = { type.init(coder: $0) }
      connect = { controller in
        guard let typed = controller as? Controller else { return }
        if let outlets {
          outlets(typed)
          typed.note(.outletsConnected)
        }
        for segue in segues { segue.embed(in: typed) }
      }
    }

    /// Makes a scene of a file.
    ///
    /// - Parameters:
    ///   - id: the id of its controller.
    ///   - alias: the identifier by which the app asks for it.
    ///   - isInitial: whether it is the initial scene of the storyboard.
    ///   - contents: the ids of a container's initial children.
    ///   - segues: the segues from the scene.
    ///   - make: makes the controller.
    ///   - decode: makes the scene's other objects for a controller; its result is kept with it.
    ///   - view: makes the root view of a controller; nil if the file has none.
    ///   - connect: connects the objects after the view was made.
    package init(
      id: String, alias: String?, isInitial: Bool, contents: [String], segues: [StoryboardSegue],
      make: @escaping (StoryboardCoder) -> UIViewController?,
      decode: @escaping (UIViewController) -> (any SceneObjects)?,
      view: ((UIViewController, StoryboardCoder) -> UIView?)?,
      connect: @escaping (UIViewController) -> Void
    ) {
      identifier = id
      self.alias = alias
      self.isInitial = isInitial
      self.contents = contents
      self.segues = segues
      self.make = { coder in (coder as? StoryboardCoder).flatMap(make) }
      self.decode = decode
      makeView = view
      reference = nil
      self.connect = { controller in
        connect(controller)
        controller.note(.outletsConnected)
        for segue in segues { segue.embed(in: controller) }
      }
    }

    /// Makes a scene that stands for one of another storyboard; `decode` gives the controller the items
    /// that the reference has.
    package init(
      id: String, alias: String?, reference: Reference,
      decode: @escaping (UIViewController) -> Void
    ) {
      identifier = id
      self.alias = alias
      isInitial = false
      contents = []
      segues = []
      make = { _ in nil }
      self.decode = { controller in
        decode(controller)
        return nil
      }
      makeView = nil
      self.reference = reference
      connect = { _ in }
    }
  }

  /// A segue from a scene of a storyboard.
  @preconcurrency @MainActor
  public struct StoryboardSegue {
    /// The kind of a segue.
    package enum Kind {
      case show
      case showDetail
      case present(UIModalPresentationStyle?, UIModalTransitionStyle? = nil, animated: Bool)
      case popover(
        UIPopoverArrowDirection, animated: Bool, anchor: (UIViewController) -> AnyObject?)
      case embed(container: (UIViewController) -> UIView?)
      case custom((UIStoryboardSegue) -> Void)
      case unwind(
        accepts: UnwindTest,
        action: (UIViewController, UIStoryboardUnwindSegue) -> Void)
    }

    /// The name of the segue.
    public let identifier: String
    /// The destination scene; empty for an unwind segue.
    public let destination: String
    let kind: Kind
    /// Whether the identifier is one that the app knows.
    private(set) var isNamed = true
    /// Makes the segue of a class of the app.
    private(set) var makeSegue: SegueMaker?
    /// Lets the source make the destination; nil lets the storyboard do it.
    private(set) var makeDestination: DestinationMaker?

    /// Whether an unwind segue can end at a controller.
    package typealias UnwindTest =
      (_ candidate: UIViewController, _ source: UIViewController, _ sender: Any?) -> Bool
    package typealias SegueMaker =
      (_ identifier: String?, _ source: UIViewController, _ destination: UIViewController)
      -> UIStoryboardSegue?
    package typealias DestinationMaker =
      (_ source: UIViewController, _ coder: NSCoder, _ identifier: String?, _ sender: Any?)
      -> UIViewController?

    init(identifier: String, destination: String, kind: Kind) {
      self.identifier = identifier
      self.destination = destination
      self.kind = kind
    }

    /// A segue of a file, which may have no identifier.
    package init(
      id: String, identifier: String?, destination: String, kind: Kind,
      makeSegue: SegueMaker? = nil, makeDestination: DestinationMaker? = nil
    ) {
      self.init(identifier: identifier ?? id, destination: destination, kind: kind)
      isNamed = identifier != nil
      self.makeSegue = makeSegue
      self.makeDestination = makeDestination
    }

    /// The identifier that the app sees.
    var givenIdentifier: String? { isNamed ? identifier : nil }

    /// A segue that shows the destination in the container of the source.
    public static func show(_ identifier: String, to destination: String) -> StoryboardSegue {
      StoryboardSegue(identifier: identifier, destination: destination, kind: .show)
    }

    /// A segue that replaces the detail of a split view.
    public static func showDetail(_ identifier: String, to destination: String) -> StoryboardSegue {
      StoryboardSegue(identifier: identifier, destination: destination, kind: .showDetail)
    }

    /// A segue that presents in a style.
    public static func present(
      _ identifier: String, to destination: String,
      style: UIModalPresentationStyle = .automatic, animated: Bool = true
    ) -> StoryboardSegue {
      StoryboardSegue(
        identifier: identifier, destination: destination,
        kind: .present(style, animated: animated))
    }

    /// A segue that embeds the destination in a view of the source when that is loaded.
    public static func embed<Source: UIViewController>(
      _ identifier: String, to destination: String, in container: @escaping (Source) -> UIView?
    ) -> StoryboardSegue {
      StoryboardSegue(
        identifier: identifier, destination: destination,
        kind: .embed(container: { ($0 as? Source).flatMap(container) }))
    }

    /// A segue that shows the destination with a closure.
    public static func custom(
      _ identifier: String, to destination: String,
      perform: @escaping (UIStoryboardSegue) -> Void
    ) -> StoryboardSegue {
      StoryboardSegue(identifier: identifier, destination: destination, kind: .custom(perform))
    }

    /// An unwind segue to the nearest controller of a class, whose action is called first.
    public static func unwind<Destination: UIViewController>(
      _ identifier: String, to type: Destination.Type,
      action: @escaping (Destination, UIStoryboardUnwindSegue) -> Void
    ) -> StoryboardSegue {
      StoryboardSegue(
        identifier: identifier, destination: "",
        kind: .unwind(
          accepts: { candidate, _, _ in candidate is Destination },
          action: { controller, segue in
            if let typed = controller as? Destination { action(typed, segue) }
          }))
    }
  }

  /// Adds scenes to a storyboard that has no file; one with the same identifier is replaced.
  @MainActor
  public static func register(_ scenes: [StoryboardScene], in storyboard: UIStoryboard) {
    storyboard.register(scenes)
  }
}
