import Foundation

/// Is told of the changes of a scene; every method is optional.
///
/// Source: Apple, UISceneDelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene was made; the place to make the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is released; the session may connect again.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the foreground, also at the launch.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// Is told of the changes of a scene with windows; every method is optional.
///
/// Source: Apple, UIWindowSceneDelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Called after size, orientation or traits of the scene have changed.
  ///
  /// - Parameters:
  ///   - windowScene: the scene, as it is now.
  ///   - previousCoordinateSpace: the terminal before; its bounds say the old size in points.
  ///   - previousInterfaceOrientation: how the terminal lay before.
  ///   - previousTraitCollection: the traits before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// No window unless the delegate has one.
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
