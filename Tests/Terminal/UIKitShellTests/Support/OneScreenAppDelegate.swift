import UIKit

/// The delegate of an app that shows one controller, which a subclass makes.
class OneScreenAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func makeScreen() -> UIViewController { UIViewController() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = makeScreen()
    window?.makeKeyAndVisible()
    return true
  }
}
