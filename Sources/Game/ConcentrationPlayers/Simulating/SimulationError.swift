import ConcentrationEngine

/// Why games cannot be simulated, or results cannot be merged or read.
public enum SimulationError: Error, Hashable, Sendable {
  /// Not one through four players.
  case playerCount(Int)
  /// A player made a move that the rules refuse.
  case refusedMove(MoveError)
  /// A player passed between two cards, or alone at the table.
  case refusedPass
  /// The results are of different boards or players.
  case differentSetups(String, String)
  /// Both results include these games of this seed, which would be counted twice.
  case countedTwice(seed: String, first: Int, games: Int)
  /// There is nothing to merge.
  case nothingToMerge
  /// A file is neither JSON nor the CSV of a result.
  case unreadable(line: Int, column: Int, expected: String)
  /// A file begins like JSON but is invalid.
  case notJSON
  /// A result lacks this key.
  case missing(key: String)
  /// The value of a key is out of its range.
  case badValue(key: String)
}
