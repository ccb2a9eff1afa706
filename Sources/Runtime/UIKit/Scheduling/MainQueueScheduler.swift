import Dispatch
import Foundation

extension UIKitRuntime {
  /// A scheduler on the main dispatch queue with real time.
  @preconcurrency @MainActor
  public final class MainQueueScheduler: Scheduler {
    private let start = ContinuousClock.now

    /// Makes a scheduler whose clock starts now.
    public init() {}

    /// The time since the scheduler was made.
    public var now: Duration { ContinuousClock.now - start }

    /// Runs work in a later turn of the queue.
    public func async(_ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    /// Runs work after a number of seconds, zero or more, unless it is cancelled before.
    @discardableResult
    public func after(
      _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
    ) -> Cancellation {
      let item = DispatchWorkItem { MainActor.assumeIsolated(work) }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
      return Cancellation { item.cancel() }
    }
  }
}
