extension Canvas {
  /// The rows as text without styles and without trailing blanks.
  ///
  /// - Parameter ascii: draws borders and shades by their ASCII fallbacks, and any other character
  ///   outside ASCII as `?`.
  /// - Returns: one text for each row, from the top.
  /// - Complexity: O(n) in the number of cells.
  public func lines(ascii: Bool = false) -> [String] {
    (0..<height).map { line(row: $0, ascii: ascii) }
  }

  /// One row as text without styles and without trailing blanks.
  ///
  /// - Parameters:
  ///   - row: zero-based; outside the canvas gives an empty line.
  ///   - ascii: as for `lines(ascii:)`.
  /// - Returns: the text up to the last cell that is not blank.
  public func line(row: Int, ascii: Bool = false) -> String {
    guard row >= 0, row < height else { return "" }
    let used = usedColumns(ofRow: row)
    guard used > 0 else { return "" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(used * (ascii ? 1 : 3))
    for cell in cells[(row * width)..<(row * width + used)] {
      cell.appendGlyph(ascii: ascii, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Columns of a row up to its last cell that is not blank.
  public func usedColumns(ofRow row: Int) -> Int {
    guard row >= 0, row < height else { return 0 }
    var column = width
    while column > 0, cells[row * width + column - 1].isBlank { column -= 1 }
    return column
  }
}
