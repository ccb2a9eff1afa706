/// One of the sixteen colours that a terminal names; the user's own theme decides the shade.
public enum Color: UInt8, CaseIterable, Hashable, Sendable {
  /// The eight colours of the first SGR range, 30 through 37.
  case black, red, green, yellow, blue, magenta, cyan, white

  /// Their bright variants, 90 through 97.
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The SGR parameter that selects this colour for the glyph: 30–37 or 90–97.
  public var foregroundCode: UInt8 { rawValue < 8 ? 30 + rawValue : 82 + rawValue }

  /// The SGR parameter that selects this colour behind the glyph: 40–47 or 100–107.
  public var backgroundCode: UInt8 { foregroundCode + 10 }
}
