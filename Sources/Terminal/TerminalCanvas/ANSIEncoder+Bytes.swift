extension ANSIEncoder {
  /// Adds the cells with their styles; the cursor stands on the first one.
  mutating func encodeCells(columns: Range<Int>, row: Int, of canvas: Canvas) {
    let start = row * canvas.width
    for column in columns {
      let cell = canvas.cells[start + column]
      if cell.style != currentStyle { setStyle(cell.style) }
      cell.appendGlyph(ascii: ascii, to: &bytes)
      if cell.width == 2, column + 2 < columns.upperBound { addressAfterWideGlyph(column + 2) }
    }
  }

  /// Adds what changes the terminal's style, nothing without colour depth.
  mutating func setStyle(_ style: Style) {
    guard style != currentStyle else { return }
    currentStyle = style
    guard colorDepth != .none else { return }
    append("\u{1B}[0")
    if style.isBold { append(";1") }
    if style.isDim { append(";2") }
    if style.isUnderlined { append(";4") }
    if style.isReversed { append(";7") }
    append(parameter: style.foreground?.foregroundCode)
    append(parameter: style.background?.backgroundCode)
    bytes.append(UInt8(ascii: "m"))
  }

  /// Adds fixed text.
  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a number that is zero or more.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func append(parameter code: UInt8?) {
    guard let code else { return }
    bytes.append(UInt8(ascii: ";"))
    append(decimal: Int(code))
  }

  /// Adds an absolute column, but where no escapes are wanted or an ASCII fallback takes its place.
  private mutating func addressAfterWideGlyph(_ column: Int) {
    guard !ascii, isAddressing || colorDepth != .none else { return }
    append("\u{1B}[")
    append(decimal: column + 1)
    bytes.append(UInt8(ascii: "G"))
  }
}
