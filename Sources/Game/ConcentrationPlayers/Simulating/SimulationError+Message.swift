import ConcentrationEngine

extension SimulationError: CustomStringConvertible {
  /// What is wrong, and what is possible instead.
  public var description: String {
    switch self {
    case .playerCount(let count): "\(count) players: one to four can play"
    case .refusedMove(let error): "a player made a move that the rules refuse: \(error)"
    case .refusedPass: "a player passed where the rules do not allow it"
    case .differentSetups(let one, let other):
      "results of different games cannot be merged: \(one) and \(other)"
    case .countedTwice(let seed, let first, let games):
      "games \(first) to \(first + games - 1) of seed \(seed) are in more than one result"
    case .nothingToMerge: "there is no result to merge"
    case .unreadable(let line, let column, let expected):
      "line \(line), column \(column): expected \(expected); only csv and json can be merged"
    case .notJSON: "this is not valid JSON; only csv and json can be merged"
    case .missing(let key): "this is no result of a simulation: '\(key)' is missing"
    case .badValue(let key): "the value of '\(key)' is out of range"
    }
  }
}
