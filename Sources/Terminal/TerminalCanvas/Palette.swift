/// The exact colours that stand for a terminal's own where there is no terminal, as in a picture.
public struct Palette: Hashable, Sendable {
  /// The colour of glyphs that have none, and the one behind them.
  public var text, background: Color
  /// The sixteen named colours, in the order of their SGR parameters.
  public var named: [Color]

  /// Makes a palette; a named colour that is missing is drawn as text.
  public init(text: Color, background: Color, named: [Color] = Palette.xterm) {
    self.text = text
    self.background = background
    self.named = named
  }

  /// Light text on a dark background.
  public static let dark = Palette(
    text: Color(red: 0xD8, green: 0xDC, blue: 0xE2),
    background: Color(red: 0x15, green: 0x17, blue: 0x1C))
  /// Dark text on white.
  public static let light = Palette(
    text: Color(red: 0x24, green: 0x29, blue: 0x2F),
    background: Color(red: 255, green: 255, blue: 255))

  /// The named colours of xterm.
  ///
  /// Source: xterm, XTerm-col.ad.
  public static let xterm = [
    Color(red: 0, green: 0, blue: 0), Color(red: 205, green: 0, blue: 0),
    Color(red: 0, green: 205, blue: 0), Color(red: 205, green: 205, blue: 0),
    Color(red: 0, green: 0, blue: 238), Color(red: 205, green: 0, blue: 205),
    Color(red: 0, green: 205, blue: 205), Color(red: 229, green: 229, blue: 229),
    Color(red: 127, green: 127, blue: 127), Color(red: 255, green: 0, blue: 0),
    Color(red: 0, green: 255, blue: 0), Color(red: 255, green: 255, blue: 0),
    Color(red: 92, green: 92, blue: 255), Color(red: 255, green: 0, blue: 255),
    Color(red: 0, green: 255, blue: 255), Color(red: 255, green: 255, blue: 255),
  ]

  /// The colours in which a style is drawn.
  func colors(of style: Style) -> (glyph: Color, behind: Color) {
    let glyph = exact(style.foreground, or: text)
    let behind = exact(style.background, or: background)
    return style.isReversed ? (behind, glyph) : (glyph, behind)
  }

  private func exact(_ color: Color?, or own: Color) -> Color {
    guard let color else { return own }
    if color.isExact { return color }
    let number = Int(color.code)
    return named.indices.contains(number) ? named[number] : text
  }
}
