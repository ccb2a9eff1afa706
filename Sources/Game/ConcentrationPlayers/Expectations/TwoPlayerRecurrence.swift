/// The recurrence of the two-player game, generic over its numbers.
struct TwoPlayerRecurrence<Number: RecurrenceNumber> {
  /// A state's value for the player to move, the best move, and whether a hit is declined.
  struct Entry {
    var value: Number
    var move: TwoPlayerMove
    /// True if it is better not to take a card whose mate is known.
    var declinesHit: Bool
  }

  let strategy: TwoPlayerStrategy
  /// A move must be better than the one before it by more than this, so that rounding never
  /// decides a tie; zero for exact numbers.
  let tolerance: Number

  /// All states with up to `pairs` pairs, by pairs and by known cards.
  ///
  /// - Complexity: O(pairs²).
  func table(pairs: Int) -> [[Entry]] {
    var rows: [[Entry]] = []
    forEachRow(pairs: pairs) { rows.append($0) }
    return rows
  }

  /// Calls `body` with the states of zero, one, … `pairs` pairs, each by known cards.
  ///
  /// - Complexity: O(pairs²) time, O(pairs) memory.
  func forEachRow(pairs: Int, _ body: ([Entry]) -> Void) {
    var smaller = [Entry(value: Number(0), move: .oneNew, declinesHit: false)]
    body(smaller)
    for count in stride(from: 1, through: pairs, by: 1) {
      let all = Entry(value: Number(count), move: .oneNew, declinesHit: false)
      var row = [Entry](repeating: all, count: count + 1)
      for known in stride(from: count - 1, through: 0, by: -1) {
        row[known] = entry(
          of: KnownState(pairs: count, known: known), smaller: smaller, same: row)
      }
      body(row)
      smaller = row
    }
  }

  private func entry(of state: KnownState, smaller: [Entry], same: [Entry]) -> Entry {
    let one = Number(1)
    var hit = Number(0)
    var declines = false
    if state.known > 0 {
      hit = one + smaller[state.known - 1].value
      // If the pair is declined, the opponent takes it and must then move again.
      declines = strategy == .noPassingFree && hit + tolerance < Number(0)
      if declines { hit = Number(0) - hit }
    }
    let start = Number.ratio(state.known, state.unseen) * hit
    var best = Entry(
      value: twoNew(state, start: start, smaller: smaller, same: same), move: .twoNew,
      declinesHit: declines)
    if state.known > 0, strategy != .greedy {
      let value =
        start - Number.ratio(state.fresh, state.unseen) * same[state.known + 1].value
      if strategy == .cautious || best.value + tolerance < value {
        best.value = value
        best.move = .oneNew
      }
    }
    if strategy == .passing, state.known >= 2, best.value + tolerance < Number(0) {
      best.value = Number(0)
      best.move = .pass
    }
    return best
  }

  private func twoNew(
    _ state: KnownState, start: Number, smaller: [Entry], same: [Entry]
  ) -> Number {
    let others = state.unseen - 1
    let match = Number(1) + smaller[state.known].value
    var mean = Number.ratio(1 - state.known, others) * match
    if state.fresh > 2 {
      mean = mean - Number.ratio(state.fresh - 2, others) * same[state.known + 2].value
    }
    return start + Number.ratio(state.fresh, state.unseen) * mean
  }
}
