import UIKit

/// An app made of storyboard scenes: a home that shows, presents and embeds others by segues.
final class StoryAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let storyboard = UIStoryboard(name: "Story", bundle: nil)
    storyboard.register([
      .init("stack", UINavigationController.self, isInitial: true, contents: ["home"]),
      .init(
        "home", HomeViewController.self,
        segues: [
          .show("Show Chapter", to: "chapter"), .present("Show Options", to: "options"),
          .embed("Embed Footer", to: "footer") { (home: HomeViewController) in home.view },
        ]),
      .init("chapter", ChapterViewController.self), .init("options", OptionsViewController.self),
      .init("footer", FooterViewController.self),
    ])
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = storyboard.instantiateInitialViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Where the story begins; it lets nobody go to a chapter while it is locked.
final class HomeViewController: UIViewController {
  var isLocked = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !isLocked
  }
}

/// A chapter of the story.
final class ChapterViewController: UIViewController {}

/// What can be set about the story.
final class OptionsViewController: UIViewController {}

/// A line below the story.
final class FooterViewController: UIViewController {}
