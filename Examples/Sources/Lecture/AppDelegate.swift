import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    MainStoryboard.register()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    tabs?.children.first?.title = "Concentration"
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
