package import TerminalCanvas

/// Shows one page in place of another: the play mode, in which no card stays in the scrollback.
///
/// A value that knows what the terminal shows and returns the bytes that change it. The line reader
/// reports what else was written there: typed text, a list of completions, a resize.
package struct PageDisplay: Sendable {
  /// The terminal's size.
  package private(set) var size: ScreenSize
  /// How much colour is written.
  package var colorDepth: ColorDepth {
    didSet { if colorDepth != oldValue { isScreenKnown = false } }
  }
  /// Whether everything is drawn with ASCII fallbacks.
  package var ascii: Bool {
    didSet { if ascii != oldValue { isScreenKnown = false } }
  }

  /// Whether the mouse is reported while the page is shown.
  package var usesMouse = false
  /// Whether the terminal reports the mouse now.
  private var reportsMouse = false

  /// Whether the page shows a text in place of the screen.
  package private(set) var coversScreen = false
  /// The rows of a message of which not all is shown; nil if all of it is.
  package private(set) var shortenedRows: Range<Int>?

  private let control: ScreenControl
  private var encoder = ANSIEncoder()
  private var colors = CallColors()
  /// Whether the terminal's background is known to be light.
  package var isOnLight: Bool {
    get { colors.isOnLight }
    set { colors.isOnLight = newValue }
  }
  private var shown: Canvas
  /// The screen on the page.
  private var screen = Canvas(width: 0, height: 0)
  private var promptRow = 0
  private var rest = Pager(lines: [], rows: 1)
  /// The rows of the screen that are shown, from the top of the page.
  package private(set) var screenRows: [Int] = []
  private var hasEntered = false
  private var isScreenKnown = false

  /// A display that has not touched the terminal yet.
  package init(size: ScreenSize, control: ScreenControl, colorDepth: ColorDepth, ascii: Bool) {
    self.size = size
    self.control = control
    self.colorDepth = colorDepth
    self.ascii = ascii
    shown = Canvas(width: size.columns, height: size.rows)
  }

  /// Whether a part of a long message is still to be shown.
  package var hasMore: Bool { rest.hasMore }

  /// Shows a page and leaves the cursor where the prompt begins.
  ///
  /// Only what differs from the terminal is written; the first time all of it is.
  package mutating func show(_ content: PageContent) -> String {
    screen = content.screen
    return show(PageLayout(content, size: size, colors: &colors))
  }

  /// Whether the page may be drawn between commands: nothing else stands on the terminal, and
  /// no text in place of the screen.
  package var canBeRefreshed: Bool { isScreenKnown && hasEntered && !coversScreen }

  /// Whether another state of the screen differs in rows that the message covers.
  package func coversChanges(to screen: Canvas) -> Bool {
    canBeRefreshed && screen.width == self.screen.width && screen.height == self.screen.height
      && CanvasDiff(from: self.screen, to: screen).runs.contains { !screenRows.contains($0.row) }
  }

  /// Shows another state of the screen on the same page, such as a step of the cursor.
  ///
  /// Only cells of the screen that differ are laid out again. The cursor and what was typed stay.
  ///
  /// - Returns: Nil if the whole page has to be laid out anew.
  package mutating func update(to screen: Canvas) -> String? {
    guard canBeRefreshed, screen.width == self.screen.width,
      screen.height == self.screen.height, screen.usedRows == self.screen.usedRows
    else { return nil }
    var canvas = shown
    for run in CanvasDiff(from: self.screen, to: screen).runs {
      guard let place = screenRows.firstIndex(of: run.row) else { continue }
      canvas.draw(
        row: run.row, of: screen, column: 0, row: place,
        in: Region(column: run.columns.lowerBound, row: place, width: run.columns.count, height: 1))
    }
    self.screen = screen
    guard canvas != shown else { return "" }
    prepareEncoder()
    encoder.encode(.hideCursor)
    encoder.encode(.saveCursor)
    encoder.encodeChanges(from: shown, to: canvas)
    encoder.encode(.restoreCursor)
    encoder.encode(.showCursor)
    shown = canvas
    return encoder.text
  }

  /// Shows another part of a long message.
  package mutating func showMore(_ move: Pager.Move = .next) -> String {
    var pager = rest
    pager.go(to: move)
    return show(PageLayout(continuing: pager, size: size))
  }

  /// Notes what a person typed at the prompt, in columns with the prompt itself.
  ///
  /// A line so long that it scrolled the page makes the next page be drawn whole.
  package mutating func typed(columns: Int) {
    let rows = max(0, columns) / size.columns + 1
    if promptRow + rows > size.rows - 1 { isScreenKnown = false }
  }

  /// Notes that something else was written on the terminal: the next page is drawn whole.
  package mutating func invalidate() {
    isScreenKnown = false
  }

  /// Takes the terminal's new size: the next page is drawn whole.
  package mutating func resize(to size: ScreenSize) {
    self.size = size
    isScreenKnown = false
  }

  /// Shows a sentence in the row above the prompt while a line is being typed.
  ///
  /// The cursor and what was typed stay; the sentence is cut to the terminal's width.
  package mutating func notice(_ text: String) -> String {
    guard hasEntered, promptRow > 0 else { return "" }
    let row = promptRow - 1
    shown.fill(Region(column: 0, row: row, width: shown.width, height: 1))
    shown.draw(text, column: 0, row: row)
    prepareEncoder()
    encoder.encode(.saveCursor)
    encoder.encode(shown, rows: row..<promptRow)
    encoder.encode(.restoreCursor)
    return encoder.text
  }

  /// Gives the terminal back as it was and leaves one line of status on it.
  package mutating func leave(status: String) -> String {
    let line = WordWrap.lines(of: status, columns: size.columns).joined(separator: "\n")
    return suspend() + (line.isEmpty ? "" : line + "\n")
  }

  /// Gives the terminal back while the program is stopped; the next page enters it again.
  package mutating func suspend() -> String {
    guard hasEntered else { return "" }
    hasEntered = false
    isScreenKnown = false
    prepareEncoder()
    reportMouse(false)
    if control == .alternateScreen {
      encoder.encode(.leaveAlternateScreen)
    } else {
      encoder.encodeWhole(Canvas(width: size.columns, height: size.rows))
      encoder.moveCursor(column: 0, row: 0)
    }
    return encoder.text
  }

  private mutating func show(_ layout: PageLayout) -> String {
    prepareEncoder()
    enter()
    reportMouse(usesMouse && control == .alternateScreen)
    encoder.encode(.hideCursor)
    if isScreenKnown {
      eraseInput()
      encoder.encodeChanges(from: shown, to: layout.canvas)
    } else {
      encoder.encodeWhole(layout.canvas)
    }
    encoder.moveCursor(column: 0, row: layout.promptRow)
    encoder.encode(.showCursor)
    isScreenKnown = true
    shown = layout.canvas
    promptRow = layout.promptRow
    rest = layout.rest
    coversScreen = layout.coversScreen
    shortenedRows = layout.shortenedRows
    screenRows = layout.screenRows
    return encoder.text
  }

  /// What ends the reports of the mouse.
  package static let mouseRelease = "\(ControlSequence.releaseMouse.text)"

  /// Gives the mouse back where no page is shown any more.
  package mutating func releaseMouse() -> String {
    prepareEncoder()
    reportMouse(false)
    return encoder.text
  }

  private mutating func reportMouse(_ isReported: Bool) {
    guard reportsMouse != isReported else { return }
    reportsMouse = isReported
    encoder.encode(isReported ? .reportMouse : .releaseMouse)
  }

  private mutating func prepareEncoder() {
    encoder.removeAll()
    encoder.colorDepth = colorDepth
    encoder.ascii = ascii
  }

  /// Enters the second screen; without one, what the terminal shows is scrolled away first, so that
  /// nothing of the person's own is overwritten.
  private mutating func enter() {
    guard !hasEntered else { return }
    hasEntered = true
    isScreenKnown = false
    if control == .alternateScreen {
      encoder.encode(.enterAlternateScreen)
    } else {
      encoder.moveCursor(column: 0, row: size.rows - 1)
      encoder.encodeLineFeeds(size.rows)
    }
  }

  /// Below the prompt the page is empty, but for what was typed.
  private mutating func eraseInput() {
    encoder.encode(
      Canvas(width: size.columns, height: size.rows), rows: promptRow..<size.rows)
  }
}
