/// How many terminal columns text takes: 0, 1 or 2 for each character.
///
/// Libraries and terminals disagree about variation selectors, joined emoji and skin tones, so
/// this is one rule of our own, the same on every machine. A screen that places what follows a
/// wide character by absolute column is right even where a terminal disagrees.
/// Source: Unicode 14, EastAsianWidth (W and F) and the property Emoji_Presentation.
public enum DisplayWidth {
  /// Columns of one character as `Canvas` draws it: a control character shows as one column.
  public static func of(_ character: Character) -> Int {
    character.isASCII ? 1 : ofCluster(character.unicodeScalars)
  }

  /// Columns of a text of one line.
  ///
  /// - Complexity: O(n) in the text's length.
  public static func of(_ text: some StringProtocol) -> Int {
    if let columns = ofASCII(text) { return columns }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The longest beginning of a text that fits the columns.
  ///
  /// - Parameters:
  ///   - text: one line.
  ///   - columns: the room in terminal columns; zero or less gives an empty text.
  /// - Returns: whole characters only.
  public static func prefix<Text: StringProtocol>(
    of text: Text, columns: Int
  ) -> Text.SubSequence {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += of(text[end])
      guard used <= columns else { break }
      text.formIndex(after: &end)
    }
    return text[..<end]
  }

  /// Nil unless every byte is ASCII; then characters are bytes, but for CR LF, which is one.
  private static func ofASCII(_ text: some StringProtocol) -> Int? {
    var columns = 0
    for byte in text.utf8 {
      guard byte < 0x80, byte != 0x0D else { return nil }
      columns += 1
    }
    return columns
  }

  private static func ofCluster(_ scalars: Character.UnicodeScalarView) -> Int {
    guard let first = scalars.first else { return 0 }
    if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x200D }) {
      return DrawnText.isInvisible(first) ? 0 : 2
    }
    return of(first)
  }

  /// Columns of a cluster that begins with this scalar and holds no emoji selector or joiner.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0xAD, 0xAE..<0x300, 0x2010...0x2027, 0x2500...0x25FC: 1
    case 0..<0x20: 1
    case 0x1F1E6...0x1F1FF: 2
    default:
      if DrawnText.isInvisible(scalar) {
        0
      } else if isEastAsianWide(scalar.value) || scalar.properties.isEmojiPresentation {
        2
      } else {
        1
      }
    }
  }

  private static func isEastAsianWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(value) }
  }

  /// Wide and full-width ranges; emoji are left to the standard library's property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x3134A,
  ]
}
