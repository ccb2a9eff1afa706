import UIKit

/// Starts the app: makes the session and the window with its tabs.
package final class AppDelegate: UIResponder, UIApplicationDelegate {
  package var window: UIWindow?
  package let context: AppContext
  /// The tabs, once the app has been launched.
  package private(set) var tabs: TabsViewController?

  /// Creates the delegate of an app that has not been launched.
  ///
  /// - Parameters:
  ///   - environment: The dependencies of the app.
  ///   - wording: How the shell phrases what can be done.
  package init(environment: AppEnvironment, wording: any Wording) {
    let messages = MessageBoard()
    context = AppContext(
      environment: environment,
      session: GameSession(environment: environment, messages: messages),
      settings: SettingsCenter(), messages: messages, wording: wording,
      reminders: ReminderCenter(environment: environment, messages: messages))
    super.init()
    for warning in environment.warnings { messages.post("Warning: \(warning).") }
  }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    MainStoryboard.register()
    let tabs = TabsViewController(context: context)
    let window = UIWindow(frame: application.screen.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.tabs = tabs
    self.window = window
    return true
  }

  package func applicationDidEnterBackground(_ application: UIApplication) {
    context.session.stopTime(.background)
    context.session.keeper.saveTime()
  }

  package func applicationWillEnterForeground(_ application: UIApplication) {
    context.session.resumeTime(after: .background)
  }

  package func applicationWillTerminate(_ application: UIApplication) {
    context.session.keepGameForNextSession()
  }
}
