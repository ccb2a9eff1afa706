import ConcentrationPlayers
import UIKitShell

/// The parts of a simulation, added up: each that cannot be added is named with its reason.
@MainActor
struct SimulationMerge {
  private var total: SimulationResult?
  private var parts: [(path: String, runs: [SimulationRun])] = []
  private var problems: [String] = []

  /// Adds the part in a file, or remembers what is wrong with it.
  mutating func add(_ path: String) {
    guard !parts.contains(where: { $0.path == path }) else {
      return note(path, "it is given twice")
    }
    do throws(SimulateFailure) {
      let part = try SimulationFile.read(path)
      // A part that is refused is still one that another may overlap.
      defer { parts.append((path, part.runs)) }
      do throws(SimulationError) {
        if total == nil { total = part } else { try total?.merge(part) }
      } catch {
        note(path, reason(error))
      }
    } catch {
      problems += error.lines
    }
  }

  /// The sum.
  ///
  /// - Throws: Everything that was wrong, if anything was.
  func finish() throws(SimulateFailure) -> SimulationResult {
    guard problems.isEmpty else { throw .parts(problems) }
    guard let total else { throw .simulation(.nothingToMerge) }
    return total
  }

  private mutating func note(_ path: String, _ reason: String) {
    problems.append("\(SimulateFailure.file(path, reason))")
  }

  private func reason(_ error: SimulationError) -> String {
    guard case .countedTwice(let seed, let first, let games) = error else { return "\(error)" }
    let twice = first..<first + games
    func overlaps(_ run: SimulationRun) -> Bool {
      run.seed == seed && twice.overlaps(run.first..<run.end)
    }
    guard let other = parts.first(where: { $0.runs.contains(where: overlaps) }) else {
      return "\(error)"
    }
    let path = VisibleText.make(other.path)
    return
      "games \(first) to \(twice.upperBound - 1) of seed \(VisibleText.make(seed)) are in \(path), too"
  }

  /// The most lines that name games which no part has.
  private static let mostNotes = 10

  /// What a sum lacks: games that stand before or between those of its parts.
  static func notes(on result: SimulationResult) -> [String] {
    let missing = result.missing
    let lines = missing.prefix(mostNotes).map { run in
      "no part has the games \(run.first) to \(run.end - 1) of seed \(VisibleText.make(run.seed)): "
        + "--first \(run.first) --games \(run.games)"
    }
    let rest = missing.count - lines.count
    return rest > 0 ? lines + ["\(rest) more gaps are not listed"] : lines
  }
}
