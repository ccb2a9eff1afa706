import ConcentrationEngine

/// A game as a person at the table sees it: no picture of a card that is face down.
public struct TableView: Sendable {
  @usableFromInline let game: Game

  /// What can be seen of a game.
  @inlinable
  public init(_ game: Game) {
    self.game = game
  }

  /// The size of the board.
  @inlinable public var size: BoardSize { game.size }
  /// Cards on the board, found or not.
  @inlinable public var cardCount: Int { game.size.cardCount }
  /// Pairs that nobody has found yet.
  @inlinable public var pairsLeft: Int { game.pairCount - game.pairsFound }
  /// How many take turns.
  @inlinable public var seats: Int { game.playerCount }
  /// Whose turn it is, counted from 0.
  @inlinable public var seat: Int { game.currentPlayer }
  /// The points of each player.
  @inlinable public var scores: PlayerTotals { game.scores }
  /// The pairs found by each player.
  @inlinable public var pairs: PlayerTotals { game.pairs }

  /// The first card of a move that waits for its second one.
  @inlinable
  public var firstCard: SeenCard? {
    guard case .one(let card) = game.faceUp, let picture = game.visiblePicture(at: card) else {
      return nil
    }
    return SeenCard(card: card, picture: picture)
  }

  /// How a card lies.
  ///
  /// - Precondition: `card` is 0 up to, not including, ``cardCount``.
  @inlinable
  public func state(at card: Int) -> CardState { game.state(at: card) }

  /// The picture on a card, or nil if it is face down.
  ///
  /// - Precondition: `card` is 0 up to, not including, ``cardCount``.
  @inlinable
  public func visiblePicture(at card: Int) -> Int? { game.visiblePicture(at: card) }
}
