package import TerminalCanvas

/// The lifecycle log in the room that the app leaves: to the right of all that it shows, or below.
package enum LogColumn {
  /// The columns that a log needs beside what is drawn.
  ///
  /// Source: SHELL.md "Lifecycle calls".
  package static let neededColumns = 46

  /// The columns that the longest common call of the app needs, with a blank before it.
  private static let comfortableColumns = 54

  /// Fewer rows than these show no push from beginning to end.
  package static let neededRows = 6

  /// Below the screen fewer rows are better than none.
  private static let neededRowsBelow = 3

  /// Where the log has room, or nil where there is none beside or below what is drawn.
  ///
  /// A long line at the top or the bottom, such as the one of figures, does not count: the room beside
  /// is the highest block of rows in which the longest calls fit, or else at least 46 columns are free.
  /// It lies to the right of all other lines, also those above and below it.
  ///
  /// - Parameters:
  ///   - screen: what is drawn, from the top.
  ///   - columns: the terminal's width.
  ///   - rows: how many rows there are for the screen and the log together.
  /// - Returns: a place one blank away from what is drawn.
  package static func room(around screen: Canvas, columns: Int, rows: Int) -> Region? {
    let used = screen.usedRows
    // A short screen leaves rows for the log, so that its calls are seen, too.
    let high = max(used, min(rows, mostRows))
    for needed in [comfortableColumns, neededColumns] {
      let room = room(beside: screen, columns: columns, rows: high, needed: needed)
      if let room { return room }
    }
    guard columns >= neededColumns, rows - used >= neededRowsBelow else { return nil }
    return Region(column: 0, row: used, width: columns, height: min(rows - used, mostRows))
  }

  /// The rows that a log takes at most beside and below a short screen.
  private static let mostRows = 12

  private static func room(
    beside screen: Canvas, columns: Int, rows: Int, needed: Int
  ) -> Region? {
    var best: Range<Int> = 0..<0
    var start = 0
    var used = 0
    for row in 0...max(0, rows) {
      let end = row < rows ? screen.usedColumns(ofRow: row) : columns
      if end + needed <= columns {
        used = max(used, end)
        continue
      }
      if row - start > best.count { best = start..<row }
      start = row + 1
    }
    // Rows below all that is drawn have room at their full width.
    guard best.count >= neededRows, best.lowerBound < max(1, screen.usedRows) else { return nil }
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
    let log = columns < neededColumns ? log.map(withoutArguments) : log
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

  /// A call by its name alone, which a narrow place shows whole.
  private static func withoutArguments(_ line: String) -> String {
    guard line.hasPrefix("| "), line.hasSuffix(")"), let start = line.firstIndex(of: "(")
    else { return line }
    return String(line[..<start])
  }

  /// Draws the last lines of the log that the room holds.
  ///
  /// - Parameters:
  ///   - lines: the log, oldest first: headings and calls, as `log` prints them.
  ///   - canvas: the page.
  ///   - room: from `room(around:columns:rows:)`.
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
