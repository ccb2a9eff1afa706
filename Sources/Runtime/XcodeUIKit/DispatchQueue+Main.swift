import Dispatch
import UIKit

// The compiler prefers these to Dispatch's own, which have more parameters. Work for the main queue goes to
// the application's scheduler, so that it runs in virtual time in scripts; other queues are Dispatch's.
extension DispatchQueue {
  /// Runs work on the queue, after this call has returned.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard isMain else { return async(group: nil, qos: .unspecified, flags: [], execute: work) }
    MainThread.perform { UIApplication.shared.scheduler.async { work() } }
  }

  /// Runs work on the queue once a moment has come.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    guard deadline != .distantFuture else { return }
    let seconds = Self.seconds(until: deadline)
    MainThread.perform { UIApplication.shared.scheduler.whenPassed(seconds) { work() } }
  }

  /// Runs the work of an item on the queue, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let item = workItem
    async { item.perform() }
  }

  /// Runs the work of an item on the queue once a moment has come, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let item = workItem
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// The seconds until a moment, to the hundredth: what the app meant, without the time that has passed
  /// since it said `.now()`.
  private static func seconds(until deadline: DispatchTime) -> TimeInterval {
    let (end, start) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    return end > start ? (Double(end - start) / 10_000_000).rounded() / 100 : 0
  }

  private var isMain: Bool { label == "com.apple.main-thread" }
}
