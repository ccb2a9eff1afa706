import UIKit

/// A timer that runs on the application's scheduler, so that it fires in virtual time in scripts.
///
/// It fires on the main thread, whatever run loop it is added to. Source: Apple, Timer.
open class Timer: NSObject, @unchecked Sendable {
  /// What it does; nil when it has ended, so that it holds its target no longer.
  private var handler: ((Timer) -> Void)?
  private let isRepeating: Bool
  private var cancellation: UIKitRuntime.Cancellation?
  /// The seconds until it fires first, once it is started.
  private var delay: TimeInterval
  /// When it fires next, on the scheduler's clock; nil while it is not started.
  private var due: Duration?

  /// The seconds between two firings; 0 of a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// What the timer was made with.
  open private(set) var userInfo: Any?
  /// How much later than its time it may fire; it fires in time all the same.
  open var tolerance: TimeInterval = 0
  /// Whether the timer can still fire.
  open private(set) var isValid = true

  /// Makes a timer that does nothing, as an initial value.
  public convenience override init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    isValid = false
  }

  /// Makes a timer that runs a closure once it is added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    // Source: Apple, Timer.scheduledTimer: an interval of 0 or less is 0.1 milliseconds.
    delay = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? delay : 0
    isRepeating = repeats
    handler = block
    super.init()
  }

  /// Makes a timer that runs a closure from a date on, once it is added to a run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }

  /// Makes a timer that sends a selector to an object, which it keeps, once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: interval, repeats: yesOrNo) {
      $0.send(aSelector, to: aTarget)
    }
    self.userInfo = userInfo
  }

  /// Makes a timer that runs a closure, and starts it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes a timer that sends a selector to an object, which it keeps, and starts it.
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// When it fires next, or would if it were started now.
  open var fireDate: Date {
    get {
      let now = AppClock.now
      return now.date + (due.map { ($0 - now.time) / .seconds(1) } ?? delay)
    }
    set {
      delay = max(0, newValue.timeIntervalSince(AppClock.now.date))
      if due != nil { schedule(after: delay) }
    }
  }

  /// Fires at once; a timer that does not repeat has ended then.
  open func fire() {
    guard isValid else { return }
    handler?(self)
    if !isRepeating { invalidate() }
  }

  /// Ends the timer, which then holds neither its target nor its closure.
  open func invalidate() {
    isValid = false
    handler = nil
    due = nil
    MainThread.perform { [self] in
      cancellation?.cancel()
      cancellation = nil
    }
  }

  /// Starts the timer, unless it runs or has ended.
  func start() {
    if isValid, due == nil { schedule(after: delay) }
  }

  private func schedule(after seconds: TimeInterval) {
    MainThread.perform { [self] in
      let scheduler = UIApplication.shared.scheduler
      due = scheduler.now + .seconds(seconds)
      cancellation?.cancel()
      cancellation = scheduler.whenPassed(seconds) { [self] in firesInTime() }
    }
  }

  private func firesInTime() {
    guard isValid, let last = due else { return }
    handler?(self)
    guard isRepeating else { return invalidate() }
    // Unless the handler has set another date.
    guard isValid, due == last else { return }
    let next = last + .seconds(timeInterval)
    schedule(after: max(0, (next - AppClock.now.time) / .seconds(1)))
  }

  private func send(_ selector: Selector, to target: Any) {
    nonisolated(unsafe) let target = target
    MainThread.perform { [self] in
      UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
    }
  }
}

extension RunLoop {
  /// Starts a timer; all modes are the same.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
