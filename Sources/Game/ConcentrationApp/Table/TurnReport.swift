import ConcentrationEngine

/// One card that was turned, as all players saw it.
package struct TurnedCard: Hashable, Sendable {
  /// Who turned it, counted from 0.
  package let player: Int
  package let position: Position
  package let picture: Int
  package let outcome: FlipOutcome
  /// The card that was up before, if this one matched it or differed from it.
  package let other: Position?
  /// The other card's picture.
  package let otherPicture: Int?
}

/// The result of one move.
package enum TurnEvent: Hashable, Sendable {
  case turned(TurnedCard)
  /// A player, counted from 0, passed.
  case passed(player: Int, PassOutcome)
}

/// All that happened between a command and its reply: the person's cards, then the bots' moves.
package struct TurnReport: Hashable, Sendable {
  /// The game's time when the turn began, in milliseconds.
  package let milliseconds: Int64
  /// Whether the moves record this time, because points depend on it.
  package let isTimed: Bool
  /// What happened, in order.
  package internal(set) var events: [TurnEvent] = []

  /// The time that is a part of each move.
  var moveTime: Int64? { isTimed ? milliseconds : nil }
}

/// The two cards of a pair, by their numbers on the board.
package struct FoundPair: Hashable, Sendable {
  package let first: Int
  package let second: Int

  /// Whether a card is one of the two.
  package func contains(_ index: Int) -> Bool { index == first || index == second }
}
