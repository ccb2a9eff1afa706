/// The distribution of the final lead in a game between two strategies.
struct MatchUpRecurrence {
  /// The possible outcomes of a state for the player to move.
  struct Outcome {
    /// The probability of each lead, from `-pairs` to `pairs` of the state.
    var leads: [Double]
    var stalemate: Double = 0

    init(pairs: Int) {
      leads = [Double](repeating: 0, count: 2 * pairs + 1)
    }

    /// Adds an outcome with fewer or as many pairs that is reached with some probability.
    ///
    /// The gain is the number of pairs that the player of this outcome wins before; `turned` means
    /// that the other outcome is the opponent's.
    mutating func add(_ other: Outcome, weight: Double, gain: Int, turned: Bool) {
      guard weight != 0 else { return }
      let center = leads.count / 2
      let otherCenter = other.leads.count / 2
      let sign = turned ? -1 : 1
      for (index, probability) in other.leads.enumerated() where probability != 0 {
        leads[center + gain + sign * (index - otherCenter)] += weight * probability
      }
      stalemate += weight * other.stalemate
    }
  }

  private let pairs: Int
  /// The decisions of the two seats.
  private let decisions: [TwoPlayerValue]

  init(first: TwoPlayerStrategy, second: TwoPlayerStrategy, pairs: Int) {
    self.pairs = pairs
    decisions = [first, second].map { TwoPlayerValue(pairs: pairs, strategy: $0) }
  }

  /// The outcome of a whole game, seen by the first player.
  func outcome() -> Outcome {
    var end = Outcome(pairs: 0)
    end.leads[0] = 1
    // By seat, then by known cards.
    var smaller = [[end], [end]]
    for count in 1...pairs {
      var rows = [[Outcome]](
        repeating: [Outcome](repeating: Outcome(pairs: count), count: count + 1), count: 2)
      for known in stride(from: count, through: 0, by: -1) {
        fill(KnownState(pairs: count, known: known), in: &rows, smaller: smaller)
      }
      smaller = rows
    }
    return smaller[0][0]
  }

  private func fill(
    _ state: KnownState, in rows: inout [[Outcome]], smaller: [[Outcome]]
  ) {
    let passes = decisions.map { $0.move(pairs: state.pairs, known: state.known) == .pass }
    for seat in 0..<2 where !passes[seat] {
      rows[seat][state.known] = outcome(of: state, seat: seat, same: rows, smaller: smaller)
    }
    for seat in 0..<2 where passes[seat] {
      var outcome = Outcome(pairs: state.pairs)
      if passes[1 - seat] {
        outcome.leads[state.pairs] = 1
        outcome.stalemate = 1
      } else {
        outcome.add(rows[1 - seat][state.known], weight: 1, gain: 0, turned: true)
      }
      rows[seat][state.known] = outcome
    }
  }

  private func outcome(
    of state: KnownState, seat: Int, same: [[Outcome]], smaller: [[Outcome]]
  ) -> Outcome {
    var result = Outcome(pairs: state.pairs)
    let (known, decision) = (state.known, decisions[seat])
    if known > 0 {
      let declines = decision.declinesHit(pairs: state.pairs, known: known)
      result.add(
        smaller[declines ? 1 - seat : seat][known - 1],
        weight: Double(known) / Double(state.unseen), gain: declines ? -1 : 1, turned: declines)
    }
    guard state.fresh > 0 else { return result }
    let fresh = Double(state.fresh) / Double(state.unseen)
    if decision.move(pairs: state.pairs, known: known) == .oneNew {
      result.add(same[1 - seat][known + 1], weight: fresh, gain: 0, turned: true)
      return result
    }
    let each = fresh / Double(state.unseen - 1)
    result.add(smaller[seat][known], weight: each, gain: 1, turned: false)
    result.add(
      smaller[1 - seat][known], weight: each * Double(known), gain: -1, turned: true)
    if state.fresh > 2 {
      result.add(
        same[1 - seat][known + 2], weight: each * Double(state.fresh - 2), gain: 0, turned: true)
    }
    return result
  }
}
