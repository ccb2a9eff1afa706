import Dispatch
import Foundation

/// The main dispatch queue as scheduler: what an app written for a phone expects.
@preconcurrency @MainActor
public final class MainQueueScheduler: Scheduler {
  private let start = ContinuousClock.now

  /// Makes a scheduler whose clock starts now.
  public init() {}

  public var now: Duration { ContinuousClock.now - start }

  public func async(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }

  @discardableResult
  public func after(
    _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> Cancellation {
    let item = DispatchWorkItem { MainActor.assumeIsolated(work) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return Cancellation { item.cancel() }
  }
}
