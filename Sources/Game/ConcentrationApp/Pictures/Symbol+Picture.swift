import ConcentrationEngine

extension Symbol {
  /// The picture of the symbol: its own, else ours for its word, else none.
  ///
  /// A symbol of letters alone keeps its letter, whatever its word is. One that stands for another,
  /// `fox 2`, has its picture.
  var knownPicture: PixelPicture? {
    if let picture { return picture }
    guard glyph != nil || emoji != nil else { return nil }
    return Pictures.ofWord(word) ?? Pictures.ofWord(wordWithoutNumber)
  }

  private var wordWithoutNumber: String {
    guard let blank = word.lastIndex(of: " "), Int(word[word.index(after: blank)...]) != nil
    else { return word }
    return String(word[..<blank])
  }

  /// The letter as a picture; nil for letters that are longer than one character.
  func monogram(picture number: Int) -> PixelPicture? {
    guard letter.count == 1, let character = letter.first else { return nil }
    return PixelFont.picture(of: character, ink: Self.inks[number % Self.inks.count])
  }

  /// Inks for letters, each apart from its neighbours.
  private static let inks: [Character] = [
    "r", "e", "n", "v", "o", "c", "p", "b", "d", "y", "g", "t",
  ]
}
