package import TerminalCanvas

/// The lifecycle log in the room to the right of the board.
package enum LogColumn {
  /// The columns that a log needs beside what is drawn.
  ///
  /// Source: REPL.md section 7.
  package static let neededColumns = 46

  /// Fewer rows than these show no push from beginning to end.
  package static let neededRows = 6

  /// Where the log has room, or nil where it has to be printed after the screen.
  ///
  /// A long line at the top or the bottom, such as the one of figures, does not count: the room is
  /// the highest block of rows in which at least 46 columns are free.
  ///
  /// - Parameters:
  ///   - screen: what is drawn.
  ///   - columns: the terminal's width.
  ///   - rows: how many rows from the top belong to the screen.
  /// - Returns: a place one blank away from what is drawn.
  package static func room(beside screen: Canvas, columns: Int, rows: Int) -> Region? {
    var best: Range<Int> = 0..<0
    var start = 0
    for row in 0...max(0, rows) {
      let isFree = row < rows && screen.usedColumns(ofRow: row) + neededColumns <= columns
      if isFree { continue }
      if row - start > best.count { best = start..<row }
      start = row + 1
    }
    guard best.count >= neededRows else { return nil }
    let used = best.map { screen.usedColumns(ofRow: $0) }.max() ?? 0
    let column = used == 0 ? 0 : used + 1
    return Region(
      column: column, row: best.lowerBound, width: columns - column, height: best.count)
  }

  /// Draws the last lines of the log that the room holds.
  ///
  /// - Parameters:
  ///   - lines: the log, oldest first: headings and calls, as `log` prints them.
  ///   - canvas: the page.
  ///   - room: from `room(beside:columns:rows:)`.
  ///   - colors: the controllers' colours so far.
  package static func draw(
    _ lines: [String], on canvas: inout Canvas, in room: Region, colors: inout CallColors
  ) {
    for (offset, line) in lines.suffix(room.height).enumerated() {
      let place = Region(
        column: room.column, row: room.row + offset, width: room.width, height: 1)
      colors.draw(line, on: &canvas, in: place)
    }
  }
}
