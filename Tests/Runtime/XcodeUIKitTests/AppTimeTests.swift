import Testing
import XcodeUIKit

/// Timers, work on the main queue and notifications, as a rewritten app has them.
@MainActor @Suite struct AppTimeTests {
  /// A new application on virtual time.
  @MainActor
  private struct World {
    let scheduler = UIKitRuntime.SteppedScheduler()
    let application: UIApplication

    init() {
      application = UIApplication(scheduler: scheduler)
      UIApplication.replaceShared(with: application)
    }

    func wait(_ seconds: Double) {
      scheduler.advance(by: .milliseconds(Int(seconds * 1000)))
    }
  }

  @MainActor
  private final class Listener: NSObject {
    var log: [String] = []

    func expose(in application: UIApplication) {
      application.exposedClasses.expose(Listener.self) {
        $0.action("tick:") { (object: Listener, timer: Timer) in
          object.log.append("tick \(timer.userInfo ?? "")")
          return nil
        }
        $0.action("hear:") { (object: Listener, notification: Notification) in
          object.log.append("hear \(notification.name.rawValue)")
          return nil
        }
        $0.action("hearOld:") { (object: Listener, notification: NSNotification) in
          object.log.append("hear old \(notification.name.rawValue)")
          return nil
        }
      }
    }
  }

  // MARK: Timers

  @Test func `a timer fires in virtual time, and a repeating one without drift`() {
    let world = World()
    var times: [Duration] = []
    let once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      times.append(world.scheduler.now)
    }
    let often = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in
      times.append(world.scheduler.now)
    }
    world.wait(1.25)
    #expect(times == [.milliseconds(400), .milliseconds(800), .seconds(1), .milliseconds(1200)])
    #expect(!once.isValid)
    #expect(often.isValid)
    often.invalidate()
    world.wait(2)
    #expect(times.count == 4)
    #expect(!often.isValid)
  }

  @Test func `running until idle does not wait for a timer`() {
    let world = World()
    var isFired = false
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in isFired = true }
    world.scheduler.runUntilIdle()
    #expect(!isFired)
  }

  @Test func `a timer sends its selector with itself`() {
    let world = World()
    let listener = Listener()
    listener.expose(in: world.application)
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: listener, selector: "tick:", userInfo: "x", repeats: true)
    world.wait(2)
    #expect(listener.log == ["tick x", "tick x"])
    timer.fire()
    #expect(listener.log.count == 3)
    timer.invalidate()
    timer.fire()
    #expect(listener.log.count == 3)
  }

  @Test func `a timer starts when it is added to a run loop`() {
    let world = World()
    var count = 0
    let timer = Timer(timeInterval: 1, repeats: true) { _ in count += 1 }
    world.wait(2)
    #expect(count == 0)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    world.wait(2)
    #expect(count == 2)
    timer.invalidate()
  }

  @Test func `the fire date can be set`() {
    let world = World()
    var date = Date(timeIntervalSinceReferenceDate: 0)
    world.application.viewEnvironment.currentDate = { date }
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in count += 1 }
    #expect(timer.fireDate == date + 5)
    timer.fireDate = date + 1
    world.wait(1)
    date += 1
    #expect(count == 1)
    #expect(timer.fireDate == date + 5)
    timer.invalidate()
  }

  @Test func `a timer without anything is not valid`() {
    _ = World()
    #expect(!Timer().isValid)
  }

  // MARK: The main queue

  @Test func `work for the main queue runs in a later turn, in its order`() {
    let world = World()
    var log: [Int] = []
    DispatchQueue.main.async { MainActor.assumeIsolated { log.append(1) } }
    DispatchQueue.main.async(
      execute: DispatchWorkItem { MainActor.assumeIsolated { log.append(2) } })
    #expect(log == [])
    world.scheduler.runTurns()
    #expect(log == [1, 2])
  }

  @Test func `work for a later moment runs when virtual time has come there`() {
    let world = World()
    var log: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      MainActor.assumeIsolated { log.append("closure") }
    }
    let item = DispatchWorkItem { MainActor.assumeIsolated { log.append("item") } }
    let cancelled = DispatchWorkItem { MainActor.assumeIsolated { log.append("cancelled") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
    cancelled.cancel()
    world.scheduler.runUntilIdle()
    #expect(log == [])
    world.wait(1)
    #expect(log == ["item"])
    world.wait(0.5)
    #expect(log == ["item", "closure"])
  }

  @Test func `other queues are Dispatch's own`() async {
    let label = await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        continuation.resume(returning: Thread.isMainThread)
      }
    }
    #expect(!label)
  }

  // MARK: Notifications

  private static let name = Notification.Name("XcodeUIKitTests")

  @Test func `observers are called in the order in which they were added`() {
    _ = World()
    let center = NotificationCenter()
    var log: [Int] = []
    for number in 0..<20 {
      center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
        log.append(number)
      }
    }
    center.post(name: Self.name, object: nil)
    #expect(log == Array(0..<20))
  }

  @Test func `an observer gets the notification by its selector, until it is removed or gone`() {
    let world = World()
    let center = NotificationCenter()
    let listener = Listener()
    listener.expose(in: world.application)
    center.addObserver(listener, selector: "hear:", name: Self.name, object: nil)
    center.addObserver(listener, selector: "hearOld:", name: nil, object: world.scheduler)
    center.post(name: Self.name, object: world.scheduler)
    center.post(name: Self.name, object: nil)
    let name = Self.name.rawValue
    #expect(listener.log == ["hear \(name)", "hear old \(name)", "hear \(name)"])
    center.removeObserver(listener, name: Self.name, object: nil)
    center.post(name: Self.name, object: world.scheduler)
    #expect(listener.log.count == 4)
    center.removeObserver(listener)
    center.post(name: Self.name, object: world.scheduler)
    #expect(listener.log.count == 4)
    weak var gone: Listener?
    do {
      let short = Listener()
      gone = short
      center.addObserver(short, selector: "missing", name: Self.name, object: nil)
    }
    center.post(name: Self.name, object: nil)
    #expect(gone == nil)
  }

  @Test func `an observer that another one removes is not called any more`() {
    _ = World()
    let center = NotificationCenter()
    var second: (any NSObjectProtocol)?
    var log: [Int] = []
    center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      log.append(1)
      if let second { center.removeObserver(second) }
    }
    second = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      log.append(2)
    }
    center.post(name: Self.name, object: nil)
    #expect(log == [1])
  }

  @Test func `what is posted to Foundation's center arrives, and the other way round`() {
    _ = World()
    let name = Notification.Name("\(Self.name.rawValue).both")
    var log: [String] = []
    let ours = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      log.append("ours")
    }
    let other = Foundation.NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.append("Foundation's") } }
    Foundation.NotificationCenter.default.post(name: name, object: nil)
    #expect(log.sorted() == ["Foundation's", "ours"])
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.count == 4)
    NotificationCenter.default.removeObserver(ours)
    Foundation.NotificationCenter.default.removeObserver(other)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.count == 4)
  }
}
