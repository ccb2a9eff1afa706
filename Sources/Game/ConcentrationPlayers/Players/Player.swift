import ConcentrationEngine

/// A player of the game, who is shown only what a person at the table sees.
///
/// ``beginGame(at:)`` starts a game; in the player's turn ``nextMove(seeing:using:)`` returns its
/// moves, one card at a time, and ``observe(_:using:)`` shows it every card that a player turns. A
/// player decides which of them it remembers.
public protocol Player: Sendable {
  /// Starts a game that was just dealt, with nothing remembered of earlier ones.
  mutating func beginGame(at table: TableView)

  /// Chooses the next card to turn, or passes.
  ///
  /// Called again for the second card of a move, with the first one up. The move must be legal: a
  /// card that is not matched and is not the only one up; a pass only before the first card, with
  /// other players at the table.
  mutating func nextMove(
    seeing table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove

  /// Called after each move of a player, this one included.
  mutating func observe(_ move: ObservedMove, using generator: inout Xoshiro256StarStar)
}

/// A move of a player.
@frozen
public enum PlayerMove: Hashable, Sendable {
  /// Turns the card with this number, counted row by row from 0.
  case turn(Int)
  /// Passes.
  case pass
}

/// A card and the picture on it.
@frozen
public struct SeenCard: Hashable, Sendable {
  /// The number of the card, counted row by row from 0.
  public let card: Int
  /// The number of its picture.
  public let picture: Int

  /// A card that shows a picture.
  @inlinable
  public init(card: Int, picture: Int) {
    self.card = card
    self.picture = picture
  }
}

/// What all players see of a move.
@frozen
public enum ObservedMove: Hashable, Sendable {
  /// The first card of a move was turned.
  case turned(SeenCard)
  /// The two cards of a move match and are out of the game.
  case matched(SeenCard, SeenCard)
  /// The two cards of a move differ and will be turned back.
  case differed(SeenCard, SeenCard)
  /// A player passed.
  case passed
}
