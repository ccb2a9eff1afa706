import Foundation

/// Receives the application's launch, its changes of state and its termination.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application.
  var window: UIWindow? { get set }
  /// Called before state restoration.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost done; the place to create the window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application stops being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application terminates.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when another app asks for a URL to be opened; returns whether it was.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called before a scene is created; returns its configuration.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after scene sessions were discarded.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when an item of the app's icon was chosen, which a terminal does not have.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when an activity of another device goes on here, of which there is none; returns whether it does.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The default: no window.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// The default: continues the launch.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// The default: continues the launch.
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
  /// The default: opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// The default: a configuration with the scene delegate of the launch.
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
  /// Does nothing, as the method is optional in UIKit.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// The default: goes on with nothing.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
}

extension UIApplication {
  /// A reason of a launch; in a terminal there are none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Makes a reason from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A URL that is to be opened.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification from a server.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A new place of the device.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// An activity that goes on.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// An item of the app's icon.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
}
