/// All that a game counts.
@frozen
@usableFromInline
struct Tally: Hashable, Sendable {
  @usableFromInline var flips = 0
  @usableFromInline var moves = 0
  @usableFromInline var pairsFound = 0
  @usableFromInline var luckyMatches = 0
  /// Milliseconds from the deal to the last flip that had a time.
  @usableFromInline var clock: Int64 = 0
  @usableFromInline var scores: PlayerTotals
  @usableFromInline var pairs: PlayerTotals

  @usableFromInline
  init(players: Int) {
    scores = PlayerTotals(count: players)
    pairs = PlayerTotals(count: players)
  }
}
