import Foundation
import LifecycleTrace

/// A storyboard, whose scenes are registered in code instead of a file.
///
/// Two objects of the same name in the same application share their scenes.
/// Source: Apple, UIStoryboard; the order of calls is UIKIT-CASES.md create-storyboard-instantiate.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name under which the scenes are registered.
  public let name: String
  private let scenes: SceneCollection

  /// Opens the storyboard of a name; the bundle is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = UIApplication.shared.scenes(named: name)
  }

  /// Adds scenes; one with the same identifier is replaced.
  public func register(_ scenes: [Scene]) {
    for scene in scenes { self.scenes.byIdentifier[scene.identifier] = scene }
    if let initial = scenes.first(where: \.isInitial) {
      self.scenes.initial = initial.identifier
    }
  }

  /// Makes the controller of the initial scene, or nil if no scene is the initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.initial.map { instantiateViewController(withIdentifier: $0) }
  }

  /// Makes the controller of a scene: `init(coder:)`, its contents, then `awakeFromNib`.
  ///
  /// - Precondition: There is a scene of that identifier; UIKit raises an exception otherwise.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    var made: [UIViewController] = []
    let controller = unarchive(identifier, creator: nil, into: &made)
    for each in made { each.deliver(.awakeFromNib) }
    return controller
  }

  /// Makes the controller of a scene with a closure that receives the coder.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    var made: [UIViewController] = []
    let controller = unarchive(identifier, creator: creator, into: &made)
    for each in made { each.deliver(.awakeFromNib) }
    guard let typed = controller as? Controller else {
      preconditionFailure("The scene '\(identifier)' holds a \(type(of: controller))")
    }
    return typed
  }

  /// Makes a controller and its children, with all parent links before the first `awakeFromNib`.
  ///
  /// Source: UIKIT-CASES.md cs193p-concentration-structure: the chain of parents exists in
  /// awakeFromNib.
  private func unarchive(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?,
    into made: inout [UIViewController]
  ) -> UIViewController {
    guard let scene = scenes.byIdentifier[identifier] else {
      let known = scenes.byIdentifier.keys.sorted().joined(separator: ", ")
      preconditionFailure(
        "Storyboard (\(name)) doesn't contain a view controller with identifier "
          + "'\(identifier)'; it has: \(known)")
    }
    let coder = StoryboardCoder()
    guard let controller = creator?(coder) ?? scene.make(coder) else {
      preconditionFailure("The class of the scene '\(identifier)' refused init(coder:)")
    }
    controller.storyboardOrigin = StoryboardOrigin(storyboard: self, scene: scene)
    controller.outlets = { [unowned controller] in scene.connect(controller) }
    made.append(controller)
    if !scene.contents.isEmpty {
      let contents = scene.contents.map { unarchive($0, creator: nil, into: &made) }
      controller.takeStoryboardContents(contents)
    }
    return controller
  }
}

/// The coder of a storyboard, without an archive.
final class StoryboardCoder: NSCoder {
  /// The views that were made with it and have not received `awakeFromNib`.
  @MainActor var sleepingViews: [UIView] = []
}

/// The scenes of one storyboard name.
@MainActor
final class SceneCollection {
  var byIdentifier: [String: UIStoryboard.Scene] = [:]
  var initial: String?
}

/// The scene from which a controller was made, which has its segues.
struct StoryboardOrigin {
  let storyboard: UIStoryboard
  let scene: UIStoryboard.Scene
}

extension UIViewController {
  /// Makes the root view of the scene, if it has one.
  ///
  /// Source: UIKIT-CASES.md create-storyboard-instantiate: inside `loadView`, before the outlets.
  func makeSceneView() -> UIView? {
    guard let makeView = storyboardOrigin?.scene.makeView else { return nil }
    let coder = StoryboardCoder()
    guard let view = makeView(coder) else { return nil }
    sceneViewCoder = coder
    view.frame = application.screen.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Calls `awakeFromNib` of the scene's views, after the outlets and before `viewDidLoad`.
  func awakenSceneViews() {
    guard let coder = sceneViewCoder else { return }
    sceneViewCoder = nil
    for view in coder.sleepingViews { view.awakeFromNib() }
  }

  /// Sets the initial children of a container.
  func takeStoryboardContents(_ contents: [UIViewController]) {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers = contents
    case let tabs as UITabBarController: tabs.viewControllers = contents
    case let split as UISplitViewController: split.viewControllers = contents
    default:
      preconditionFailure("\(misuseDescription) is no container that a scene can fill")
    }
  }
}
