/// How a game between two strategies of perfect memory ends, computed exactly.
public struct MatchUp: Sendable {
  /// The strategy of the player who begins.
  public let first: TwoPlayerStrategy
  /// The strategy of the other player.
  public let second: TwoPlayerStrategy
  /// Pairs on the table, one or more.
  public let pairs: Int
  /// The probability that both pass in turn with cards left, which then count for neither.
  public let stalemate: Double
  /// The probability of each lead of the first player, from `-pairs` to `pairs`.
  private let leads: [Double]

  /// Computes a match-up; fewer than one pair count as one.
  ///
  /// - Complexity: O(pairs³) time, O(pairs²) memory.
  public init(first: TwoPlayerStrategy, second: TwoPlayerStrategy, pairs: Int) {
    self.first = first
    self.second = second
    self.pairs = max(pairs, 1)
    let outcome = MatchUpRecurrence(first: first, second: second, pairs: self.pairs).outcome()
    leads = outcome.leads
    stalemate = outcome.stalemate
  }

  /// The probability that the first player ends this many pairs ahead; negative: behind.
  public func probability(ofLead lead: Int) -> Double {
    leads.indices.contains(lead + pairs) ? leads[lead + pairs] : 0
  }

  /// The mean lead of the first player, in pairs.
  public var expectedLead: Double {
    var mean = 0.0
    for (index, probability) in leads.enumerated() { mean += Double(index - pairs) * probability }
    return mean
  }
  /// The probability that the first player ends ahead.
  public var win: Double { leads[(pairs + 1)...].reduce(0, +) }
  /// The probability that both have as many pairs.
  public var tie: Double { leads[pairs] }
  /// The probability that the first player ends behind.
  public var loss: Double { leads[..<pairs].reduce(0, +) }
}
