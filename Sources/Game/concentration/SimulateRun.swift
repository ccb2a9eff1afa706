import ConcentrationPlayers
import Dispatch
import Synchronization
import UIKitSystem

/// A simulation spread over threads: each takes the next few games until none are left.
///
/// The result does not depend on which thread plays a game, and results add up exactly in any
/// order.
struct SimulateRun: Sendable {
  /// The result of a run.
  struct Outcome: Sendable {
    let result: SimulationResult
    /// True if Ctrl-C ended it before all games were played.
    let isInterrupted: Bool
  }

  private struct State: Sendable {
    var next: Int
    var result: SimulationResult
    var error: SimulationError?
  }

  let simulation: Simulation
  let games: Range<Int>
  /// Threads that play, one or more.
  let jobs: Int

  /// Plays all games, or as many as are done when Ctrl-C is pressed.
  @MainActor
  func finish() throws(SimulationError) -> Outcome {
    InterruptFlag.watch()
    let progress = SimulateProgress(games: games.count)
    let state = Mutex(
      State(next: games.lowerBound, result: SimulationResult(simulation.setup), error: nil))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      work(on: state, telling: progress)
    }
    progress.end()
    let final = state.withLock { $0 }
    if let error = final.error { throw error }
    return Outcome(result: final.result, isInterrupted: final.result.games < games.count)
  }

  private func work(on state: borrowing Mutex<State>, telling progress: SimulateProgress) {
    var size = 16
    while !InterruptFlag.isSet, let part = take(size, from: state) {
      let start = ContinuousClock.now
      do throws(SimulationError) {
        let result = try simulation.run(games: part)
        let done = try state.withLock { (state) throws(SimulationError) -> Int in
          try state.result.merge(result)
          return state.result.games
        }
        progress.show(done)
      } catch {
        state.withLock { $0.error = $0.error ?? error }
        return
      }
      // Long enough that merging costs little, short enough that Ctrl-C takes effect at once.
      let elapsed = ContinuousClock.now - start
      if elapsed < .milliseconds(50) { size = min(size * 2, 1 << 20) }
      if elapsed > .milliseconds(200) { size = max(size / 2, 1) }
    }
  }

  /// The next games that no thread plays yet.
  private func take(_ count: Int, from state: borrowing Mutex<State>) -> Range<Int>? {
    state.withLock { state in
      guard state.error == nil, state.next < games.upperBound else { return nil }
      // The last games are distributed evenly, so that no thread waits long for another.
      let fair = max((games.upperBound - state.next) / (2 * jobs), 1)
      let end = state.next + min(count, fair)
      defer { state.next = end }
      return state.next..<end
    }
  }
}
