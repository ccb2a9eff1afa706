import ConcentrationEngine

/// The pictures of the built-in themes, by the words of their symbols.
enum Pictures {
  /// A picture as it is written down: rows with a blank between them.
  struct Entry {
    let word: String
    let pixels: String
    let small: String
    let text: [String]

    /// A picture's word, its six rows of seven pixels, its four rows of five, and its two lines of ASCII.
    init(_ word: String, _ pixels: String, _ small: String, _ upper: String, _ lower: String) {
      self.word = word
      self.pixels = pixels
      self.small = small
      text = [upper, lower]
    }

    /// The picture; nil if the rows are not what they should be, which a test finds.
    var picture: PixelPicture? {
      PixelPicture(
        pixels: pixels.split(separator: " ").map(String.init),
        small: small.split(separator: " ").map(String.init), text: text)
    }
  }

  /// All of them.
  static let entries = shapes + animals + food + faces + halloween + sports

  /// The picture of a word; nil for one that has none.
  static func ofWord(_ word: String) -> PixelPicture? { byWord[word] }

  private static let byWord: [String: PixelPicture] = {
    var pictures: [String: PixelPicture] = [:]
    for entry in entries { pictures[entry.word] = entry.picture }
    return pictures
  }()
}
