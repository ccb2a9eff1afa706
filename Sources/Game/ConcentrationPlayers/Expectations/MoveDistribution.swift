/// The exact distribution of the number of moves of the optimal solitaire player.
public struct MoveDistribution: Hashable, Sendable {
  /// Pairs on the table.
  public let pairs: Int
  /// The probability of `pairs + index` moves, for each index.
  private let probabilities: [Double]

  /// Computes the distribution for a number of pairs; a negative number counts as none.
  ///
  /// - Complexity: O(pairs³); 200 pairs take some hundredths of a second in a release build.
  public init(pairs: Int) {
    self.pairs = max(pairs, 0)
    probabilities = SolitaireRecurrence<Double>.distribution(pairs: max(pairs, 0))
  }

  /// The numbers of moves a game can take, fewest first.
  public var range: ClosedRange<Int> { pairs...max(2 * pairs - 1, pairs) }

  /// The probability that a game takes exactly this number of moves.
  public func probability(of moves: Int) -> Double {
    range.contains(moves) ? probabilities[moves - pairs] : 0
  }

  /// The probability that a game takes this number of moves or fewer.
  public func probability(ofAtMost moves: Int) -> Double {
    guard moves >= pairs else { return 0 }
    return min(probabilities.prefix(moves - pairs + 1).reduce(0, +), 1)
  }
}
