import LifecycleTrace
import UIKit

/// A controller as people write them: it overrides the appearance calls and calls `super`.
private final class WatchedViewController: UIViewController {
  var count = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    count += 1
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    count += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    count += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    count += 1
  }
}

/// The five calls of one appearance, made without UIKit's state machine and without its door.
@MainActor
@inline(never)
private func callBare(_ controller: UIViewController) {
  controller.viewWillAppear(false)
  controller.viewIsAppearing(false)
  controller.viewDidAppear(false)
  controller.viewWillDisappear(false)
  controller.viewDidDisappear(false)
}

/// Appearance calls, timed per call: bare, through the door, and through it with a recorder.
@MainActor
func doorWorks() -> [Work] {
  let (bare, _) = appearing(observer: nil)
  let silent = appearing(observer: nil)
  let traced = appearing(observer: LifecycleTracer(capacity: 10_000))
  let cycles = 2000
  return [
    Work(name: "bare override and super", operations: 5 * cycles) {
      for _ in 0..<cycles { callBare(bare) }
    },
    Work(name: "appearance call, not recorded", operations: 5 * cycles) {
      for _ in 0..<cycles { cycle(silent.controller) }
    },
    Work(name: "appearance call, recorded", operations: 5 * cycles) {
      for _ in 0..<cycles { cycle(traced.controller) }
    },
  ]
}

@MainActor
private func cycle(_ controller: UIViewController) {
  controller.beginAppearanceTransition(true, animated: false)
  controller.endAppearanceTransition()
  controller.beginAppearanceTransition(false, animated: false)
  controller.endAppearanceTransition()
}

@MainActor
private func appearing(
  observer: (any LifecycleObserver)?
) -> (controller: UIViewController, application: UIApplication) {
  let application = UIApplication(scheduler: SteppedScheduler())
  application.lifecycleObserver = observer
  UIApplication.replaceShared(with: application)
  let controller = WatchedViewController()
  controller.loadViewIfNeeded()
  return (controller, application)
}

/// A controller pushed and popped again, both animated, with virtual time run to the end.
@MainActor
func pushAndPopWork() -> Work {
  let scheduler = SteppedScheduler()
  let application = UIApplication(scheduler: scheduler)
  application.lifecycleObserver = LifecycleTracer(capacity: 10_000)
  UIApplication.replaceShared(with: application)
  let navigation = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  scheduler.runUntilIdle()
  return Work(name: "push and pop, recorded", operations: 200) {
    for _ in 0..<200 {
      navigation.pushViewController(UIViewController(), animated: true)
      scheduler.runUntilIdle()
      navigation.popViewController(animated: true)
      scheduler.runUntilIdle()
    }
    consume(window)
  }
}

/// Events made into lines, per event.
@MainActor
func formatWorks() -> [Work] {
  let tracer = LifecycleTracer(capacity: 10_000)
  let application = UIApplication(scheduler: SteppedScheduler())
  application.lifecycleObserver = tracer
  UIApplication.replaceShared(with: application)
  let controller = WatchedViewController()
  controller.loadViewIfNeeded()
  while tracer.recorder.count < 10_000 { cycle(controller) }
  let events = tracer.recorder.events
  return [
    Work(name: "text format, an event", operations: events.count) {
      consume(TextFormat.lines(for: events))
    },
    Work(name: "VCL format, an event", operations: events.count) {
      consume(VCLFormat.lines(for: events))
    },
  ]
}
