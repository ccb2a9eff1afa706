/// Lines of frames, and the ASCII fallback of everything that frames, shades and marks are drawn
/// with.
public enum BoxDrawing {
  /// The light line with these four arms; a blank without any.
  public static func glyph(up: Bool, down: Bool, left: Bool, right: Bool) -> Character {
    lines[(up ? 8 : 0) + (down ? 4 : 0) + (left ? 2 : 0) + (right ? 1 : 0)]
  }

  /// The light line with these four arms, round where it is a corner of the given ones.
  static func glyph(
    up: Bool, down: Bool, left: Bool, right: Bool, rounding corners: FrameCorners
  ) -> Character {
    switch glyph(up: up, down: down, left: left, right: right) {
    case "┌" where corners.contains(.topLeft): "╭"
    case "┐" where corners.contains(.topRight): "╮"
    case "└" where corners.contains(.bottomLeft): "╰"
    case "┘" where corners.contains(.bottomRight): "╯"
    case let glyph: glyph
    }
  }

  /// The ASCII character to show in place of another one; itself if it is ASCII, else `?`.
  public static func asciiFallback(of character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return "?" }
    return Character(Unicode.Scalar(asciiFallback(of: scalar)))
  }

  /// The byte to show in place of a scalar.
  static func asciiFallback(of scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x20..<0x7F: UInt8(scalar.value)
    case 0x2500...0x259F: asciiFallback(ofLine: scalar)
    case 0x2800...0x28FF: asciiFallback(ofDots: UInt8(scalar.value - 0x2800))
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
    case 0x00D7: UInt8(ascii: "x")
    case 0x2026: UInt8(ascii: "~")
    case 0x2022, 0x25CF, 0x2605: UInt8(ascii: "*")
    case 0x25CB, 0x25E6: UInt8(ascii: "o")
    case 0x2190: UInt8(ascii: "<")
    case 0x2192: UInt8(ascii: ">")
    case 0x2191, 0x25B2: UInt8(ascii: "^")
    case 0x2193, 0x25BC: UInt8(ascii: "v")
    default: symbols[scalar] ?? UInt8(ascii: "?")
    }
  }

  /// The bytes for the glyphs of symbols: a shape, or the initial of what they stand for.
  private static let symbols: [Unicode.Scalar: UInt8] = [
    "↻": UInt8(ascii: "r"), "↺": UInt8(ascii: "u"), "↯": UInt8(ascii: "z"), "♪": UInt8(ascii: "n"),
    "▦": UInt8(ascii: "#"), "▣": UInt8(ascii: "p"), "✓": UInt8(ascii: "v"), "⌄": UInt8(ascii: "v"),
    "⌃": UInt8(ascii: "^"), "‹": UInt8(ascii: "<"), "›": UInt8(ascii: ">"), "◷": UInt8(ascii: "c"),
    "☁": UInt8(ascii: "c"), "◇": UInt8(ascii: "o"), "◆": UInt8(ascii: "*"), "✉": UInt8(ascii: "m"),
    "⚐": UInt8(ascii: "f"), "⚑": UInt8(ascii: "f"), "⚙": UInt8(ascii: "g"), "♡": UInt8(ascii: "h"),
    "⌂": UInt8(ascii: "h"), "≡": UInt8(ascii: "="), "⌕": UInt8(ascii: "s"), "☾": UInt8(ascii: "m"),
    "‖": UInt8(ascii: "|"), "✎": UInt8(ascii: "e"), "☎": UInt8(ascii: "t"), "▷": UInt8(ascii: ">"),
    "▶": UInt8(ascii: ">"), "✂": UInt8(ascii: "x"), "□": UInt8(ascii: "o"), "■": UInt8(ascii: "#"),
    "☆": UInt8(ascii: "*"), "☀": UInt8(ascii: "s"), "⌫": UInt8(ascii: "d"), "△": UInt8(ascii: "^"),
  ]

  private static func asciiFallback(ofLine scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x2500...0x2501, 0x2504...0x2505, 0x2508...0x2509, 0x254C...0x254D: UInt8(ascii: "-")
    case 0x2502...0x2503, 0x2506...0x2507, 0x250A...0x250B, 0x254E...0x254F: UInt8(ascii: "|")
    case 0x2550: UInt8(ascii: "=")
    case 0x2551: UInt8(ascii: "|")
    case 0x2571: UInt8(ascii: "/")
    case 0x2572: UInt8(ascii: "\\")
    case 0x2591...0x2592: UInt8(ascii: ":")
    case 0x2596...0x2597: UInt8(ascii: ".")
    case 0x2598, 0x259D: UInt8(ascii: "'")
    case 0x2580...0x259F: UInt8(ascii: "#")
    default: UInt8(ascii: "+")
    }
  }

  /// The byte for a braille pattern: where most of its dots are.
  ///
  /// Source: Unicode Standard, chapter 21.1: bits 0 to 2 and 6 are the left dots from above, bits 3 to
  /// 5 and 7 the right ones.
  private static func asciiFallback(ofDots dots: UInt8) -> UInt8 {
    let isLeft = dots & 0x47 != 0
    let isRight = dots & 0xB8 != 0
    let isWide = isLeft && isRight
    let falling = (dots & 0xA3).nonzeroBitCount
    let rising = (dots & 0x5C).nonzeroBitCount
    switch dots {
    case 0: return UInt8(ascii: " ")
    case _ where dots.nonzeroBitCount >= 6: return UInt8(ascii: "#")
    case _ where dots & 0xE4 == 0: return isWide ? UInt8(ascii: "\"") : UInt8(ascii: "'")
    case _ where dots & 0x1B == 0: return isWide ? UInt8(ascii: "_") : UInt8(ascii: ".")
    case _ where !isWide: return UInt8(ascii: "|")
    case _ where dots & 0xC9 == 0: return UInt8(ascii: "-")
    case _ where falling >= rising + 2: return UInt8(ascii: "\\")
    case _ where rising >= falling + 2: return UInt8(ascii: "/")
    default: return UInt8(ascii: "+")
    }
  }

  /// Indexed by arms: up 8, down 4, left 2, right 1; a single arm is drawn as the whole line.
  private static let lines: [Character] = [
    " ", "─", "─", "─", "│", "┌", "┐", "┬", "│", "└", "┘", "┴", "│", "├", "┤", "┼",
  ]
}
