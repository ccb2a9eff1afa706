/// What decorates the letter of a card.
package enum SymbolStyle: String, CaseIterable, Hashable, Sendable {
  /// None: the letter alone.
  case letters
  /// The theme's glyph.
  case shapes
  /// The theme's emoji, if it has one.
  case emoji
}
