package import TerminalCanvas

/// The lifecycle log in the room to the right of the board.
package enum LogColumn {
  /// The columns that a log needs beside what is drawn.
  ///
  /// Source: SHELL.md "Lifecycle calls".
  package static let neededColumns = 46

  /// The columns that the longest common call of the app needs, with a blank before it.
  private static let comfortableColumns = 54

  /// Fewer rows than these show no push from beginning to end.
  package static let neededRows = 6

  /// Where the log has room, or nil where it has to be printed after the screen.
  ///
  /// A long line at the top or the bottom, such as the one of figures, does not count: the room is
  /// the highest block of rows in which the longest calls fit, or else at least 46 columns are
  /// free.
  ///
  /// - Parameters:
  ///   - screen: what is drawn.
  ///   - columns: the terminal's width.
  ///   - rows: how many rows from the top belong to the screen.
  /// - Returns: a place one blank away from what is drawn.
  package static func room(beside screen: Canvas, columns: Int, rows: Int) -> Region? {
    for needed in [comfortableColumns, neededColumns] {
      let room = room(beside: screen, columns: columns, rows: rows, needed: needed)
      if let room { return room }
    }
    return nil
  }

  private static func room(
    beside screen: Canvas, columns: Int, rows: Int, needed: Int
  ) -> Region? {
    var best: Range<Int> = 0..<0
    var start = 0
    for row in 0...max(0, rows) {
      let isFree = row < rows && screen.usedColumns(ofRow: row) + needed <= columns
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

  /// The lines of a log in a room of some columns, none of them cut.
  ///
  /// Names stand in a column of their own if all lines have room for that; a call that is too long
  /// even so goes on below its controller's name.
  static func lines(of log: [String], columns: Int) -> [String] {
    guard log.contains(where: { $0.count > columns }) else { return log }
    return log.flatMap { line -> [String] in
      guard line.hasPrefix("| ") else { return WordWrap.lines(of: line, columns: columns) }
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let close = words.joined(separator: " ")
      if close.count <= columns { return [close] }
      let name = words.prefix(3).joined(separator: " ")
      let call = words.dropFirst(3).joined(separator: " ")
      let rest = WordWrap.lines(of: call, columns: max(1, columns - 6)).map { "|     " + $0 }
      return [name] + rest
    }
  }

  /// Draws the last lines of the log that the room holds.
  ///
  /// - Parameters:
  ///   - lines: the log, oldest first: headings and calls, as `log` prints them.
  ///   - canvas: the page.
  ///   - room: from `room(beside:columns:rows:)`.
  ///   - colors: the controllers' colours so far.
  /// - Returns: the row below the last line.
  package static func draw(
    _ lines: [String], on canvas: inout Canvas, in room: Region, colors: inout CallColors
  ) -> Int {
    let lines = Self.lines(of: lines.suffix(room.height), columns: room.width)
    for (offset, line) in lines.suffix(room.height).enumerated() {
      let place = Region(
        column: room.column, row: room.row + offset, width: room.width, height: 1)
      colors.draw(line, on: &canvas, in: place)
    }
    return room.row + min(lines.count, room.height)
  }
}
