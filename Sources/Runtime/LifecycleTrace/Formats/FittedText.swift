/// A line of text truncated to a number of columns, with a tilde at the end if it was truncated.
struct FittedText {
  private(set) var bytes: [UInt8] = []
  /// The number of columns it takes.
  private(set) var columns = 0

  /// Truncates a text.
  ///
  /// - Parameters:
  ///   - text: The text; control characters are escaped.
  ///   - limit: The maximum number of columns; the result is empty for zero or fewer.
  ///   - isASCII: Whether characters outside ASCII are escaped as well.
  init(_ text: String, columns limit: Int, isASCII: Bool) {
    let pieces = text.map { Self.piece($0, isASCII: isASCII) }
    let isCut = pieces.reduce(0) { $0 + $1.columns } > limit
    for piece in pieces {
      guard columns + piece.columns <= (isCut ? limit - 1 : limit) else { break }
      bytes.append(text: piece.text)
      columns += piece.columns
    }
    if isCut, limit > 0 {
      bytes.append(UInt8(ascii: "~"))
      columns += 1
    }
  }

  private static func piece(
    _ character: Character, isASCII: Bool
  ) -> (text: String, columns: Int) {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.isHidden || (isASCII && !$0.isASCII) }) {
      var bytes: [UInt8] = []
      for scalar in scalars { bytes.append(unicodeEscape: scalar) }
      return (String(decoding: bytes, as: UTF8.self), bytes.count)
    }
    return (String(character), scalars.allSatisfy(\.isNarrow) ? 1 : 2)
  }
}

extension Unicode.Scalar {
  /// Whether every terminal shows it in one column: Latin letters and box drawing.
  ///
  /// All others count as two columns, so that a line may be too short but never too long.
  fileprivate var isNarrow: Bool { value < 0x300 || 0x2500..<0x2600 ~= value }
}
