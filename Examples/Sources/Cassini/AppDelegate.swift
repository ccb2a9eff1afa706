import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let scenes: [UIKitRuntime.StoryboardScene] = [
      .init(
        "Split", UISplitViewController.self, isInitial: true, contents: ["Master", "Detail"]),
      .init("Master", UINavigationController.self, contents: ["Chooser"]),
      .init(
        "Chooser", CassiniViewController.self,
        segues: [.showDetail("Show Picture", to: "Detail")]),
      .init("Detail", UINavigationController.self, contents: ["Image"]),
      .init("Image", ImageViewController.self),
    ]
    UIKitRuntime.register(scenes, in: storyboard)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
