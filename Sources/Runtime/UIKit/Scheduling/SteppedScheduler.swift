import Foundation

extension UIKitRuntime {
  /// A scheduler with virtual time, which the caller advances without sleeping.
  @preconcurrency @MainActor
  public final class SteppedScheduler: Scheduler {
    // Without the check for overlapping accesses, since no access lasts while work is run.
    @exclusivity(unchecked) private var turns: [Turn] = []
    @exclusivity(unchecked) private var reusableBuffer: [Turn] = []
    @exclusivity(unchecked) private var timers: [Timer] = []

    private var time: Duration = .zero

    /// The virtual time since the scheduler was made.
    public var now: Duration { time }

    /// Makes a scheduler whose time is zero.
    public init() {}

    /// Work for a later turn; an array of plain functions would wrap each of them in another
    /// closure.
    private struct Turn {
      let work: @MainActor () -> Void
    }

    /// Work that is due at a time, and its cancellation: one object, since each push and pop makes one.
    private final class Timer: Cancellation {
      let due: Duration
      /// Whether running until idle advances time to it.
      let isAwaited: Bool
      /// Nil once it was cancelled.
      var work: (@MainActor () -> Void)?

      init(due: Duration, isAwaited: Bool, work: @escaping @MainActor () -> Void) {
        self.due = due
        self.isAwaited = isAwaited
        self.work = work
        super.init()
      }

      override func cancel() { work = nil }
    }

    /// Runs work in a later turn of the queue.
    public func async(_ work: @escaping @MainActor () -> Void) {
      turns.append(Turn(work: work))
    }

    /// Runs work after a number of seconds, zero or more, unless it is cancelled before.
    @discardableResult
    public func after(
      _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
    ) -> Cancellation {
      add(seconds, isAwaited: true, work)
    }

    /// Runs work once virtual time has been advanced for another reason.
    @discardableResult
    public func whenPassed(
      _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
    ) -> Cancellation {
      add(seconds, isAwaited: false, work)
    }

    private func add(
      _ seconds: TimeInterval, isAwaited: Bool, _ work: @escaping @MainActor () -> Void
    ) -> Cancellation {
      let timer = Timer(
        due: time + .seconds(max(0, seconds)), isAwaited: isAwaited, work: work)
      var place = timers.endIndex
      while place > 0, timers[place - 1].due > timer.due { place -= 1 }
      timers.insert(timer, at: place)
      return timer
    }

    /// Whether there is neither a pending turn nor a timer to wait for.
    public var isIdle: Bool { turns.isEmpty && !isTimerAwaited }

    private var isTimerAwaited: Bool { nextAwaitedTimer != nil }

    /// The moment of the next timer to which time may jump, or nil if none is left.
    public var nextAwaitedTimer: Duration? {
      // A loop: a closure that is passed to the standard library checks its actor, for each command.
      for timer in timers where timer.isAwaited && timer.work != nil { return timer.due }
      return nil
    }

    /// The time of the next timer, or nil if there is none.
    public var nextTimer: Duration? {
      while let timer = timers.first {
        if timer.work != nil { return timer.due }
        timers.removeFirst()
      }
      return nil
    }

    /// Runs one turn of the queue: the work that was pending when the turn began.
    ///
    /// Work that is added during the turn runs in the next one.
    public func runTurn() {
      // Two buffers are swapped, so that a long run allocates nothing.
      var batch = reusableBuffer
      reusableBuffer = []
      swap(&batch, &turns)
      for turn in batch { turn.work() }
      batch.removeAll(keepingCapacity: true)
      reusableBuffer = batch
    }

    /// So many turns, or timers that are due at once, are run without time passing.
    ///
    /// Work that queues itself again would go on for ever; a phone sees touches between its turns.
    public static let mostTurns = 10_000

    /// Is called when work is left that queues itself again and again.
    public var whenEndless: (@MainActor () -> Void)?

    /// Runs turns until none is pending, at most `mostTurns`, without advancing time.
    public func runTurns() {
      for _ in 0..<Self.mostTurns {
        if turns.isEmpty { return }
        runTurn()
      }
      if !turns.isEmpty { whenEndless?() }
    }

    /// Runs all turns and timers, advancing time from timer to timer, until idle.
    public func runUntilIdle() {
      runTurns()
      while isTimerAwaited, let due = nextTimer { step(to: due) }
    }

    /// Runs turns and timers until idle, but at most so many of them.
    ///
    /// - Returns: Whether nothing is pending.
    public func runUntilIdle(atMost limit: Int) -> Bool {
      for _ in 0..<limit {
        if !turns.isEmpty {
          runTurn()
        } else if isTimerAwaited, let due = nextTimer {
          time = max(time, due)
          timers.removeFirst().work?()
        } else {
          return true
        }
      }
      return isIdle
    }

    /// What is waited for, in words.
    public var stillPending: String {
      let seconds = nextAwaitedTimer.map { Double($0.components.seconds) }
      let timer = seconds.map { "a timer is due at \(Int($0)) s" }
      let queue = turns.isEmpty ? nil : "\(turns.count) blocks are queued"
      return [queue, timer].compactMap { $0 }.joined(separator: ", ")
    }

    /// Advances time by a span, and runs what becomes due.
    public func advance(by span: Duration) {
      let end = time + max(span, .zero)
      runTurns()
      var turnsAtOnce = 0
      while let due = nextTimer, due <= end, turnsAtOnce < Self.mostTurns {
        turnsAtOnce = due > time ? 0 : turnsAtOnce + 1
        step(to: due)
      }
      if turnsAtOnce == Self.mostTurns { whenEndless?() }
      time = end
    }

    /// Advances time to a timer and runs it.
    private func step(to due: Duration) {
      time = max(time, due)
      let timer = timers.removeFirst()
      timer.work?()
      runTurns()
    }
  }
}
