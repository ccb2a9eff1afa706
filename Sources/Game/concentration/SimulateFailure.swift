import ConcentrationPlayers
import UIKitShell

/// Why `simulate` did not do all that was asked.
enum SimulateFailure: Error, CustomStringConvertible {
  /// A file cannot be read or merged, and why.
  case file(String, String)
  /// The simulation itself.
  case simulation(SimulationError)
  /// Ctrl-C was pressed; so many games were done.
  case interrupted(games: Int)

  var description: String {
    switch self {
    case .file(let path, let reason): "\(VisibleText.make(path)): \(reason)"
    case .simulation(let error): "\(error)"
    case .interrupted(let games): "interrupted after \(games) games"
    }
  }

  /// The status that the program ends with.
  var status: ExitStatus {
    switch self {
    case .file, .simulation: .usage
    case .interrupted: .interrupted
    }
  }
}
