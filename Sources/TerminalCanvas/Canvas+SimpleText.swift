extension Canvas {
  /// Draws a text of simple characters, or nothing at all if it holds any other.
  ///
  /// Nearly everything on a screen is letters, lines and shades. Those are single scalars of one
  /// column that never join their neighbours, so the costly search for the borders of characters
  /// can be left out, and their bytes go into the cells as they are.
  ///
  /// - Returns: the column after the text, or nil if it has to be drawn character by character.
  @_specialize(where Text == String)
  @_specialize(where Text == Substring)
  mutating func drawSimple<Text: StringProtocol>(
    _ text: Text, column: Int, row: Int, style: Style, in area: Region
  ) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard let count = SimpleText.count(of: bytes) else { return nil }
      let shown = area.columns.clamped(to: column..<(column + count))
      let start = SimpleText.index(ofScalar: shown.lowerBound - column, in: bytes)
      let target = (row * width + shown.lowerBound)..<(row * width + shown.upperBound)
      cells.withUnsafeMutableBufferPointer { cells in
        Self.put(bytes[start...], into: cells, at: target, style: style)
      }
      return column + count
    } ?? nil
  }

  private static func put(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, into cells: UnsafeMutableBufferPointer<Cell>,
    at target: Range<Int>, style: Style
  ) {
    let source = bytes.base
    var index = bytes.startIndex
    for place in target {
      let length = SimpleText.length(ofScalarAt: index, in: source)
      var text = UInt64(source[index])
      for offset in 1..<4 where offset < length {
        text |= UInt64(source[index + offset]) << (8 * UInt64(truncatingIfNeeded: offset))
      }
      index += length
      var style = style
      if style.background == nil { style.inheritBackground(of: cells[place].style) }
      store(Cell(simple: text, style: style), into: cells, at: place)
    }
  }
}

/// Scalars of one column that are always characters of their own.
private enum SimpleText {
  /// How many scalars the bytes hold, or nil if one of them is not simple.
  static func count(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var count = 0
    while index < bytes.count {
      let length = length(ofScalarAt: index, in: bytes)
      guard index + length <= bytes.count, isSimple(at: index, length: length, in: bytes) else {
        return nil
      }
      index += length
      count += 1
    }
    return count
  }

  /// Bytes of the scalar that begins here, by its first byte.
  static func length(ofScalarAt index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[index] {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The place of the scalar's first byte.
  static func index(ofScalar number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    for _ in 0..<number { index += length(ofScalarAt: index, in: bytes) }
    return index
  }

  private static func isSimple(
    at index: Int, length: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch length {
    case 1: return bytes[index] >= 0x20 && bytes[index] < 0x7F
    case 2:
      let scalar = UInt32(bytes[index] & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
      return isSimple(scalar)
    case 3:
      let lead = UInt32(bytes[index] & 0x0F) << 12
      let middle = UInt32(bytes[index + 1] & 0x3F) << 6
      return isSimple(lead | middle | UInt32(bytes[index + 2] & 0x3F))
    default: return false
    }
  }

  /// Latin, Greek, Cyrillic; dashes and quotes; arrows; lines, shades and shapes; card suits.
  private static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xAC, 0xAE...0x2FF, 0x384...0x482, 0x48A...0x52F: true
    case 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FC, 0x2605...0x2606: true
    case 0x2660...0x2667: true
    default: false
    }
  }
}
