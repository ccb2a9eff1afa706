import ArgumentParser
import ConcentrationEngine
import ConcentrationPlayers
import Foundation
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// `concentration simulate`: many games between simulated players.
struct SimulateCommand: ParsableCommand {
  /// The output format.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, csv, json
  }

  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Let players play many games, and compare with the mathematics.",
    usage: """
      concentration simulate --size 4x4 --player perfect --games 1000000
      concentration simulate --player perfect --against greedy --format json
      concentration simulate --merge FILE...
      """,
    discussion: """
      The same seed gives the same result, whatever the number of jobs. Parts of a
      large run (--first 0 --games 1000, then --first 1000 --games 1000, ...) can be
      made anywhere, written as csv or json, and merged. Ctrl-C prints what is done.
      json is one object, such as {"moves": {"mean": 12.4, ...}, ...}.

      Players:
      \(playerList)
      """)

  @Option(help: "The board, columns x rows.", transform: Self.size)
  var size: BoardSize?

  @Option(help: "The player who begins (perfect).", transform: Self.player)
  var player: PlayerKind?

  @Option(help: "Another player; up to three times.", transform: Self.player)
  var against: [PlayerKind] = []

  @Option(
    parsing: .unconditional, help: "How many games.",
    transform: Self.number(in: 1...1_000_000_000_000))
  var games: Int = 100_000

  @Option(
    parsing: .unconditional, help: "The number of the first game, to run a part.",
    transform: Self.number(in: 0...1_000_000_000_000_000))
  var first: Int = 0

  @Option(help: "What the games are dealt from: a number, or any text (1).", transform: Self.seed)
  var seed: SeedText?

  @Option(
    parsing: .unconditional, help: "How many games to play at a time (one a processor).",
    transform: Self.number(in: 1...1024))
  var jobs: Int?

  @Option(help: "text, csv or json.")
  var format = Format.text

  @Option(parsing: .upToNextOption, help: "Add up results written as csv or json.")
  var merge: [String] = []

  func validate() throws {
    guard against.count <= 3 else {
      throw ValidationError("--against is possible three times: four can play")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try printResult() }
  }

  @MainActor
  private func printResult() throws {
    let console = ConcentrationProgram.console
    do {
      let outcome = merge.isEmpty ? try simulate() : try merged()
      console.write(try SimulationFile.bytes(of: outcome.result, as: format))
      console.flush()
      if !merge.isEmpty {
        for line in SimulationMerge.notes(on: outcome.result) {
          console.writeError(Array("concentration: \(line)\n".utf8))
        }
      }
      if outcome.isInterrupted {
        throw SimulateFailure.interrupted(games: outcome.result.games)
      }
    } catch let error as SimulateFailure {
      for line in error.lines { console.writeError(Array("concentration: \(line)\n".utf8)) }
      throw ProgramEnd(status: error.status)
    }
  }

  @MainActor
  private func simulate() throws(SimulateFailure) -> SimulateRun.Outcome {
    do throws(SimulationError) {
      let setup = try SimulationSetup(
        size: size ?? BoardSize.standard, players: [player ?? .level(.perfect)] + against)
      let run = SimulateRun(
        simulation: Simulation(setup, seed: seed ?? SeedText(1)), games: first..<(first + games),
        jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
      return try run.finish()
    } catch {
      throw .simulation(error)
    }
  }

  @MainActor
  private func merged() throws(SimulateFailure) -> SimulateRun.Outcome {
    var parts = SimulationMerge()
    for path in merge { parts.add(path) }
    let total = try parts.finish()
    return SimulateRun.Outcome(result: total, isInterrupted: false)
  }
}

extension SimulateCommand {
  fileprivate static var playerList: String {
    let width = PlayerCatalog.entries.map(\.usage.count).max() ?? 0
    return PlayerCatalog.entries.map { entry in
      let blanks = String(repeating: " ", count: width - entry.usage.count)
      return "  \(entry.usage)\(blanks)  \(entry.summary)"
    }.joined(separator: "\n")
  }

  fileprivate static func number(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text), range.contains(number) else {
        throw ValidationError("\(range.lowerBound) to \(range.upperBound), not '\(text)'")
      }
      return number
    }
  }

  fileprivate static func size(_ text: String) throws -> BoardSize {
    do {
      return try BoardSize(parsing: text)
    } catch {
      throw ValidationError("\(error.problem)")
    }
  }

  fileprivate static func player(_ text: String) throws -> PlayerKind {
    do {
      return try PlayerKind(parsing: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  fileprivate static func seed(_ text: String) throws -> SeedText {
    do {
      return try SeedText(parsing: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
