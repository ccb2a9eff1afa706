/// How a player with an ordinary memory keeps the cards that were turned back.
///
/// The memory changes only when a mismatch is turned back. Cards leave it when their pair is taken.
public enum MemoryModel: Hashable, Sendable {
  /// Keeps every card.
  case perfect
  /// Keeps the last cards turned back, as many as given, zero or more; the oldest is lost first.
  case lastCards(Int)
  /// Loses each kept card with this probability, zero through one, after every move.
  case forgetting(Double)
  /// Notices each of the two cards with this probability, zero through one, and then keeps it.
  case noticing(Double)
}
