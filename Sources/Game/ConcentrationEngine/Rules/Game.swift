/// The state of a game of Concentration: the cards, whose turn it is, and what has been counted.
///
/// It is a value: a copy is a snapshot, and undo restores it exactly. It has neither theme nor
/// seed, only what the rules need.
///
/// ```swift
/// var game = Game(try GameID(parsing: "4x4/shapes#7"))
/// let outcome = try game.flip(Position(parsing: "b2"))
/// ```
///
/// Source of the rules: Stanford CS193p, Fall 2017, lectures 1 and 2 and Project 1. Two cards that
/// differ stay up until the next flip turns them back.
@frozen
public struct Game: Hashable, Sendable {
  /// One contiguous array of four-byte records: a flip touches at most three of them.
  @usableFromInline var cards: [Card]
  @usableFromInline var progress: Progress
  /// How points are given.
  public let scoring: ScoringRule
  /// The size of the board.
  public let size: BoardSize

  /// A game just dealt, all cards face down.
  ///
  /// - Complexity: O(*n*), *n* the number of cards.
  public init(_ parameters: GameParameters) {
    self.init(
      layout: parameters.id.layout, players: parameters.players, scoring: parameters.scoring)
  }

  /// A game for one player with the standard rule, just dealt.
  public init(_ id: GameID) {
    self.init(GameParameters(id))
  }

  init(layout: Layout, players: Int, scoring: ScoringRule) {
    cards = layout.storedPictures.map(Card.init(picture:))
    size = layout.size
    self.scoring = scoring
    progress = Progress(players: players, pairs: layout.size.pairCount)
  }

  /// How many take turns, 1 through 4.
  @inlinable public var playerCount: Int { Int(progress.playerCount) }
  /// Whose turn it is, counted from 0.
  @inlinable public var currentPlayer: Int { Int(progress.turn) }
  /// Pairs that lie on the table, found or not.
  @inlinable public var pairCount: Int { size.pairCount }
  /// Cards turned face up so far.
  @inlinable public var flips: Int { progress.flips }
  /// Pairs of cards turned so far, matches and mismatches.
  @inlinable public var moves: Int { progress.moves }
  /// Pairs found so far, by all players.
  @inlinable public var pairsFound: Int { pairCount &- progress.pairsLeft }
  /// Matches of two cards that had never been seen before.
  @inlinable public var luckyMatches: Int { progress.luckyMatches }
  /// The time of the last flip that had one, in milliseconds since the deal; 0 before.
  @inlinable public var clock: Int64 { progress.clock }
  /// The points of each player.
  @inlinable public var scores: PlayerTotals { progress.scores }
  /// The pairs found by each player.
  @inlinable public var pairs: PlayerTotals { progress.pairs }
  /// Whether all pairs have been found.
  @inlinable public var isWon: Bool { progress.pairsLeft == 0 }
  /// Whether all players passed one after the other, which ends the game with pairs left.
  @inlinable public var isEndedByAgreement: Bool { progress.isEndedByAgreement }
  /// Whether no further move is possible.
  @inlinable public var isOver: Bool { isWon || isEndedByAgreement }

  /// The players with the most pairs so far, more than one if they are level; counted from 0.
  public var leaders: [Int] {
    let most = pairs.max()
    return pairs.indices.filter { pairs[$0] == most }
  }
}
