/// Why the rules refuse a move; nothing has changed.
@frozen
public enum MoveError: Error, Hashable, Sendable {
  /// The board of this size has no card there.
  case offBoard(Position, BoardSize)
  /// The card and its partner, which bear this picture, have been found.
  case alreadyMatched(Position, picture: Int)
  /// It is the only card that is face up.
  case alreadyFaceUp(Position)
  /// Both cards of a double flip are the same.
  case samePositionTwice(Position)
  /// All pairs are found, or all players have passed.
  case gameOver
  /// A game for one has no other player to pass to.
  case passWithoutOthers
  /// The player has turned one card and must turn a second one.
  case passWithCardUp(Position)
  /// A timed game needs the time of each flip.
  case timeMissing
  /// The time, in milliseconds, is negative, too large or before that of the flip before.
  case timeOutOfOrder(Int64, latest: Int64)
}
