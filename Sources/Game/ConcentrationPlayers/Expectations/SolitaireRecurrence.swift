/// A possible course of a move of the optimal solitaire strategy.
struct SolitaireBranch<Number: RecurrenceNumber> {
  let probability: Number
  /// Moves it takes until the next undecided table: two if a pair was seen but missed.
  let moves: Int
  /// True if two cards never seen before happened to match.
  let isLucky: Bool
  let next: KnownState
}

/// The optimal solitaire strategy as a Markov chain over known states.
///
/// Turn a card never seen; take its mate if that is known; else turn a second card never seen.
///
/// Source: Velleman and Warrington, "What to expect in a game of memory", 2013.
struct SolitaireRecurrence<Number: RecurrenceNumber> {
  /// Calls `body` with each possible course of a move; the probabilities add to one.
  static func forEachBranch(from state: KnownState, _ body: (SolitaireBranch<Number>) -> Void) {
    let (pairs, known, others) = (state.pairs, state.known, state.unseen - 1)
    if known > 0 {
      body(
        SolitaireBranch(
          probability: .ratio(known, state.unseen), moves: 1, isLucky: false,
          next: KnownState(pairs: pairs - 1, known: known - 1)))
    }
    guard state.fresh > 0 else { return }
    let first = Number.ratio(state.fresh, state.unseen)
    let smaller = KnownState(pairs: pairs - 1, known: known)
    body(
      SolitaireBranch(
        probability: first * .ratio(1, others), moves: 1, isLucky: true, next: smaller))
    if known > 0 {
      body(
        SolitaireBranch(
          probability: first * .ratio(known, others), moves: 2, isLucky: false, next: smaller))
    }
    if state.fresh > 2 {
      body(
        SolitaireBranch(
          probability: first * .ratio(state.fresh - 2, others), moves: 1, isLucky: false,
          next: KnownState(pairs: pairs, known: known + 2)))
    }
  }

  /// Means and variance of what is still to come from one state.
  struct Moments {
    var moves = Number(0)
    var variance = Number(0)
    var lucky = Number(0)
  }

  /// The moments of a whole game, all cards unseen.
  ///
  /// - Complexity: O(pairs²) time, O(pairs) memory.
  static func moments(pairs: Int) -> Moments {
    var smaller = [Moments()]
    for count in stride(from: 1, through: pairs, by: 1) {
      var row = [Moments](repeating: Moments(), count: count + 1)
      for known in stride(from: count, through: 0, by: -1) {
        let state = KnownState(pairs: count, known: known)
        row[known] = moments(of: state) { next in
          next.pairs == count ? row[next.known] : smaller[next.known]
        }
      }
      smaller = row
    }
    return smaller[0]
  }

  /// One step of the recurrence; the variance is the mean of the variances after the move plus
  /// the variance of the means, which loses no digits where the mean is large.
  private static func moments(
    of state: KnownState, after: (KnownState) -> Moments
  ) -> Moments {
    var result = Moments()
    forEachBranch(from: state) { branch in
      let next = after(branch.next)
      result.moves = result.moves + branch.probability * (Number(branch.moves) + next.moves)
      result.lucky =
        result.lucky + branch.probability * (Number(branch.isLucky ? 1 : 0) + next.lucky)
    }
    forEachBranch(from: state) { branch in
      let next = after(branch.next)
      let distance = Number(branch.moves) + next.moves - result.moves
      result.variance =
        result.variance + branch.probability * (next.variance + distance * distance)
    }
    return result
  }

  /// The probabilities of a whole game taking `pairs`, `pairs + 1`, … `2 · pairs` moves.
  ///
  /// - Complexity: O(pairs³) time, O(pairs²) memory.
  static func distribution(pairs: Int) -> [Number] {
    // A row holds, for each number of known cards, the probabilities of `count + offset` moves.
    var smaller = [[Number(1)]]
    for count in stride(from: 1, through: pairs, by: 1) {
      var row = [[Number]](repeating: [], count: count + 1)
      for known in stride(from: count, through: 0, by: -1) {
        var sums = [Number](repeating: Number(0), count: count - known + 1)
        forEachBranch(from: KnownState(pairs: count, known: known)) { branch in
          let isSmaller = branch.next.pairs < count
          let later = isSmaller ? smaller[branch.next.known] : row[branch.next.known]
          let shift = isSmaller ? branch.moves - 1 : branch.moves
          for offset in later.indices {
            sums[offset + shift] = sums[offset + shift] + branch.probability * later[offset]
          }
        }
        row[known] = sums
      }
      smaller = row
    }
    return smaller[0]
  }
}
