/// Two cards, by their numbers on the board.
@frozen
public struct CardPair: Hashable, Sendable {
  @usableFromInline let storedFirst: UInt16
  @usableFromInline let storedSecond: UInt16

  @inlinable
  init(_ first: Int, _ second: Int) {
    storedFirst = UInt16(truncatingIfNeeded: first)
    storedSecond = UInt16(truncatingIfNeeded: second)
  }

  /// The card that was turned first.
  @inlinable public var first: Int { Int(storedFirst) }
  /// The card that was turned second.
  @inlinable public var second: Int { Int(storedSecond) }
}

/// The result of turning a card.
///
/// Cards are given by their numbers; ``Game/position(at:)`` has their positions.
@frozen
public enum FlipOutcome: Hashable, Sendable {
  /// It is up alone; two cards that differed may have been turned back.
  case first(turnedBack: CardPair?)
  /// It is the partner of the card that was up; lucky if neither had been seen before.
  case match(with: Int, points: Int, isLucky: Bool)
  /// It differs from the card that was up; both stay up until the next flip.
  case mismatch(with: Int, points: Int)

  /// The points given, which may be negative.
  @inlinable
  public var points: Int {
    switch self {
    case .first: 0
    case .match(_, let points, _), .mismatch(_, let points): points
    }
  }
}

/// The result of passing.
@frozen
public enum PassOutcome: Hashable, Sendable {
  /// It is the turn of a player, counted from 0.
  case turn(of: Int)
  /// All players have passed one after the other: the game has ended by agreement.
  case agreedEnd
}

/// The result of a move.
@frozen
public enum GameEvent: Hashable, Sendable {
  /// A card was turned.
  case flipped(FlipOutcome)
  /// A player passed.
  case passed(PassOutcome)
}
