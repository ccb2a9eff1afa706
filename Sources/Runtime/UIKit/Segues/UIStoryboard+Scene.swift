import Foundation

extension UIStoryboard {
  /// One controller of a storyboard, with its outlets and its segues.
  @preconcurrency @MainActor
  public struct Scene {
    /// The name of the scene.
    public let identifier: String
    /// Whether the storyboard starts here.
    public let isInitial: Bool
    let contents: [String]
    let make: (NSCoder) -> UIViewController?
    let connect: (UIViewController) -> Void
    let makeView: ((NSCoder) -> UIView?)?
    let segues: [Segue]

    /// Describes a scene.
    ///
    /// - Parameters:
    ///   - identifier: the name of the scene.
    ///   - type: the class of its controller; made by `init(coder:)`.
    ///   - isInitial: whether the storyboard starts here.
    ///   - contents: the scenes that a container holds from the beginning.
    ///   - segues: the ways out of the scene.
    ///   - outlets: run between `loadView` and `viewDidLoad`, to connect what outlets would.
    ///   - view: makes the root view by `init(coder:)` where the controller has no `loadView`; it
    ///     and all views made with the same coder get `awakeFromNib` after the outlets have been
    ///     connected.
    public init<Controller: UIViewController>(
      _ identifier: String, _ type: Controller.Type, isInitial: Bool = false,
      contents: [String] = [], segues: [Segue] = [],
      outlets: @escaping (Controller) -> Void = { _ in },
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
        outlets(typed)
        for segue in segues { segue.embed(in: typed) }
      }
    }
  }

  /// One way out of a scene.
  @preconcurrency @MainActor
  public struct Segue {
    /// What the segue does.
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
    /// The scene where it leads; empty for an unwind segue.
    public let destination: String
    let kind: Kind

    /// A segue that the container around the source decides about.
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

    /// A segue that fills a view of the source as soon as that is loaded.
    public static func embed<Source: UIViewController>(
      _ identifier: String, to destination: String, in container: @escaping (Source) -> UIView?
    ) -> Segue {
      Segue(
        identifier: identifier, destination: destination,
        kind: .embed(container: { ($0 as? Source).flatMap(container) }))
    }

    /// A segue that shows the destination in a way of one's own.
    public static func custom(
      _ identifier: String, to destination: String,
      perform: @escaping (UIStoryboardSegue) -> Void
    ) -> Segue {
      Segue(identifier: identifier, destination: destination, kind: .custom(perform))
    }

    /// A segue back to the nearest controller of a class, which is told before the way back.
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
