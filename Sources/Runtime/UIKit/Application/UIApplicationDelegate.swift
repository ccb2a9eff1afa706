import Foundation

/// Is told of the application's launch, of its changes of state and of its end.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application.
  var window: UIWindow? { get set }
  /// Called before the stored state would be restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application is about to run; the place to make the window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application stops being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application returns to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called before a scene is made; the configuration names classes and storyboard of the scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after scenes were closed for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// No window unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// Lets the launch go on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Lets the launch go on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Does nothing, as the method is optional in UIKit.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing, as the method is optional in UIKit.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing, as the method is optional in UIKit.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing, as the method is optional in UIKit.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing, as the method is optional in UIKit.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing, as the method is optional in UIKit.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Leaves the scene to the delegate that the launch was given.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing, as the method is optional in UIKit.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplication {
  /// Why the application was launched; a terminal program has no reasons of UIKit's kind.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Makes a reason from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
