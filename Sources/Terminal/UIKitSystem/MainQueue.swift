import CUIKitRunLoop
import Dispatch
import Foundation

/// The process's main queue and main run loop, where an app's own timers, tasks and loads arrive.
@MainActor
package enum MainQueue {
  /// So many times in a row work may bring further work that is waited for.
  private static var rounds: Int { 10 }

  /// Runs what is due, and what that brings; then goes on for some seconds.
  package static func run(for seconds: Double) {
    for _ in 0..<rounds { guard runWhatWaits() else { return } }
    guard seconds > 0 else { return }
    let end = Date(timeIntervalSinceNow: seconds)
    while end.timeIntervalSinceNow > 0 { _ = RunLoop.main.run(mode: .default, before: end) }
  }

  /// Whether a `Timer` is due within some seconds.
  package static func hasTimer(within seconds: Double) -> Bool {
    crunloop_has_timer_within(seconds)
  }

  /// Waits until a timer, the queue or a descriptor has had something to run, or until some seconds have passed;
  /// nothing else ends it.
  package static func waitForWork(atMost seconds: Double?) {
    // A timer alone does not let the run loop return; its date does, once the timer has run.
    let date = crunloop_next_timer_date()
    let latest = date > 0 ? Date(timeIntervalSinceReferenceDate: date + 0.001) : .distantFuture
    let limit = seconds.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    _ = RunLoop.main.run(mode: .default, before: min(latest, limit))
  }

  /// Runs everything that is on the queue now; false if the queue does not go on, since the program
  /// itself was started from it.
  private static func runWhatWaits() -> Bool {
    let mark = Mark()
    DispatchQueue.main.async { MainActor.assumeIsolated { mark.isReached = true } }
    let latest = Date(timeIntervalSinceNow: 1)
    while !mark.isReached, latest.timeIntervalSinceNow > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return mark.isReached
  }

  /// A place in the queue.
  @MainActor
  private final class Mark {
    var isReached = false
  }
}
