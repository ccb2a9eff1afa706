/// What a solitaire player who forgets nothing can expect from a table, computed exactly.
///
/// A move turns two cards. The player takes a known pair, else turns a card never seen, takes its
/// mate if that is known, and else turns a second card never seen; no strategy needs fewer moves
/// on average.
///
/// Source: Velleman and Warrington, "What to expect in a game of memory", Amer. Math. Monthly
/// 120(9), 2013, 787–805.
public struct SolitaireExpectation: Hashable, Sendable {
  /// Pairs on the table, zero or more.
  public let pairs: Int
  /// The mean number of moves.
  public let moves: Double
  /// The variance of the number of moves.
  public let variance: Double
  /// The mean number of moves in which two cards never seen before match.
  ///
  /// The last pair counts if neither of its cards had been seen. The limit is the logarithm of 2.
  public let lucky: Double

  /// Computes the expectation for a number of pairs; a negative number counts as none.
  ///
  /// - Complexity: O(pairs²).
  public init(pairs: Int) {
    let moments = SolitaireRecurrence<Double>.moments(pairs: max(pairs, 0))
    self.pairs = max(pairs, 0)
    moves = moments.moves
    variance = moments.variance
    lucky = moments.lucky
  }

  /// The standard deviation of the number of moves.
  public var standardDeviation: Double { variance.squareRoot() }
  /// The mean number of cards turned: two a move.
  public var flips: Double { 2 * moves }
  /// The mean number of moves that turn two different cards.
  public var mismatches: Double { moves - Double(pairs) }
  /// The lucky matches without the last pair, when that is matched only because nothing else is left.
  public var luckyBeforeLastPair: Double {
    pairs == 0 ? 0 : lucky - 1 / Double(2 * pairs - 1)
  }
  /// The fewest moves a game can take.
  public var fewestMoves: Int { pairs }
  /// The most moves this strategy ever needs.
  public var mostMoves: Int { max(2 * pairs - 1, 0) }
  /// The score of this player under the standard rule: two points a pair and never a penalty,
  /// since both cards of each of its mismatches are turned for the first time.
  public var score: Int { 2 * pairs }

  /// The mean number of different cards turned until both cards of some pair have been seen.
  ///
  /// Source: 4ⁿ / C(2n, n), Velleman and Warrington; here as a product that does not overflow.
  public var distinctCardsToFirstSeenPair: Double {
    var product = 1.0
    for index in 0..<pairs { product *= Double(2 * index + 2) / Double(2 * index + 1) }
    return product
  }
}
