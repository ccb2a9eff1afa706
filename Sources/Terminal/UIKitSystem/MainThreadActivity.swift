import Dispatch
import Synchronization
import UIKitShell

/// What the main thread is busy with, written there and read from any thread.
package final class MainThreadActivity: MainThreadObserver {
  /// Work that has begun and, as far as is known, not ended.
  package struct Entry: Hashable, Sendable {
    /// What it is.
    package let work: MainThreadWork
    /// When it began, on a clock that only goes forward.
    package let start: Duration
    /// Tells it from earlier work.
    package let number: Int
    /// The command or the other piece of work of which it is a part; nil if it is none.
    package var whole: Whole?

    /// Work with parts: many short calls block a person as one long call does.
    package struct Whole: Hashable, Sendable {
      /// What it is.
      package let work: MainThreadWork
      /// When it began.
      package let start: Duration
      /// Tells it from earlier work.
      package let number: Int
    }
  }

  private struct State {
    var entry: Entry?
    var count = 0
    /// Whether a thread waits for work to begin.
    var isAwaited = false

    /// Notes work; returns whether it was awaited.
    mutating func begin(_ work: MainThreadWork, at start: Duration, level: Int = 0) -> Bool {
      defer { isAwaited = false }
      count += 1
      let whole = entry.map {
        $0.whole ?? Entry.Whole(work: $0.work, start: $0.start, number: $0.number)
      }
      entry = Entry(work: work, start: start, number: count, whole: level > 0 ? whole : nil)
      return isAwaited
    }
  }

  /// What runs, for the handler of a trap.
  package let running = RunningTexts()
  private let state = Mutex(State())
  private let hasBegun = DispatchSemaphore(value: 0)
  private let now: @Sendable () -> Duration

  /// A thread that does nothing yet; its time is the one of the system unless told otherwise.
  package init(now: @escaping @Sendable () -> Duration = { MonotonicClock.now }) {
    self.now = now
  }

  package var callDepth: UnsafeMutablePointer<Int>? { running.callDepth }

  package func begin(_ work: MainThreadWork, level: Int) {
    running.set("\(work)", at: level)
    note(work, level)
  }

  private func note(_ work: MainThreadWork, _ level: Int = 0) {
    if state.withLock({ $0.begin(work, at: now(), level: level) }) { hasBegun.signal() }
  }

  /// Blocks the thread of a watch, which costs nothing, until something is under way.
  package func waitForWork() {
    let isIdle = state.withLock { state in
      if state.entry == nil { state.isAwaited = true }
      return state.isAwaited
    }
    if isIdle { hasBegun.wait() }
  }

  package func inside(_ work: MainThreadWork, _ body: () -> Void) {
    let outer = state.withLock(\.entry).flatMap { hasReturned($0) ? nil : $0 }
    note(work)
    body()
    // What it is inside of has not stood still meanwhile.
    if let outer { note(outer.work) } else { end() }
  }

  /// A call that is part of nothing, as of a timer, or of a resize before the first prompt, does not say that it has ended.
  private func hasReturned(_ entry: Entry) -> Bool {
    guard case .call = entry.work, entry.whole == nil else { return false }
    return running.callDepth.pointee == 0
  }

  package func end() { state.withLock { $0.entry = nil } }

  /// What is under way; nil if nothing is.
  package var current: Entry? { state.withLock(\.entry) }
}

/// Decides when the main thread has been busy with one thing for too long.
struct StallDetection {
  /// How long one piece of work may take.
  let limit: Duration
  private var reported = 0

  init(limit: Duration) {
    self.limit = limit
  }

  /// What is to be said of the work under way, once for each; nil if there is nothing to say.
  mutating func stall(of entry: MainThreadActivity.Entry?, at now: Duration) -> String? {
    guard let entry else { return nil }
    if now - entry.start >= limit { return say(entry.work, entry.number) }
    guard let whole = entry.whole, now - whole.start >= limit else { return nil }
    return say(whole.work, whole.number)
  }

  private mutating func say(_ work: MainThreadWork, _ number: Int) -> String? {
    guard number > reported else { return nil }
    reported = number
    return "\(work) has run for \(limit.inWords)"
  }

  /// True while work, or that of which it is a part, takes longer than the limit.
  func isStalled(_ entry: MainThreadActivity.Entry?, at now: Duration) -> Bool {
    entry.map { now - ($0.whole?.start ?? $0.start) >= limit } ?? false
  }
}

extension Duration {
  /// The time as a person says it, to a tenth: `5 seconds`.
  fileprivate var inWords: String {
    let tenths = (self / .milliseconds(100)).rounded() / 10
    if tenths == 1 { return "1 second" }
    return tenths == tenths.rounded() ? "\(Int(tenths)) seconds" : "\(tenths) seconds"
  }
}
