/// Which sign decorates the letter of a card.
package enum SymbolStyle: String, CaseIterable, Hashable, Sendable {
  /// None: the letter alone.
  case letters
  /// The theme's plain sign.
  case shapes
  /// The theme's emoji where it has one.
  case emoji
}
