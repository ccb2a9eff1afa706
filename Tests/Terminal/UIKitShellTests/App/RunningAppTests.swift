import Testing
import UIKit

@testable import UIKitShell

@MainActor @Suite struct RunningAppTests {
  /// A phone whose collapsed split view has pushed a detail that is a stack itself.
  private final class MailAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let primary = UINavigationController(rootViewController: UIViewController())
    let detail = UINavigationController(rootViewController: UIViewController())

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let split = UISplitViewController()
      split.viewControllers = [primary]
      window = UIWindow()
      window?.rootViewController = split
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `the stack to go back on is the outer one where the inner one has only its root`() {
    let app = RunningApp(screen: UIScreen(size: CGSize(width: 60, height: 24)))
    let delegate = MailAppDelegate()
    app.launch { application in
      application.launch(delegate)
      return delegate
    }
    #expect(app.stack === delegate.primary)
    app.window?.rootViewController?.showDetailViewController(delegate.detail, sender: nil)
    app.settle()
    #expect(app.front === delegate.detail.topViewController)
    #expect(app.stack === delegate.primary)
    delegate.detail.pushViewController(UIViewController(), animated: false)
    app.settle()
    #expect(app.stack === delegate.detail)
    app.stack?.popViewController(animated: true)
    app.settle()
    app.stack?.popViewController(animated: true)
    app.settle()
    #expect(delegate.primary.viewControllers.count == 1)
  }

  @Test func `a controller that has been asked to go is in front no more`() {
    let app = RunningApp(screen: UIScreen(size: CGSize(width: 60, height: 24)))
    let delegate = MailAppDelegate()
    app.launch { application in
      application.launch(delegate)
      return delegate
    }
    let presented = UIViewController()
    delegate.primary.present(presented, animated: true)
    app.settle()
    #expect(app.front === presented)
    presented.dismiss(animated: true)
    #expect(app.front === delegate.primary.topViewController)
    app.settle()
    #expect(app.front === delegate.primary.topViewController)
  }
}
