/// A cell that shows two pixels of a picture, one above the other, as a half block in exact colours.
extension Cell {
  /// Upper and lower half in two colours, said by the other sign with the colours exchanged; nil for
  /// another cell.
  var turnedHalves: Cell? {
    guard text == Self.upperHalf || text == Self.lowerHalf, !style.hasAttributes,
      let glyph = style.foreground, let ground = style.background
    else { return nil }
    return Cell(
      simple: text == Self.upperHalf ? Self.lowerHalf : Self.upperHalf,
      style: Style(foreground: ground, background: glyph))
  }

  private static let upperHalf: UInt64 = 0x80_96E2
  private static let lowerHalf: UInt64 = 0x84_96E2

  /// Whether the cell shows pixels.
  var isPixels: Bool {
    (text == Self.upperHalf || text == Self.lowerHalf) && style.foreground?.isExact == true
      && style.background?.isExact == true
  }

  /// The ASCII character that is as dense as the pixels are light.
  var asciiOfPixels: UInt8 {
    let style = style
    let glyph = style.foreground?.luma ?? 0
    let ground = style.background?.luma ?? 0
    return Self.ramp[(glyph + ground) * Self.ramp.count / 512]
  }

  /// From dark to light on a dark terminal.
  private static let ramp = Array(" .:-=+*#%@".utf8)
}
