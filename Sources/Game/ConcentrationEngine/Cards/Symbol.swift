/// The appearance of a picture in four forms, of which every terminal can show at least one.
///
/// The letter and the word identify it within its theme; glyph and emoji only decorate.
public struct Symbol: Hashable, Sendable {
  /// One scalar that is one column wide, such as `♦`, if the theme has shapes.
  public let glyph: Unicode.Scalar?
  /// One scalar that is two columns wide, such as 🐶, if there is one.
  public let emoji: Unicode.Scalar?
  /// The letter for plain boards: one letter or digit, or the whole label of a large board.
  public let letter: String
  /// The word for sentences, such as `diamond`.
  public let word: String
  /// The picture for cards that have room for one, if the symbol brings its own.
  public let picture: PixelPicture?

  /// A symbol; ``Theme/init(name:symbols:)`` checks its parts.
  public init(
    letter: String, word: String, glyph: Unicode.Scalar? = nil, emoji: Unicode.Scalar? = nil,
    picture: PixelPicture? = nil
  ) {
    self.letter = letter
    self.word = word
    self.picture = picture
    self.glyph = glyph
    self.emoji = emoji
  }
}
