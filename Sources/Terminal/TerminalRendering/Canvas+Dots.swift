import TerminalCanvas
import UIKit

extension Canvas {
  /// Paints dots of a cell over its current content.
  ///
  /// A cell has two colours. The part that is not painted keeps the colour that most of it had;
  /// dots of the same kind and colour are joined. Painting with the terminal's background erases
  /// dots.
  ///
  /// - Parameters:
  ///   - dots: the dots to paint; with none nothing happens.
  ///   - glyph: whether lines or areas are painted.
  ///   - color: a colour that is not clear.
  ///   - column: the column of the cell, zero-based; outside the canvas nothing happens.
  ///   - row: the row of the cell, zero-based; outside the canvas nothing happens.
  mutating func paint(
    _ dots: UInt8, as glyph: DotGlyph, color: UIColor, column: Int, row: Int
  ) {
    guard dots != 0, contains(column, row) else { return }
    let below = PaintedCell(self[column, row])
    guard let cell = below.painted(dots, as: glyph, color: color) else { return }
    fill(
      Region(column: column, row: row, width: 1, height: 1), with: cell.character,
      style: cell.style)
  }
}

/// A cell as dots of one colour over another.
private struct PaintedCell {
  var glyph: DotGlyph?
  var dots: UInt8 = 0
  var character: Character
  var style: Style

  init(_ cell: Cell) {
    character = cell.character
    style = cell.style
    guard let shown = DotGlyph.dots(of: cell.character) else { return }
    (glyph, dots) = (shown.glyph, shown.dots)
  }

  private init(_ glyph: DotGlyph, _ dots: UInt8, style: Style) {
    (self.glyph, self.dots, self.style) = (glyph, dots, style)
    character = glyph.character(dots)
  }

  /// The cell after painting, or nil if it stays as it is.
  func painted(_ new: UInt8, as kind: DotGlyph, color: UIColor) -> PaintedCell? {
    if color.terminalRole == .background { return erased(new) }
    var style = Style(lineColor: color)
    let isSameColor = glyph != nil && self.style.foreground == style.foreground
    if isSameColor, glyph == kind {
      style.background = self.style.background
      return PaintedCell(kind, new | dots, style: style).solid
    }
    // A line over an area of its own colour would only make it lighter.
    if isSameColor, glyph == .block, dots & new == new { return nil }
    style.background = mostColor(of: ~new)
    return PaintedCell(kind, new, style: style).solid
  }

  /// A full block also has its colour as background, so that text drawn over it keeps it.
  private var solid: PaintedCell {
    guard glyph == .block, character == "█", style.foreground != nil else { return self }
    var solid = self
    solid.style.background = style.foreground
    return solid
  }

  /// The colour of most of the given dots.
  private func mostColor(of rest: UInt8) -> Color? {
    let covered = (rest & dots).nonzeroBitCount
    guard glyph == .block, covered * 2 >= rest.nonzeroBitCount else { return style.background }
    return style.foreground
  }

  /// The cell without some of its dots; text is erased if most of its cell is.
  private func erased(_ gone: UInt8) -> PaintedCell? {
    guard gone != 0xFF else { return PaintedCell(.block, 0, style: .plain) }
    if let glyph {
      var style = style
      if style.background == style.foreground { style.background = nil }
      return PaintedCell(glyph, dots & ~gone, style: style)
    }
    if character == " ", let ground = style.background {
      return PaintedCell(.block, ~gone, style: Style(foreground: ground))
    }
    return gone.nonzeroBitCount > 4 ? PaintedCell(.block, 0, style: .plain) : nil
  }
}
