extension Cell {
  /// Adds the glyph's bytes: UTF-8, or its ASCII fallback once for each column.
  ///
  /// The second half of a wide glyph adds nothing.
  @inline(__always)
  func appendGlyph(ascii: Bool, to bytes: inout [UInt8]) {
    if text < 0x80 {
      if text != 0 { bytes.append(UInt8(truncatingIfNeeded: text)) }
    } else if ascii {
      appendFallback(to: &bytes)
    } else {
      var rest = text
      repeat {
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      } while rest != 0
    }
  }

  private func appendFallback(to bytes: inout [UInt8]) {
    let fallback = isPixels ? asciiOfPixels : BoxDrawing.asciiFallback(of: firstScalar)
    for _ in 0..<width { bytes.append(fallback) }
  }
}
