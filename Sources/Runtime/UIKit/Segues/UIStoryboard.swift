import Foundation
import LifecycleTrace

/// A storyboard, whose scenes are registered in code or come from a file.
///
/// Two objects of the same name in the same application share their scenes. A file is read by the
/// application's `interfaceSource`, if it has one, when its name is first used.
/// Source: Apple, UIStoryboard; the order of calls is UIKIT-CASES.md create-storyboard-instantiate.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name under which the scenes are registered.
  package let name: String
  private let scenes: SceneCollection

  /// Opens the storyboard of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = UIApplication.shared.scenes(named: name, bundle: storyboardBundleOrNil)
  }

  /// Adds scenes; one with the same identifier is replaced.
  package func register(_ scenes: [UIKitRuntime.StoryboardScene]) {
    self.scenes.add(scenes)
  }

  /// The identifiers of the scenes by which code can ask for them, in alphabetical order.
  package var sceneIdentifiers: [String] {
    Set(scenes.byIdentifier.values.map { $0.alias ?? $0.identifier }).sorted()
  }

  /// Makes the controller of the initial scene, or nil if no scene is the initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.initial.map { instantiateViewController(withIdentifier: $0) }
  }

  /// Makes the controller of the initial scene with a closure that receives the coder; nil if no scene is the
  /// initial one.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    scenes.initial.map { instantiateViewController(identifier: $0, creator: creator) }
  }

  /// Makes the controller of a scene: `init(coder:)`, its contents, then `awakeFromNib`.
  ///
  /// - Precondition: There is a scene of that identifier; UIKit raises an exception otherwise.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, creator: nil)
  }

  /// Makes the controller of a scene with a closure that receives the coder.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = instantiate(identifier, creator: creator)
    guard let typed = controller as? Controller else {
      preconditionFailure("The scene '\(identifier)' holds a \(type(of: controller))")
    }
    return typed
  }

  private func instantiate(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    UIApplication.shared.loadingScene {
      var made: [UIViewController] = []
      let controller = unarchive(identifier, creator: creator, into: &made)
      for each in made { each.deliver(.awakeFromNib) }
      return controller
    }
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
    if let reference = scene.reference {
      let other = reference.storyboard()
      guard let identifier = reference.identifier ?? other.scenes.initial else {
        preconditionFailure("Storyboard (\(other.name)) has no initial view controller")
      }
      let controller = other.unarchive(identifier, creator: creator, into: &made)
      _ = scene.decode(controller)
      return controller
    }
    let coder = StoryboardCoder()
    guard let controller = creator?(coder) ?? scene.make(coder) else {
      preconditionFailure("The class of the scene '\(identifier)' refused init(coder:)")
    }
    controller.storyboardOrigin = StoryboardOrigin(
      storyboard: self, scene: scene, objects: scene.decode(controller))
    controller.outlets = { [unowned controller] in scene.connect(controller) }
    made.append(controller)
    if !scene.contents.isEmpty {
      let contents = scene.contents
        .filter { UIApplication.shared.loadTakesController(of: $0, in: self) }
        .map { unarchive($0, creator: nil, into: &made) }
      controller.takeStoryboardContents(contents)
    }
    return controller
  }
}

/// The coder of a storyboard, without an archive.
package final class StoryboardCoder: NSCoder {
  /// What an object reads of the archive in its initializer, as it cannot be changed later.
  package struct Values: Sendable {
    /// The name of a controller's class whose code is missing, under which its calls are recorded.
    package var className: String?
    package var tableStyle = UITableView.Style.plain
    package var cellStyle = UITableViewCell.CellStyle.default
    package var reuseIdentifier: String?
    package var buttonType = UIButton.ButtonType.custom
    package var pageTransition = UIPageViewController.TransitionStyle.pageCurl
    package var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
    /// Whether a split view has columns, as those have that are made since iOS 14.
    package var hasColumns = false
    package var spineLocation: UIPageViewController.SpineLocation?

    /// What an object reads if the archive says nothing.
    package init() {}
  }

  /// What the next object reads.
  @MainActor package var values = Values()
  /// The views that were made with it and have not received `awakeFromNib`.
  @MainActor var viewsBeforeAwakeFromNib: [UIView] = []

  /// Makes a coder for the objects of a scene or a nib.
  package override init() {}

  /// Calls `awakeFromNib` of the views that were made with it, once.
  @MainActor package func awakenViews() {
    let views = viewsBeforeAwakeFromNib
    viewsBeforeAwakeFromNib = []
    for view in views { view.awakeFromNib() }
  }
}

/// The scenes of one storyboard name.
@MainActor
final class SceneCollection {
  private(set) var byIdentifier: [String: UIKitRuntime.StoryboardScene] = [:]
  private(set) var initial: String?

  func add(_ scenes: [UIKitRuntime.StoryboardScene]) {
    for scene in scenes {
      byIdentifier[scene.identifier] = scene
      if let alias = scene.alias { byIdentifier[alias] = scene }
    }
    if let initial = scenes.first(where: \.isInitial) { self.initial = initial.identifier }
  }
}

/// The scene from which a controller was made, which has its segues.
struct StoryboardOrigin {
  let storyboard: UIStoryboard
  let scene: UIKitRuntime.StoryboardScene
  /// The scene's other objects that were made for the controller.
  let objects: (any SceneObjects)?
}

/// The objects of a scene that were made for one controller.
@MainActor
package protocol SceneObjects: AnyObject {
  /// Called when the traits of the controller have changed, before the controller is told.
  func traitsDidChange(_ traits: UITraitCollection)
}

extension UIViewController {
  /// Makes the root view of the scene, if it has one.
  ///
  /// Source: UIKIT-CASES.md create-storyboard-instantiate: inside `loadView`, before the outlets.
  func makeSceneView() -> UIView? {
    guard let makeView = storyboardOrigin?.scene.makeView else { return nil }
    let coder = StoryboardCoder()
    guard let view = makeView(self, coder) else { return nil }
    application.sceneLoad.noteViews(coder.viewsBeforeAwakeFromNib.count)
    sceneViewCoder = coder
    view.frame = application.screen.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Calls `awakeFromNib` of the scene's views, after the outlets and before `viewDidLoad`.
  func awakenSceneViews() {
    guard let coder = sceneViewCoder else { return }
    sceneViewCoder = nil
    coder.awakenViews()
  }

  /// The other objects of the scene that were made for this controller.
  package var sceneObjects: (any SceneObjects)? { storyboardOrigin?.objects }

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
