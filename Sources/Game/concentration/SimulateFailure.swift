import ConcentrationPlayers
import UIKitShell

/// Why `simulate` did not complete.
enum SimulateFailure: Error, CustomStringConvertible {
  /// A file cannot be read or merged, and why.
  case file(String, String)
  /// Parts cannot be added up: a line for each.
  case parts([String])
  /// The simulation failed.
  case simulation(SimulationError)
  /// Ctrl-C was pressed after a number of games.
  case interrupted(games: Int)

  var description: String {
    switch self {
    case .file(let path, let reason): "\(VisibleText.make(path)): \(reason)"
    case .parts(let lines): lines.joined(separator: "\n")
    case .simulation(let error): "\(error)"
    case .interrupted(let games): "interrupted after \(games) games"
    }
  }

  /// What is said on standard error, each line behind the program's name.
  var lines: [String] {
    if case .parts(let lines) = self { lines } else { [description] }
  }

  /// The exit status of the program.
  var status: ExitStatus {
    switch self {
    case .file, .parts, .simulation: .usage
    case .interrupted: .interrupted
    }
  }
}
