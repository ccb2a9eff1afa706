/// The mean number of solitaire moves of a player with a limited memory, computed exactly.
///
/// The player takes a pair if both cards are remembered; else it turns a card drawn uniformly from
/// those not remembered, then its mate if that is remembered, else a second card drawn so. The
/// uniform draw makes the number of remembered cards a Markov chain: of the cards not remembered,
/// exactly as many as are remembered are their mates.
public struct LimitedMemoryExpectation: Hashable, Sendable {
  /// Pairs on the table, zero or more.
  public let pairs: Int
  /// How the player remembers.
  public let memory: MemoryModel
  /// The mean number of moves; infinite if a memory could never finish.
  public let moves: Double

  /// Computes the expectation; a negative number of pairs counts as none.
  ///
  /// - Complexity: O(pairs²), but O(pairs⁴) for a forgetting player: a system of `pairs` equations
  ///   for each number of pairs.
  public init(pairs: Int, memory: MemoryModel) {
    self.pairs = max(pairs, 0)
    self.memory = memory
    var row = [0.0]
    for count in stride(from: 1, through: self.pairs, by: 1) {
      let step = LimitedMemoryStep(pairs: count, smaller: row)
      switch memory {
      case .perfect: row = step.lastCards(2 * count)
      case .lastCards(let capacity): row = step.lastCards(max(capacity, 0))
      case .forgetting(let loss): row = step.forgetting(loss)
      case .noticing(let chance): row = step.noticing(chance)
      }
    }
    moves = row[0]
  }
}

/// One number of pairs of the limited-memory chains: the means for each number of remembered
/// cards, from those for one pair fewer.
struct LimitedMemoryStep {
  /// Pairs on the table, one or more.
  let pairs: Int
  /// The means for one pair fewer, by the number of remembered cards.
  let smaller: [Double]

  /// The chances of the four things a move can do with no remembered pair.
  struct Chances {
    /// The first card's mate is remembered.
    let hit: Double
    /// Two cards not remembered match.
    let luck: Double
    /// The second card's mate is remembered: a pair was seen, but missed.
    let missed: Double
    /// Two cards whose mates are both not remembered.
    let fresh: Double
  }

  func chances(remembered: Int) -> Chances {
    let state = KnownState(pairs: pairs, known: remembered)
    let unseen = Double(state.unseen)
    let first = Double(state.fresh) / unseen
    let others = max(unseen - 1, 1)
    return Chances(
      hit: Double(remembered) / unseen, luck: first / others,
      missed: first * Double(remembered) / others,
      fresh: state.fresh > 2 ? first * Double(state.fresh - 2) / others : 0)
  }

  /// The mean for one pair fewer; impossible states are used with weight zero only.
  func mean(ofSmaller remembered: Int) -> Double {
    smaller.indices.contains(remembered) ? smaller[remembered] : 0
  }
}
