import ConcentrationPlayers
import UIKitShell

/// Why `simulate` did not complete.
enum SimulateFailure: Error, CustomStringConvertible {
  /// A file cannot be read or merged, and why.
  case file(String, String)
  /// The simulation failed.
  case simulation(SimulationError)
  /// Ctrl-C was pressed after a number of games.
  case interrupted(games: Int)

  var description: String {
    switch self {
    case .file(let path, let reason): "\(VisibleText.make(path)): \(reason)"
    case .simulation(let error): "\(error)"
    case .interrupted(let games): "interrupted after \(games) games"
    }
  }

  /// The exit status of the program.
  var status: ExitStatus {
    switch self {
    case .file, .simulation: .usage
    case .interrupted: .interrupted
    }
  }
}
