import ConcentrationEngine

/// A table as a person sees it in their turn, without the pictures of cards that are face down.
///
/// Players learn from ``Player/observe(_:using:)`` which cards were turned and which are out of the
/// game.
public struct TableView: Hashable, Sendable {
  /// The size of the board.
  public let size: BoardSize
  /// Pairs not found yet.
  public let pairsLeft: Int
  /// The number of players.
  public let seats: Int
  /// Whose turn it is, counted from 0.
  public let seat: Int
  /// The first card of a move, before the second one is turned.
  public let firstCard: SeenCard?
  /// The pairs found by each player.
  public let pairs: PlayerTotals
  /// The points of each player.
  public let scores: PlayerTotals

  /// Creates the view of a game.
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
