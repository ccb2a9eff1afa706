import TerminalCanvas

extension Canvas {
  /// Draws the focus on cells: reversed, and between `>` and `<` so that it is seen without colours.
  ///
  /// The marks take the place of blanks or lines at the sides of the cells, or beside them; only where
  /// there is neither, that of the first cell.
  package mutating func drawFocus(on region: Region) {
    let region = region.intersection(self.region)
    guard !region.isEmpty else { return }
    let row = region.row + (region.height - 1) / 2
    let left = [region.column, region.column - 1].first { isFree($0, row) }
    let used = region.columns.last { !self[$0, row].isBlank } ?? region.column + 1
    let right = [used, used + 1].first { isFree($0, row) && $0 > region.column }
    toggleReversed(in: region)
    let marks = [(left, ">"), (right, "<")]
    for case (let column?, let mark) in marks { drawMark(mark, column: column, row: row) }
    if left == nil, right == nil { drawMark(">", column: region.column, row: row) }
  }

  private mutating func drawMark(_ mark: String, column: Int, row: Int) {
    draw(mark, column: column, row: row, style: Style(isBold: true))
  }

  /// Whether nothing but a line is lost if the cell is drawn over.
  private func isFree(_ column: Int, _ row: Int) -> Bool {
    guard contains(column, row) else { return false }
    let cell = self[column, row]
    return cell.isBlank || cell.isLine
  }
}
