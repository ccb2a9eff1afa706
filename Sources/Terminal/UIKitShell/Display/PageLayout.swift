package import TerminalCanvas

/// Where the parts of a page lie: the screen, the message below it, the prompt, an empty last row.
///
/// The last row stays empty so that Enter at the prompt never scrolls the page.
package struct PageLayout: Sendable {
  /// The extent of the app's window on a terminal of this size.
  ///
  /// The longest sentence of a flip takes two lines at 80 columns and three at 40; with the prompt
  /// and the empty last row, 80x24 leaves 20 rows: 19 for the board and one for its figures. A low
  /// terminal gives the smallest board its six rows first.
  ///
  /// - Parameters:
  ///   - size: the terminal's size.
  ///   - rows: the rows for messages that the app wants to be kept; nil for as many as most need.
  /// - Returns: the window's columns and rows.
  package static func windowSize(
    in size: ScreenSize, messageRows rows: Int? = nil
  ) -> ScreenSize {
    let messageRows = rows ?? (size.columns < 60 ? 3 : 2)
    let rows = max(size.rows - 2 - messageRows, min(size.rows - 3, 6))
    return ScreenSize(columns: size.columns, rows: rows)
  }

  /// The rows that a message may take without hiding anything of the screen.
  package static func messageRows(below screen: Canvas, size: ScreenSize) -> Int {
    max(1, size.rows - 2 - screen.usedRows)
  }

  /// The rows that a message may take: what the window leaves, the screen's blank rows, and its last row,
  /// which is that of a board's figures.
  private static func longestMessage(of content: PageContent, size: ScreenSize) -> Int {
    let screen = content.screen
    let used = (0..<screen.usedRows).count { screen.usedColumns(ofRow: $0) > 0 }
    let standard = windowSize(in: size).rows
    let window = content.callRoom == .anywhere ? standard : min(screen.height, size.rows - 3)
    let left = size.rows - 2 - window
    return max(1, left + 1, size.rows - 2 - used)
  }

  /// The rows that a text may take before it stands in place of the screen.
  private static func longestText(below screen: Canvas, size: ScreenSize) -> Int {
    max(4, messageRows(below: screen, size: size))
  }

  /// The page, as large as the terminal; empty from the prompt's row down.
  package private(set) var canvas: Canvas
  /// The row of the prompt.
  package private(set) var promptRow: Int
  /// What of a long message did not fit; empty mostly.
  package private(set) var rest: Pager
  /// Whether a text stands in place of the screen.
  package private(set) var coversScreen = false
  /// The rows of a message of which not all is shown; nil if all of it is.
  package private(set) var shortenedRows: Range<Int>?
  /// The rows of the screen that the page shows, from its top.
  package private(set) var screenRows: [Int] = []
  /// Whether there is a log and no room for it.
  private var hidesLog = false

  /// Lays out a page.
  ///
  /// A message that does not fit below the screen first takes the screen's blank rows and then its
  /// last ones, and is shortened before it takes the board; a text gets the whole page, in parts.
  ///
  /// Source: SHELL.md "Long messages".
  package init(_ content: PageContent, size: ScreenSize, colors: inout CallColors) {
    let lines = WordWrap.lines(of: content.message, columns: size.columns)
    let rows = max(1, size.rows - 2)
    canvas = Canvas(width: size.columns, height: size.rows)
    rest = Pager(lines: [], rows: 1)
    promptRow = 0
    if content.kind == .text, lines.count > Self.longestText(below: content.screen, size: size) {
      var pager = Pager(
        lines: lines, rows: rows - 1, columns: size.columns, showsAll: false)
      addMessage(pager.next())
      rest = pager
      coversScreen = true
    } else {
      let most =
        content.kind == .greeting || content.leavesScreen
        ? Self.messageRows(below: content.screen, size: size)
        : Self.longestMessage(of: content, size: size)
      let message = ShortMessage(content, columns: size.columns, rows: most)
      addScreen(content, rows: rows - max(1, message.lines.count), size: size, colors: &colors)
      let start = promptRow
      addMessage(message.lines.isEmpty ? [""] : message.lines)
      if message.isShortened { shortenedRows = start..<promptRow }
    }
  }

  /// Lays out the next part of a long message.
  package init(continuing pager: Pager, size: ScreenSize) {
    canvas = Canvas(width: size.columns, height: size.rows)
    promptRow = 0
    rest = pager
    coversScreen = true
    addMessage(rest.next())
  }

  private mutating func addScreen(
    _ content: PageContent, rows: Int, size: ScreenSize, colors: inout CallColors
  ) {
    let shown = Self.rows(of: content, fitting: max(0, rows))
    for (place, row) in shown.enumerated() {
      canvas.draw(row: row, of: content.screen, column: 0, row: place)
    }
    promptRow = shown.count
    screenRows = shown
    guard !content.log.isEmpty else { return }
    guard let room = Self.room(of: content, on: canvas, rows: rows) else {
      hidesLog = true
      return
    }
    let end = LogColumn.draw(content.log, on: &canvas, in: room, colors: &colors)
    promptRow = max(promptRow, end)
  }

  /// Where the log stands on a page with rows for screen and log together; nil where it has no room.
  private static func room(of content: PageContent, on canvas: Canvas, rows: Int) -> Region? {
    switch content.callRoom {
    case .anywhere: LogColumn.room(around: canvas, columns: canvas.width, rows: rows)
    case .fixed(let region):
      region.intersection(Region(column: 0, row: 0, width: canvas.width, height: rows))
    case .nowhere: nil
    }
  }

  /// Where the log has room beside or below a screen, if the message has one row.
  package static func logRoom(around screen: Canvas, size: ScreenSize) -> Region? {
    LogColumn.room(around: screen, columns: size.columns, rows: max(1, size.rows - 2) - 1)
  }

  /// Says in the lowest free corner of the message that there are calls to see.
  private mutating func addLogWord(rows: Range<Int>) {
    let column = canvas.width - Self.logWord.count
    let row = rows.last { canvas.usedColumns(ofRow: $0) < column }
    guard let row, column > 0 else { return }
    canvas.draw(Self.logWord, column: column, row: row, style: Style(isDim: true))
  }

  /// The command that shows the calls.
  private static let logWord = "log"

  private mutating func addMessage(_ lines: [String]) {
    let start = promptRow
    for line in lines {
      canvas.draw(line, column: 0, row: promptRow)
      if line.hasPrefix("error: ") {
        canvas.draw("error:", column: 0, row: promptRow, style: Style(isBold: true))
      }
      promptRow += 1
    }
    promptRow = min(promptRow, max(0, canvas.height - 1))
    if hidesLog, start < promptRow { addLogWord(rows: start..<promptRow) }
  }

  /// The rows of a screen to show: all up to the last one used, if they fit; else first the blank
  /// ones are left out, from the bottom, and then the last ones.
  ///
  /// Where calls have their own place nothing moves: all rows are shown, or the first ones.
  private static func rows(of content: PageContent, fitting count: Int) -> [Int] {
    let screen = content.screen
    if content.callRoom != .anywhere { return Array(0..<min(screen.height, count)) }
    var rows = Array(usedRows(of: screen))
    while rows.count > count {
      let blank = rows.lastIndex { screen.usedColumns(ofRow: $0) == 0 }
      rows.remove(at: blank ?? rows.count - 1)
    }
    return rows
  }

  private static func usedRows(of screen: Canvas) -> Range<Int> { 0..<screen.usedRows }
}

extension Canvas {
  /// The rows from the top to the last one that something is drawn in.
  var usedRows: Int {
    var end = height
    while end > 0, usedColumns(ofRow: end - 1) == 0 { end -= 1 }
    return end
  }
}
