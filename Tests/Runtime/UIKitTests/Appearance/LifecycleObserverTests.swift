import LifecycleTrace
import Testing
import UIKit

/// What an observer of an app's own is told, and how much a tracer keeps.
@MainActor @Suite struct LifecycleObserverTests {
  /// An observer with nothing but what it must have.
  private final class CallNames: UIKitRuntime.LifecycleObserver {
    var categories: Set<LifecycleCategory> = []

    func observe(
      _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
      transition: LifecycleTransition?
    ) {
      categories.insert(callback.category)
    }

    func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID) {}
  }

  private final class Host: UIViewController, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
  }

  @Test func `an observer that asks for nothing more is told of controllers and the application`() {
    let (observer, scheduler) = (CallNames(), UIKitRuntime.SteppedScheduler())
    UIKitRuntime.Device(scheduler: scheduler, lifecycleObserver: observer).share()
    let (tabs, host) = (UITabBarController(), Host())
    tabs.viewControllers = [host, UINavigationController(rootViewController: UIViewController())]
    tabs.delegate = host
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
    #expect(tabs.pressTab(at: 1))
    scheduler.runUntilIdle()
    (tabs.selectedViewController as? UINavigationController)?
      .pushViewController(UIViewController(), animated: true)
    scheduler.runUntilIdle()
    #expect(observer.categories.contains(.controller))
    #expect(observer.categories.isDisjoint(with: [.delegate, .animation]))
  }

  @Test func `a tracer knows of no more controllers without super than it keeps calls`() {
    let tracer = UIKitRuntime.LifecycleTracer(capacity: 2)
    for ordinal in 1...3 {
      tracer.observeMissingSuper(
        in: .viewDidLoad, of: ControllerID(name: "Forgetful", ordinal: ordinal))
    }
    #expect(tracer.missingSuper.count == 2)
  }
}
