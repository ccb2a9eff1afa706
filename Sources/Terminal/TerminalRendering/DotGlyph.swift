import TerminalCanvas

/// The glyphs that show which eighths of a cell are covered.
enum DotGlyph {
  /// Dots, for lines.
  case braille
  /// Quarters of a cell, for areas.
  case block

  /// The glyph for covered dots; a quarter shows if one of its two dots is covered.
  func character(_ dots: UInt8) -> Character {
    switch self {
    case .braille: Unicode.Scalar(0x2800 + UInt32(dots)).map(Character.init) ?? " "
    case .block: Self.blocks[Self.quarters(of: dots)]
    }
  }

  /// The covered dots that a character shows, or nil if it shows none.
  static func dots(of character: Character) -> (glyph: DotGlyph, dots: UInt8)? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if (0x2800...0x28FF).contains(scalar.value) {
      return (.braille, UInt8(scalar.value - 0x2800))
    }
    guard (0x2580...0x259F).contains(scalar.value), let index = blocks.firstIndex(of: character)
    else { return nil }
    return (
      .block,
      quarterDots.enumerated().reduce(0) { dots, quarter in
        index & 1 << quarter.offset == 0 ? dots : dots | quarter.element
      }
    )
  }

  /// The bits of the quarters that have a covered dot: top left 1, top right 2, bottom left 4,
  /// bottom right 8.
  private static func quarters(of dots: UInt8) -> Int {
    quarterDots.enumerated().reduce(0) { $1.element & dots == 0 ? $0 : $0 | 1 << $1.offset }
  }

  private static let quarterDots: [UInt8] = [0x03, 0x18, 0x44, 0xA0]
  private static let blocks: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
