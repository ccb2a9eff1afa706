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
      let text = SimpleText.packedScalar(at: &index, in: source)
      var style = style
      if style.background == nil { style.inheritBackground(of: cells[place].style) }
      store(Cell(simple: text, style: style), into: cells, at: place)
    }
  }
}

/// Scalars of one column that are always characters of their own.
///
/// The bytes are those of a string, hence whole and valid UTF-8.
private enum SimpleText {
  /// How many scalars the bytes hold, or nil if one of them is not simple.
  static func count(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var count = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead >= 0x20, lead < 0x7F {
        index &+= 1
      } else if lead == 0xE2, isSimple(bytes[index + 1], bytes[index + 2]) {
        index &+= 3
      } else if lead >= 0xC2, lead < 0xE0,
        isSimple(UInt32(lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F))
      {
        index &+= 2
      } else {
        return nil
      }
      count &+= 1
    }
    return count
  }

  /// The place of a simple scalar's first byte.
  static func index(ofScalar number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    for _ in 0..<number { _ = packedScalar(at: &index, in: bytes) }
    return index
  }

  /// The bytes of the simple scalar here, the first one lowest; the index moves behind it.
  @inline(__always)
  static func packedScalar(at index: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var text = UInt64(bytes[index])
    index &+= 1
    guard text >= 0x80 else { return text }
    text |= UInt64(bytes[index]) << 8
    index &+= 1
    guard text & 0xE0 == 0xE0 else { return text }
    text |= UInt64(bytes[index]) << 16
    index &+= 1
    return text
  }

  /// Latin, Greek and Cyrillic letters.
  private static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xAC, 0xAE...0x2FF, 0x384...0x482, 0x48A...0x52F: true
    default: false
    }
  }

  /// Of the scalars from U+2000 to U+2FFF, by their last two bytes: dashes and quotes, arrows,
  /// lines, shades and shapes, stars, card suits.
  @inline(__always)
  private static func isSimple(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x94...0x96, 0x87: true
    case 0x97: third <= 0xBC
    case 0x80: third >= 0x90 && third <= 0xA7
    case 0x86: third >= 0x90
    case 0x98: third == 0x85 || third == 0x86
    case 0x99: third >= 0xA0 && third <= 0xA7
    default: false
    }
  }
}
