/// A colour of a cell: one of the sixteen that a terminal names, or an exact one.
///
/// The user's own theme decides the shade of a named colour. An exact one is sent as it is where the
/// terminal can show it, and as the nearest one elsewhere.
public struct Color: Hashable, Sendable {
  /// Below sixteen, the number of a name; else `exact` and three parts of eight bits.
  let code: UInt32

  private static let exact: UInt32 = 1 << 24

  /// The exact colour with these parts, 0 through 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    code = Self.exact | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The named colour of a number, 0 through 15, in the order of the SGR parameters.
  public init?(number: Int) {
    guard (0..<16).contains(number) else { return nil }
    code = UInt32(number)
  }

  init(code: UInt32) {
    self.code = code
  }

  /// Whether the colour has parts of its own instead of a name.
  public var isExact: Bool { code & Self.exact != 0 }

  /// The parts of an exact colour, 0 through 255; zeros for a named one.
  var parts: (red: UInt8, green: UInt8, blue: UInt8) {
    isExact
      ? (
        UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
        UInt8(truncatingIfNeeded: code)
      ) : (0, 0, 0)
  }
}

/// The sixteen colours that a terminal names.
extension Color {
  /// Black, SGR 30.
  public static let black = Color(code: 0)
  /// Red, SGR 31.
  public static let red = Color(code: 1)
  /// Green, SGR 32.
  public static let green = Color(code: 2)
  /// Yellow, SGR 33.
  public static let yellow = Color(code: 3)
  /// Blue, SGR 34.
  public static let blue = Color(code: 4)
  /// Magenta, SGR 35.
  public static let magenta = Color(code: 5)
  /// Cyan, SGR 36.
  public static let cyan = Color(code: 6)
  /// White, SGR 37.
  public static let white = Color(code: 7)
  /// Bright black, SGR 90: a grey.
  public static let brightBlack = Color(code: 8)
  /// Bright red, SGR 91.
  public static let brightRed = Color(code: 9)
  /// Bright green, SGR 92.
  public static let brightGreen = Color(code: 10)
  /// Bright yellow, SGR 93.
  public static let brightYellow = Color(code: 11)
  /// Bright blue, SGR 94.
  public static let brightBlue = Color(code: 12)
  /// Bright magenta, SGR 95.
  public static let brightMagenta = Color(code: 13)
  /// Bright cyan, SGR 96.
  public static let brightCyan = Color(code: 14)
  /// Bright white, SGR 97.
  public static let brightWhite = Color(code: 15)

  /// All of them, in the order of their SGR parameters.
  public static let named = (0..<16).map { Color(code: $0) }
}
