import LifecycleTrace
@_spi(Measurement) import UIKit

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

/// One appearance call in four ways: bare, delivered by the runtime, delivered with a recorder, and
/// with a recorder and a doctor.
@MainActor
struct CallWorks {
  /// The unit of the promises about the runtime: one open override that calls `super`.
  let bare: Work
  let delivered: Work
  let recorded: Work
  let examined: Work

  init(calls: Int = 20_000) {
    let (unwatched, _) = appearing(observer: nil)
    let unobserved = appearing(observer: nil)
    let observed = appearing(observer: UIKitRuntime.LifecycleTracer(capacity: 10_000))
    let tracer = UIKitRuntime.LifecycleTracer(capacity: 10_000)
    let diagnosed = appearing(observer: tracer)
    let doctor = UIKitRuntime.LifecycleDoctor(of: diagnosed.application, tracer: tracer)
    bare = Work(name: "override and super, called bare", operations: calls) {
      for _ in 0..<calls { callBare(unwatched) }
    }
    delivered = Work(name: "the same, delivered", operations: calls) {
      for _ in 0..<calls { UIKitRuntime.deliverViewWillAppear(to: unobserved.controller) }
    }
    recorded = Work(name: "the same, recorded", operations: calls) {
      for _ in 0..<calls { UIKitRuntime.deliverViewWillAppear(to: observed.controller) }
    }
    examined = Work(name: "the same, recorded, with a doctor", operations: calls) {
      for _ in 0..<calls { UIKitRuntime.deliverViewWillAppear(to: diagnosed.controller) }
      doctor.examine()
    }
  }
}

/// A virtual call of which the compiler cannot see the receiver, as the runtime makes it.
@MainActor
@inline(never)
private func callBare(_ controller: UIViewController) {
  controller.viewWillAppear(false)
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
  observer: (any UIKitRuntime.LifecycleObserver)?
) -> (controller: UIViewController, application: UIApplication) {
  let device = UIKitRuntime.Device(
    scheduler: UIKitRuntime.SteppedScheduler(), lifecycleObserver: observer)
  device.share()
  let controller = WatchedViewController()
  controller.loadViewIfNeeded()
  return (controller, device.application)
}

/// An object with a reference to another one.
private final class LinkedObject {
  let next: LinkedObject?
  let number: Int

  init(_ number: Int, after next: LinkedObject?) {
    self.next = next
    self.number = number
  }
}

/// Objects made and released in chains of eight: the unit of the promise about push and pop.
///
/// Like a push, it allocates and counts references, so both suffer alike where the machine is busy
/// or slow. A bare call takes 4 to 6 ns by where its code lies, which says nothing about a push.
func objectWork(_ count: Int = 20_000) -> Work {
  Work(name: "an object made and released", operations: count) {
    var last: LinkedObject?
    for number in 0..<count { last = makeObject(number, after: number % 8 == 0 ? nil : last) }
    consume(last)
  }
}

@inline(never)
private func makeObject(_ number: Int, after next: LinkedObject?) -> LinkedObject {
  LinkedObject(number, after: next)
}

/// A navigation controller on screen, in which a controller is pushed and popped again and again,
/// both animated, with virtual time run to the end.
@MainActor
final class PushAndPop {
  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let tracer = UIKitRuntime.LifecycleTracer(capacity: 10_000)
  private let device: UIKitRuntime.Device
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    device = UIKitRuntime.Device(scheduler: scheduler, lifecycleObserver: tracer)
    device.share()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
  }

  func run(_ cycles: Int) {
    // Controllers belong to the application that is shared when they are made.
    device.share()
    for _ in 0..<cycles {
      navigation.pushViewController(UIViewController(), animated: true)
      scheduler.runUntilIdle()
      navigation.popViewController(animated: true)
      scheduler.runUntilIdle()
    }
  }

  /// So many cycles as work whose operation is one cycle.
  func work(_ cycles: Int) -> Work {
    Work(name: "push and pop, recorded", operations: cycles) { self.run(cycles) }
  }

  /// Kibibytes by which a million cycles let the memory of the process grow.
  ///
  /// The first cycles fill the recorder and every buffer; only what comes later is growth.
  func growthOverAMillion() -> Double {
    run(20_000)
    precondition(tracer.recorder.droppedCount > 0, "the cycles were not seen")
    let before = residentKibibytes()
    run(1_000_000)
    return Double(residentKibibytes() - before)
  }
}

/// Events made into lines, per event.
@MainActor
func formatWorks() -> [Work] {
  let tracer = UIKitRuntime.LifecycleTracer(capacity: 10_000)
  UIKitRuntime.Device(
    scheduler: UIKitRuntime.SteppedScheduler(), lifecycleObserver: tracer
  ).share()
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
