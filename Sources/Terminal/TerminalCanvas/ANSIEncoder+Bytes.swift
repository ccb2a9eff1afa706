extension ANSIEncoder {
  /// Adds the cells with their styles; the cursor stands on the first one.
  mutating func encodeCells(columns: Range<Int>, row: Int, of canvas: Canvas) {
    let start = row * canvas.width
    for column in columns {
      var cell = canvas.cells[start + column]
      if cell.style != currentStyle {
        cell = nearest(
          of: cell, before: column + 1 < columns.upperBound ? canvas.cells[start + column + 1] : nil
        )
        setStyle(shownStyle(of: cell))
      }
      // Without colours nothing is left of pixels but how light they are.
      let ascii = ascii || (colorDepth == .none && cell.isPixels)
      cell.appendGlyph(ascii: ascii, to: &bytes)
      if cell.width == 2, column + 2 < columns.upperBound { addressAfterWideGlyph(column + 2) }
    }
  }

  /// Adds what changes the terminal's style, nothing without colour depth.
  mutating func setStyle(_ style: Style) {
    let style = style.reduced(to: colorDepth)
    guard style != currentStyle else { return }
    let before = currentStyle
    currentStyle = style
    guard colorDepth != .none else { return }
    let start = bytes.count
    appendWhole(style)
    // A change is written where it is shorter; from and to plain text the whole style is, so that what else
    // was written in between does no harm.
    guard before != .plain, style != .plain else { return }
    let whole = Array(bytes[start...])
    bytes.removeSubrange(start...)
    appendChange(from: before, to: style)
    if bytes.count - start >= whole.count { bytes.replaceSubrange(start..., with: whole) }
  }

  /// The cell, or the one that shows the same halves by the other sign where more of its colours are set, or
  /// as many and its ground is that of the next cell.
  private func nearest(of cell: Cell, before next: Cell?) -> Cell {
    guard colorDepth != .none, let turned = cell.turnedHalves else { return cell }
    func changes(_ style: Style) -> Int {
      let style = style.reduced(to: colorDepth)
      return (style.foreground == currentStyle.foreground ? 0 : 1)
        + (style.background == currentStyle.background ? 0 : 1)
    }
    let difference = changes(turned.style) - changes(cell.style)
    let isSharedWithNext = next.map { $0.style.background == turned.style.background } ?? false
    return difference < 0 || (difference == 0 && isSharedWithNext) ? turned : cell
  }

  /// Whether nothing has to be written for a style.
  func isCurrent(_ style: Style) -> Bool {
    colorDepth == .none || style.reduced(to: colorDepth) == currentStyle
  }

  /// The style in which a cell is shown: a blank on a colour shows no glyph, so it takes the glyph's style
  /// of the cell before.
  func shownStyle(of cell: Cell) -> Style {
    var style = cell.style
    guard cell.isBlank, style.background != nil, !style.isReversed, !style.hasLine,
      !currentStyle.isReversed, !currentStyle.hasLine
    else { return style }
    style.foreground = currentStyle.foreground
    style.isBold = currentStyle.isBold
    style.isDim = currentStyle.isDim
    return style
  }

  /// Adds the parameters that differ, with those that end an attribute or a colour.
  ///
  /// Source: ECMA-48, 8.3.117.
  private mutating func appendChange(from old: Style, to new: Style) {
    append("\u{1B}[")
    let start = bytes.count
    func separate(_ encoder: inout ANSIEncoder) {
      if encoder.bytes.count > start { encoder.bytes.append(UInt8(ascii: ";")) }
    }
    let endsWeight = (old.isBold && !new.isBold) || (old.isDim && !new.isDim)
    for (isOn, number) in [
      (endsWeight, 22), (new.isBold && (endsWeight || !old.isBold), 1),
      (new.isDim && (endsWeight || !old.isDim), 2), (new.isUnderlined && !old.isUnderlined, 4),
      (!new.isUnderlined && old.isUnderlined, 24), (new.isReversed && !old.isReversed, 7),
      (!new.isReversed && old.isReversed, 27), (new.isStruckThrough && !old.isStruckThrough, 9),
      (!new.isStruckThrough && old.isStruckThrough, 29),
      (new.foreground == nil && old.foreground != nil, 39),
      (new.background == nil && old.background != nil, 49),
    ] where isOn {
      separate(&self)
      append(decimal: number)
    }
    for (color, before, base) in [
      (new.foreground, old.foreground, 30), (new.background, old.background, 40),
    ] where color != before {
      guard let color else { continue }
      if bytes.count == start {
        append(color, base: base)
        bytes.remove(at: start)
      } else {
        append(color, base: base)
      }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Adds what ends all that was before, and then sets a style.
  private mutating func appendWhole(_ style: Style) {
    append("\u{1B}[0")
    if style.isBold { append(";1") }
    if style.isDim { append(";2") }
    if style.isUnderlined { append(";4") }
    if style.isReversed { append(";7") }
    if style.isStruckThrough { append(";9") }
    if let color = style.foreground { append(color, base: 30) }
    if let color = style.background { append(color, base: 40) }
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

  /// Adds the SGR parameters of a colour.
  ///
  /// Source: ECMA-48, 8.3.117; aixterm for the bright ones; ISO 8613-6 for tables and exact colours,
  /// in the form with semicolons that all terminals read.
  ///
  /// - Parameters:
  ///   - color: named or exact.
  ///   - base: 30 for the glyph, 40 behind it.
  private mutating func append(_ color: Color, base: Int) {
    bytes.append(UInt8(ascii: ";"))
    if !color.isExact {
      let number = Int(color.code)
      append(decimal: number < 8 ? base + number : base + 52 + number)
    } else if colorDepth == .table256 {
      append(decimal: base + 8)
      append(";5;")
      append(decimal: color.indexInTableOf256)
    } else {
      let (red, green, blue) = color.parts
      append(decimal: base + 8)
      append(";2;")
      append(decimal: Int(red))
      bytes.append(UInt8(ascii: ";"))
      append(decimal: Int(green))
      bytes.append(UInt8(ascii: ";"))
      append(decimal: Int(blue))
    }
  }

  /// Adds an absolute column, but where no escapes are wanted or an ASCII fallback takes its place.
  private mutating func addressAfterWideGlyph(_ column: Int) {
    guard !ascii, isAddressing || colorDepth != .none else { return }
    moveCursor(toColumn: column)
  }
}
