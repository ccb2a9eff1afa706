import Foundation

extension UIKitRuntime {
  /// The queue and the clock on which the whole runtime lives.
  ///
  /// Nothing in the runtime calls back inside `push`, `present` and the like: the callbacks are put
  /// on this queue, so the one who injects it decides when a turn of the main queue takes place.
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
    /// Unlike `after`, it lets no virtual time pass: who waits until nothing is left to do does not wait
    /// for it.
    @discardableResult
    func whenPassed(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
      -> Cancellation
  }
}

extension UIKitRuntime.Scheduler {
  /// On a clock of its own, time passes anyway.
  @discardableResult
  public func whenPassed(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
    -> UIKitRuntime.Cancellation
  {
    after(seconds, work)
  }
}

extension UIKitRuntime {
  /// Takes back work that was put on a scheduler.
  @preconcurrency @MainActor
  public final class Cancellation {
    private var onCancel: (@MainActor () -> Void)?

    /// Makes a cancellation that runs a closure when it is used for the first time.
    public init(_ onCancel: @escaping @MainActor () -> Void) {
      self.onCancel = onCancel
    }

    /// Takes the work back; nothing happens if it has run or was taken back already.
    public func cancel() {
      onCancel?()
      onCancel = nil
    }
  }
}
