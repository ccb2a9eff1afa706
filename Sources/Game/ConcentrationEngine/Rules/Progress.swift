/// The mutable state of a game except for the cards.
///
/// It is separate from the cards, so that a flip can access it while it holds a pointer to the
/// cards.
@frozen
@usableFromInline
struct Progress: Hashable, Sendable {
  /// The card that is up alone or was turned first, or `noCard`.
  @usableFromInline var firstUp = Self.noCard
  /// The second of two cards that are up and differ, or `noCard`.
  @usableFromInline var secondUp = Self.noCard
  /// The player whose turn it is, counted from 0.
  @usableFromInline var turn: UInt8 = 0
  @usableFromInline var consecutivePasses: UInt8 = 0
  /// Whether all players passed one after the other.
  @usableFromInline var isEndedByAgreement = false
  @usableFromInline let playerCount: UInt8
  @usableFromInline var flips = 0
  @usableFromInline var moves = 0
  /// Pairs not yet found; counting down makes the end of the game a comparison with zero.
  @usableFromInline var pairsLeft: Int
  @usableFromInline var luckyMatches = 0
  /// Milliseconds from the deal to the last flip that had a time.
  @usableFromInline var clock: Int64 = 0
  @usableFromInline var scores: PlayerTotals
  @usableFromInline var pairs: PlayerTotals

  @usableFromInline static var noCard: UInt16 { .max }

  @inlinable
  init(players: Int, pairs pairCount: Int) {
    pairsLeft = pairCount
    playerCount = UInt8(players)
    scores = PlayerTotals(count: players)
    pairs = PlayerTotals(count: players)
  }

  @inlinable
  @inline(__always)
  mutating func passTurn() {
    turn = turn &+ 1 == playerCount ? 0 : turn &+ 1
  }
}
