import Foundation

extension UIKitRuntime {
  /// A scheduler whose time is virtual: it passes only in steps that the caller takes, without sleeping.
  @preconcurrency @MainActor
  public final class SteppedScheduler: Scheduler {
    // Without the check for overlapping accesses: none lasts while work is run.
    @exclusivity(unchecked) private var turns: [Turn] = []
    @exclusivity(unchecked) private var spare: [Turn] = []
    @exclusivity(unchecked) private var timers: [Timer] = []

    private var time: Duration = .zero

    /// The virtual time since the scheduler was made.
    public var now: Duration { time }

    /// Makes a scheduler whose clock stands at zero.
    public init() {}

    /// Work that waits for a turn; an array of bare functions would wrap each of them once more.
    private struct Turn {
      let work: @MainActor () -> Void
    }

    /// Work that waits for its moment.
    ///
    /// An object, so that a cancellation needs no weak reference to the scheduler, which would slow
    /// every retain of it.
    @MainActor
    private final class Timer {
      let due: Duration
      /// Whether time jumps to it when nothing else is left to do.
      let isAwaited: Bool
      /// Nil once it was cancelled.
      var work: (@MainActor () -> Void)?

      init(due: Duration, isAwaited: Bool, work: @escaping @MainActor () -> Void) {
        self.due = due
        self.isAwaited = isAwaited
        self.work = work
      }
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

    /// Runs work once virtual time has passed so far, which it does not for this alone.
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
      return Cancellation { timer.work = nil }
    }

    /// Whether no turn waits and no timer is waited for.
    public var isIdle: Bool { turns.isEmpty && !isTimerAwaited }

    private var isTimerAwaited: Bool {
      timers.contains { $0.isAwaited && $0.work != nil }
    }

    /// The moment of the next timer, or nil if none is left.
    public var nextTimer: Duration? {
      while let timer = timers.first {
        if timer.work != nil { return timer.due }
        timers.removeFirst()
      }
      return nil
    }

    /// Runs one turn of the queue: the work that waited when the turn began.
    ///
    /// Work that is added meanwhile waits for the next turn.
    public func runTurn() {
      // Two buffers change places, so that a long run allocates nothing.
      var batch = spare
      spare = []
      swap(&batch, &turns)
      for turn in batch { turn.work() }
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
      while isTimerAwaited, let due = nextTimer { step(to: due) }
    }

    /// Lets a span of time pass, and runs what falls due in it.
    public func advance(by span: Duration) {
      let end = time + max(span, .zero)
      runTurns()
      while let due = nextTimer, due <= end { step(to: due) }
      time = end
    }

    /// Lets time pass up to a timer's moment and runs that one timer.
    private func step(to due: Duration) {
      time = max(time, due)
      let timer = timers.removeFirst()
      timer.work?()
      runTurns()
    }
  }
}
