import Foundation

/// Receives the changes of a scene; every method is optional.
///
/// Source: Apple, UISceneDelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected; the place to create the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is disconnected; its session may be connected again.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground, also at the launch.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called then, too: what the session gives the next scene to find its place again.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called when other apps ask for URLs to be opened, of which a terminal has none.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called when an activity of another device goes on here, of which there is none.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing, as the method is optional in UIKit.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing, as the method is optional in UIKit.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing, as the method is optional in UIKit.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing, as the method is optional in UIKit.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing, as the method is optional in UIKit.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing, as the method is optional in UIKit.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing, as the method is optional in UIKit.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing, as the method is optional in UIKit.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Receives the changes of a window scene; every method is optional.
///
/// Source: Apple, UIWindowSceneDelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Called after size, orientation or traits of the scene have changed.
  ///
  /// - Parameters:
  ///   - windowScene: the scene, with its new properties.
  ///   - previousCoordinateSpace: the screen before the change; its bounds have the old size in
  ///     points.
  ///   - previousInterfaceOrientation: the orientation before.
  ///   - previousTraitCollection: the traits before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// The default: no window.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing, as the method is optional in UIKit.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
