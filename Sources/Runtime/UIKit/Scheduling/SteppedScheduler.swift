import Foundation

extension UIKitRuntime {
  /// A scheduler whose time is virtual: it passes only when somebody steps it, and never sleeps.
  @preconcurrency @MainActor
  public final class SteppedScheduler: Scheduler {
    private var turns: [@MainActor () -> Void] = []
    private var spare: [@MainActor () -> Void] = []
    private var timers: [Timer] = []
    private var timerCount = 0

    private var time: Duration = .zero

    /// The virtual time since the scheduler was made.
    public var now: Duration { time }

    /// Makes a scheduler whose clock stands at zero.
    public init() {}

    /// Work that waits for its moment.
    private struct Timer {
      let number: Int
      let due: Duration
      let work: @MainActor () -> Void
    }

    /// Runs work in a later turn of the queue.
    public func async(_ work: @escaping @MainActor () -> Void) {
      turns.append(work)
    }

    /// Runs work after a number of seconds, zero or more, unless it is cancelled before.
    @discardableResult
    public func after(
      _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
    ) -> Cancellation {
      timerCount += 1
      let timer = Timer(number: timerCount, due: time + .seconds(max(0, seconds)), work: work)
      let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
      timers.insert(timer, at: place)
      let number = timer.number
      return Cancellation { [weak self] in self?.timers.removeAll { $0.number == number } }
    }

    /// Whether neither a turn nor a timer waits.
    public var isIdle: Bool { turns.isEmpty && timers.isEmpty }

    /// The moment of the next timer, or nil if none waits.
    public var nextTimer: Duration? { timers.first?.due }

    /// Runs one turn of the queue: the work that waited when the turn began.
    ///
    /// Work that is added meanwhile waits for the next turn.
    public func runTurn() {
      // Two buffers change places, so that a long run allocates nothing.
      var batch = spare
      spare = []
      swap(&batch, &turns)
      for work in batch { work() }
      batch.removeAll(keepingCapacity: true)
      spare = batch
    }

    /// Runs turns until none waits; time stands still.
    public func runTurns() {
      while !turns.isEmpty { runTurn() }
    }

    /// Runs everything that waits, letting time jump from timer to timer, until nothing is left.
    public func runUntilIdle() {
      runTurns()
      while let due = timers.first?.due { step(to: due) }
    }

    /// Lets a span of time pass, and runs what falls due in it.
    public func advance(by span: Duration) {
      let end = time + max(span, .zero)
      runTurns()
      while let due = timers.first?.due, due <= end { step(to: due) }
      time = end
    }

    /// Lets time pass up to a timer's moment and runs that one timer.
    private func step(to due: Duration) {
      time = max(time, due)
      let timer = timers.removeFirst()
      timer.work()
      runTurns()
    }
  }
}
