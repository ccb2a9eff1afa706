/// How a card lies on the table; one value, so that no card can be both down and matched.
@frozen
public enum CardState: UInt8, Hashable, Sendable, CaseIterable {
  /// Its back is up.
  case faceDown
  /// Its picture is up, and its partner has not been found.
  case faceUp
  /// It and its partner have been found; it stays so for ever.
  case matched
}
