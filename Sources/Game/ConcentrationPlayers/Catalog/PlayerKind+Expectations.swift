extension PlayerKind {
  /// The largest table, in pairs, for which an expectation is computed on demand.
  public static let mostPairsForExpectations = 200

  /// The exact mean number of moves of this player alone at a table.
  ///
  /// - Returns: nil for more than ``mostPairsForExpectations`` pairs, where it would take too long.
  public func expectedMoves(pairs: Int) -> Double? {
    guard pairs <= Self.mostPairsForExpectations else { return nil }
    switch basis {
    case .memory(let model):
      return LimitedMemoryExpectation(pairs: pairs, memory: model).moves
    case .survey: return SurveyExpectation(pairs: pairs).moves
    case .strategy, .level: return SolitaireExpectation(pairs: pairs).moves
    }
  }

  /// The exact mean score of this player alone under the standard rule, where it is known.
  public func expectedScore(pairs: Int) -> Double? {
    switch basis {
    case .memory(.perfect), .memory(.forgetting(0)), .memory(.noticing(1)): 2 * Double(pairs)
    case .memory(.lastCards(0)): AmnesiacExpectation(pairs: pairs).score
    case .memory(.lastCards(let capacity)) where capacity > pairs: 2 * Double(pairs)
    case .memory: nil
    case .survey, .strategy, .level: 2 * Double(pairs)
    }
  }

  /// The exact outcome of this player against another one, if it is known.
  ///
  /// - Returns: nil unless both have a strategy of perfect memory, and there are at most
  ///   ``mostPairsForExpectations`` pairs.
  public func matchUp(against other: PlayerKind, pairs: Int) -> MatchUp? {
    guard
      case .strategy(let first) = basis, case .strategy(let second) = other.basis,
      (1...Self.mostPairsForExpectations).contains(pairs)
    else { return nil }
    return MatchUp(first: first, second: second, pairs: pairs)
  }
}
