import ConcentrationEngine
import UIKit

/// The places of a board's cards at one zoom level, in terminal cells.
///
/// The grid starts at the upper left border, or at zoom 1 at the blank before the first card; the
/// labels around it are not part of it. Source: SHELL.md "Boards".
struct BoardLayout: Hashable {
  let size: BoardSize
  let level: ZoomLevel
  /// The width of the cards' letters: 1, or 2 or 3 if the theme has too few symbols.
  let labelWidth: Int

  /// The distance of neighbouring cards, in columns.
  var columnPitch: Int {
    switch level {
    case .small: labelWidth + 1
    case .medium: 6
    case .large: 10
    }
  }

  /// The distance of neighbouring cards, in lines.
  var rowPitch: Int {
    switch level {
    case .small: 1
    case .medium: 2
    case .large: 4
    }
  }

  /// Lines of the grid beyond the pitches: the last border.
  private var closingLines: Int { level == .small ? 0 : 1 }

  /// The width of the row numbers to the left of the grid.
  var rowLabelWidth: Int { level == .small ? 3 : 4 }

  /// The width of the whole grid.
  var gridWidth: Int { columnPitch * size.columns + 1 }

  /// The height of the whole grid.
  var gridHeight: Int { rowPitch * size.rows + closingLines }

  /// The width of a part of the grid.
  func width(ofColumns count: Int) -> Int { columnPitch * count + 1 }

  /// The height of a part of the grid.
  func height(ofRows count: Int) -> Int { rowPitch * count + closingLines }

  /// How many whole columns of cards fit into a width.
  func columns(fitting width: Int) -> Int {
    min(size.columns, max(0, width - 1) / columnPitch)
  }

  /// How many whole rows of cards fit into a height.
  func rows(fitting height: Int) -> Int {
    min(size.rows, max(0, height - closingLines) / rowPitch)
  }

  /// The card's rectangle with its borders, in the grid.
  func frame(of position: Position) -> CGRect {
    CGRect(
      x: columnPitch * position.column, y: rowPitch * position.row, width: columnPitch + 1,
      height: rowPitch + closingLines)
  }

  /// The rows of cards that intersect a rectangle of the grid.
  func rows(in rect: CGRect) -> Range<Int> {
    Self.cards(from: rect.minY, to: rect.maxY, pitch: rowPitch, count: size.rows)
  }

  /// The columns of cards that intersect a rectangle of the grid.
  func columns(in rect: CGRect) -> Range<Int> {
    Self.cards(from: rect.minX, to: rect.maxX, pitch: columnPitch, count: size.columns)
  }

  private static func cards(
    from start: CGFloat, to end: CGFloat, pitch: Int, count: Int
  ) -> Range<Int> {
    func line(_ edge: CGFloat) -> Int { Int(min(max(edge, 0), 1e6)) / pitch }
    let first = min(count, max(0, line(start) - 1))
    return first..<max(first, min(count, line(end) + 1))
  }

  /// The cell of a column's letter above the grid.
  func labelX(ofColumn column: Int) -> Int {
    columnPitch * column + (level == .small ? 1 : columnPitch / 2)
  }

  /// The line of a row's number beside the grid.
  func labelY(ofRow row: Int) -> Int { rowPitch * row + rowPitch / 2 }
}
