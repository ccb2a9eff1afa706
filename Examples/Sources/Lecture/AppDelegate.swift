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
    for (tab, title) in zip(tabs?.children ?? [], ["Concentration", "Second", "Third"]) {
      tab.title = title
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
