/// What a player with no memory at all can expect from a solitaire game: closed forms.
public struct AmnesiacExpectation: Hashable, Sendable {
  /// Pairs on the table, zero or more.
  public let pairs: Int

  /// Makes the expectation for a number of pairs; a negative number counts as none.
  public init(pairs: Int) {
    self.pairs = max(pairs, 0)
  }

  /// The mean number of moves, the square of the number of pairs.
  ///
  /// With j pairs left a move matches with probability 1 / (2j − 1), so the mean is the sum of the
  /// first n odd numbers.
  public var moves: Double { Double(pairs) * Double(pairs) }

  /// The variance of the number of moves, n(n − 1)(4n + 1) / 3.
  public var variance: Double {
    let count = Double(pairs)
    return count * (count - 1) * (4 * count + 1) / 3
  }

  /// The mean score under the standard rule.
  ///
  /// Each mismatch costs a point for each of its cards that was in a mismatch before: all
  /// involvements but a card's first.
  public var score: Double {
    let involvements = 2 * (moves - Double(pairs))
    let cardsEverInvolved = Double(2 * pairs) * (1 - chanceOfNoMismatch)
    return 2 * Double(pairs) - (involvements - cardsEverInvolved)
  }

  /// The probability that a given card is matched before it is ever in a mismatch.
  ///
  /// With j pairs left, the moves that involve the card or remove a pair have the ratio 1 (its own
  /// match) to j − 1 (another match) to 2j − 2 (a mismatch with it).
  private var chanceOfNoMismatch: Double {
    var chance = 0.0
    for left in stride(from: 1, through: pairs, by: 1) {
      chance = (Double(left - 1) * chance + 1) / Double(3 * left - 2)
    }
    return chance
  }
}

/// What a player expects who turns over all cards first, two never seen a move, and then collects.
public struct SurveyExpectation: Hashable, Sendable {
  /// Pairs on the table, zero or more.
  public let pairs: Int

  /// Makes the expectation for a number of pairs; a negative number counts as none.
  public init(pairs: Int) {
    self.pairs = max(pairs, 0)
  }

  /// The mean number of moves, 2n − n / (2n − 1): n to see all, n to collect, less the lucky ones.
  public var moves: Double {
    pairs == 0 ? 0 : Double(2 * pairs) - Double(pairs) / Double(2 * pairs - 1)
  }

  /// The score under the standard rule, which is the same in every game.
  public var score: Int { 2 * pairs }
}
