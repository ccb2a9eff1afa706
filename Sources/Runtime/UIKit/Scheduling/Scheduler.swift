import Foundation

extension UIKitRuntime {
  /// The queue and the clock of the runtime.
  ///
  /// The runtime makes no callback inside `push`, `present` and similar calls, but schedules them
  /// on this queue, so its implementation decides when a turn of the main queue takes place.
  /// Source: UIKIT-CASES.md "When the callbacks are delivered".
  @preconcurrency @MainActor
  public protocol Scheduler: AnyObject {
    /// The time since the scheduler was made.
    var now: Duration { get }

    /// Runs work in a later turn of the queue, never inside this call.
    func async(_ work: @escaping @MainActor () -> Void)

    /// Runs work after a number of seconds, zero or more, unless it is cancelled before.
    @discardableResult
    func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Cancellation

    /// Runs work once a number of seconds has passed, zero or more, unless it is cancelled before.
    ///
    /// Unlike `after`, it does not advance virtual time: running until idle does not wait for it.
    @discardableResult
    func whenPassed(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
      -> Cancellation
  }
}

extension UIKitRuntime.Scheduler {
  /// The default for real time: the same as `after`.
  @discardableResult
  public func whenPassed(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
    -> UIKitRuntime.Cancellation
  {
    after(seconds, work)
  }
}

extension UIKitRuntime {
  /// Cancels scheduled work.
  @preconcurrency @MainActor
  public class Cancellation {
    private final var onCancel: (@MainActor () -> Void)?

    /// Makes a cancellation whose class overrides `cancel()`.
    init() {}

    /// Makes a cancellation that runs a closure when it is first called.
    public init(_ onCancel: @escaping @MainActor () -> Void) {
      self.onCancel = onCancel
    }

    /// Cancels the work; does nothing if it has run or was cancelled before.
    public func cancel() {
      onCancel?()
      onCancel = nil
    }
  }
}
