import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = [
      CirclesViewController(nibName: nil, bundle: nil),
      ReminderViewController(nibName: nil, bundle: nil),
    ]
    window?.rootViewController = tabBarController
    window?.backgroundColor = .white
    window?.makeKeyAndVisible()
    return true
  }
}
