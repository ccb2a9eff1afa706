import ConcentrationEngine

/// A table as a person sees it when it is their turn: no picture of a card that is face down.
///
/// What was turned before, and by that which cards are out of the game, a player has observed; see
/// ``Player/observe(_:using:)``.
public struct TableView: Hashable, Sendable {
  /// The size of the board.
  public let size: BoardSize
  /// Pairs not found yet.
  public let pairsLeft: Int
  /// How many take turns.
  public let seats: Int
  /// Whose turn it is, counted from 0.
  public let seat: Int
  /// The first card of a move, which waits for its second one.
  public let firstCard: SeenCard?
  /// The pairs found by each player.
  public let pairs: PlayerTotals
  /// The points of each player.
  public let scores: PlayerTotals

  /// What can be seen of a game.
  @inlinable
  @inline(__always)
  public init(_ game: Game) {
    size = game.size
    pairsLeft = game.pairCount &- game.pairsFound
    seats = game.playerCount
    seat = game.currentPlayer
    pairs = game.pairs
    scores = game.scores
    if case .one(let card) = game.faceUp {
      firstCard = SeenCard(card: card, picture: game.picture(at: card))
    } else {
      firstCard = nil
    }
  }

  /// Cards on the board, found or not.
  @inlinable public var cardCount: Int { size.cardCount }
}
