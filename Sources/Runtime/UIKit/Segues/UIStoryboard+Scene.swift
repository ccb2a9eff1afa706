import Foundation
import LifecycleTrace

extension UIStoryboard {
  /// One controller of a storyboard, with its outlets and its segues.
  @preconcurrency @MainActor
  public struct Scene {
    /// The name of the scene.
    public let identifier: String
    /// Whether it is the initial scene of the storyboard.
    public let isInitial: Bool
    let contents: [String]
    let make: (NSCoder) -> UIViewController?
    let connect: (UIViewController) -> Void
    let makeView: ((NSCoder) -> UIView?)?
    let segues: [Segue]

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
      contents: [String] = [], segues: [Segue] = [],
      outlets: ((Controller) -> Void)? = nil,
      view: ((NSCoder) -> UIView?)? = nil
    ) {
      self.identifier = identifier
      self.isInitial = isInitial
      self.contents = contents
      self.segues = segues
      makeView = view
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
  }

  /// A segue from a scene.
  @preconcurrency @MainActor
  public struct Segue {
    /// The kind of a segue.
    enum Kind {
      case show
      case showDetail
      case present(UIModalPresentationStyle, animated: Bool)
      case embed(container: (UIViewController) -> UIView?)
      case custom((UIStoryboardSegue) -> Void)
      case unwind(
        accepts: (UIViewController) -> Bool,
        action: (UIViewController, UIStoryboardUnwindSegue) -> Void)
    }

    /// The name of the segue.
    public let identifier: String
    /// The destination scene; empty for an unwind segue.
    public let destination: String
    let kind: Kind

    /// A segue that shows the destination in the container of the source.
    public static func show(_ identifier: String, to destination: String) -> Segue {
      Segue(identifier: identifier, destination: destination, kind: .show)
    }

    /// A segue that replaces the detail of a split view.
    public static func showDetail(_ identifier: String, to destination: String) -> Segue {
      Segue(identifier: identifier, destination: destination, kind: .showDetail)
    }

    /// A segue that presents in a style.
    public static func present(
      _ identifier: String, to destination: String,
      style: UIModalPresentationStyle = .automatic, animated: Bool = true
    ) -> Segue {
      Segue(
        identifier: identifier, destination: destination,
        kind: .present(style, animated: animated))
    }

    /// A segue that embeds the destination in a view of the source when that is loaded.
    public static func embed<Source: UIViewController>(
      _ identifier: String, to destination: String, in container: @escaping (Source) -> UIView?
    ) -> Segue {
      Segue(
        identifier: identifier, destination: destination,
        kind: .embed(container: { ($0 as? Source).flatMap(container) }))
    }

    /// A segue that shows the destination with a closure.
    public static func custom(
      _ identifier: String, to destination: String,
      perform: @escaping (UIStoryboardSegue) -> Void
    ) -> Segue {
      Segue(identifier: identifier, destination: destination, kind: .custom(perform))
    }

    /// An unwind segue to the nearest controller of a class, whose action is called first.
    public static func unwind<Destination: UIViewController>(
      _ identifier: String, to type: Destination.Type,
      action: @escaping (Destination, UIStoryboardUnwindSegue) -> Void
    ) -> Segue {
      Segue(
        identifier: identifier, destination: "",
        kind: .unwind(
          accepts: { $0 is Destination },
          action: { controller, segue in
            if let typed = controller as? Destination { action(typed, segue) }
          }))
    }
  }
}
