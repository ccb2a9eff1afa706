/// The canvas as a picture.
extension Canvas {
  /// A document of SVG that shows the cells in their colours, in any monospaced type.
  ///
  /// Each piece of text is as wide as its cells, whatever the type of the viewer.
  ///
  /// - Complexity: O(n) in the number of cells.
  public func svg(_ palette: Palette = .dark) -> String {
    let (width, height) = (self.width * SVGCell.width, self.height * SVGCell.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"monospace\" "
        + "font-size=\"\(SVGCell.fontSize)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(palette.background.hex)\"/>",
    ]
    for row in 0..<self.height {
      let pieces = pieces(ofRow: row)
      // All backgrounds of a row lie behind its glyphs, which may be wider than their cells.
      lines += pieces.compactMap { $0.background(palette) }
      lines += pieces.compactMap { $0.glyphs(palette) }
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The pieces of a row that are drawn at once: of one style, and a wide glyph alone.
  private func pieces(ofRow row: Int) -> [SVGPiece] {
    var pieces: [SVGPiece] = []
    for column in 0..<width {
      let cell = self[column, row]
      if cell.isContinuation { continue }
      if let last = pieces.last, last.style == cell.style, last.isSimple, cell.width == 1 {
        pieces[pieces.count - 1].append(cell)
      } else {
        pieces.append(SVGPiece(cell, column: column, row: row))
      }
    }
    return pieces
  }
}

/// The lengths of a cell of the picture.
private enum SVGCell {
  static let width = 9, height = 18, fontSize = 15
  /// From the upper edge of a row to the line on which its glyphs stand.
  static let ascent = 14
}

/// A part of a row in one style.
private struct SVGPiece {
  let style: Style
  let column, row: Int
  /// Whether further glyphs of one column may follow.
  let isSimple: Bool
  private var columns: Int
  private var text: String

  init(_ cell: Cell, column: Int, row: Int) {
    (style, self.column, self.row) = (cell.style, column, row)
    isSimple = cell.width == 1
    columns = cell.width
    text = Self.escaped(cell.character)
  }

  mutating func append(_ cell: Cell) {
    columns += 1
    text += Self.escaped(cell.character)
  }

  private var x: Int { column * SVGCell.width }
  private var width: Int { columns * SVGCell.width }

  /// The rectangle behind the glyphs; nil where it is the background of all.
  func background(_ palette: Palette) -> String? {
    let color = palette.colors(of: style).behind
    guard color != palette.background else { return nil }
    return "<rect x=\"\(x)\" y=\"\(row * SVGCell.height)\" width=\"\(width)\" "
      + "height=\"\(SVGCell.height)\" fill=\"\(color.hex)\"/>"
  }

  /// The glyphs; nil for blanks that show nothing.
  func glyphs(_ palette: Palette) -> String? {
    guard style.hasLine || text.contains(where: { $0 != " " }) else { return nil }
    var attributes = "fill=\"\(palette.colors(of: style).glyph.hex)\""
    if style.isBold { attributes += " font-weight=\"bold\"" }
    if style.isDim { attributes += " opacity=\"0.6\"" }
    let lines = [
      style.isUnderlined ? "underline" : nil, style.isStruckThrough ? "line-through" : nil,
    ]
    if style.hasLine {
      attributes += " text-decoration=\"\(lines.compactMap { $0 }.joined(separator: " "))\""
    }
    return "<text x=\"\(x)\" y=\"\(row * SVGCell.height + SVGCell.ascent)\" "
      + "textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" "
      + "\(attributes)>\(text)</text>"
  }

  /// A character as XML writes it; what XML cannot have is U+FFFD.
  private static func escaped(_ character: Character) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default:
      character.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE && $0.value <= 0xFFFF }
        ? "\u{FFFD}" : String(character)
    }
  }
}

extension Color {
  /// The parts of an exact colour as `#15171c`.
  fileprivate var hex: String {
    let (red, green, blue) = parts
    let digits = [red, green, blue].map { part in
      (part < 16 ? "0" : "") + String(part, radix: 16)
    }
    return "#" + digits.joined()
  }
}
