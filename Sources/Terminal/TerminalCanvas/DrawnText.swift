/// What a character becomes before it may stand in a cell: untrusted text never reaches a terminal
/// raw.
enum DrawnText {
  /// The scalar to draw in place of one that would command the terminal instead of showing.
  ///
  /// The old controls have pictures of their own; the second range has none. Blanks of every
  /// width become the one blank, so what looks empty is empty.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: replacement
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: " "
    default: scalar
    }
  }

  /// Whether a scalar takes no column by itself: marks, joiners, direction overrides.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xAD else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"
}
