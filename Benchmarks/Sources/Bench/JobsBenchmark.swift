import ConcentrationEngine
import ConcentrationPlayers
import Dispatch
import Foundation

/// The same games with one thread and with two.
struct JobsBenchmark {
  private let simulation: Simulation
  private let games = 400_000
  private let repetitions = 7

  init() throws {
    let setup = try SimulationSetup(size: .standard, players: [.level(.perfect)])
    simulation = Simulation(setup, seed: SeedText(3))
  }

  /// Whether two processors are free, as far as the system's load of the last minute tells.
  ///
  /// A speed by the clock on the wall means nothing otherwise.
  static var isMachineQuiet: Bool {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    let load = text?.split(separator: " ").first.flatMap { Double($0) } ?? 0
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    // This program itself has used one processor for a while.
    return processors >= 2 && load <= processors - 0.7
  }

  private func one() {
    consume(try? simulation.run(games: 0..<games))
  }

  private func two() {
    let half = games / 2
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      consume(try? simulation.run(games: (part * half)..<((part + 1) * half)))
    }
  }

  /// How much faster two threads are, by the clock on the wall.
  func speed() -> Double {
    let clock = ContinuousClock()
    return (0..<repetitions).map { _ in clock.measure(one) / clock.measure(two) }.median
  }

  /// How much more processor time two threads need for the same games.
  ///
  /// On two free processors the speed is two divided by this: the threads share nothing.
  func processorTime() -> Double {
    (0..<repetitions).map { _ in
      let start = allThreadsNanoseconds()
      one()
      let middle = allThreadsNanoseconds()
      two()
      return Double(allThreadsNanoseconds() - middle) / Double(middle - start)
    }.median
  }

  private func allThreadsNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
