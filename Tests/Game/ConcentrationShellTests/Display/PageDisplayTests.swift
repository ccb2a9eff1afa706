import ConcentrationTestSupport
import TerminalCanvas
import Testing
@testable import ConcentrationShell
import UIKitShell

@Suite("Page display")
struct PageDisplayTests {
  private func display(
    _ columns: Int = 80, _ rows: Int = 24, control: ScreenControl = .alternateScreen
  ) -> PageDisplay {
    PageDisplay(
      size: ScreenSize(columns: columns, rows: rows), control: control, colorDepth: .sixteen,
      ascii: false)
  }

  private func board(_ up: [String: String] = [:]) -> Canvas {
    SampleBoard.canvas(columns: 4, rows: 4, window: (80, 21), up: up)
  }

  @Test func `the page is the screen, the message, and the prompt's row`() throws {
    var terminal = EmulatedTerminal(width: 80, height: 24)
    var display = display()
    let content = PageContent(screen: board(), message: ["New game 4x4/shapes#7."])
    try terminal.feed(display.show(content))
    #expect(terminal.lines[0] == "       A     B     C     D")
    #expect(terminal.lines[10] == "    Flips 0   Pairs 0/8   Score 0   Time 0:41   4x4/shapes#7")
    #expect(terminal.lines[11] == "New game 4x4/shapes#7.")
    #expect(terminal.cursor == (0, 12))
    #expect(terminal.isAlternate && terminal.isCursorShown)
  }

  @Test(arguments: [ScreenControl.alternateScreen, .overwrite])
  func `five flips leave nothing in the scrollback, and quitting leaves one line`(
    control: ScreenControl
  ) throws {
    var terminal = EmulatedTerminal(width: 80, height: 24)
    try terminal.feed("$ concentration\n")
    var display = display(control: control)
    try terminal.feed(display.show(PageContent(screen: board(), message: ["New game."])))
    let before = terminal.scrollback
    for (index, card) in ["B2", "C3", "A1", "D4", "B3"].enumerated() {
      try terminal.type("play/board> \(card)")
      display.typed(columns: 14)
      let screen = board([card: "[♦ D]"])
      let page = display.show(PageContent(screen: screen, message: ["\(card) is diamond."]))
      try terminal.feed(page)
      #expect(terminal.usedLines == screen.lines().prefix(11) + ["\(card) is diamond."])
      #expect(index == 0 || page.utf8.count < 400)
    }
    #expect(terminal.scrollback == before)
    try terminal.type("play/board> quit")
    try terminal.feed(display.leave(status: "Kept 4x4/shapes#7, 0 of 8 pairs."))
    let all = (terminal.scrollback + terminal.usedLines).filter { !$0.isEmpty }
    #expect(all == ["$ concentration", "Kept 4x4/shapes#7, 0 of 8 pairs."])
    #expect(!terminal.isAlternate)
  }

  @Test func `a page that is the same again writes no cell`() {
    var display = display()
    let content = PageContent(screen: board(), message: ["New game."])
    #expect(display.show(content).contains("░"))
    let again = display.show(content)
    #expect(!again.contains("░") && !again.contains("N"))
  }

  @Test func `a typed line that scrolls the page makes the next page whole`() throws {
    var terminal = EmulatedTerminal(width: 20, height: 12)
    var display = display(20, 12)
    let screen = SampleBoard.canvas(columns: 2, rows: 2, window: (20, 9))
    let content = PageContent(screen: screen, message: ["One.\nTwo.\nThree."])
    try terminal.feed(display.show(content))
    let typed = "play> " + String(repeating: "x", count: 60)
    try terminal.type(typed)
    display.typed(columns: typed.count)
    try terminal.feed(display.show(content))
    #expect(terminal.usedLines == screen.lines().prefix(7) + ["One.", "Two.", "Three."])
  }

  @Test func `something else on the terminal is drawn over after invalidate`() throws {
    var terminal = EmulatedTerminal(width: 80, height: 24)
    var display = display()
    let content = PageContent(screen: board(), message: ["New game."])
    try terminal.feed(display.show(content))
    try terminal.feed("\n\n\nundo   unflip\n\n\n\n\n\n\n\n\n\n\nplay> un")
    display.invalidate()
    try terminal.feed(display.show(content))
    #expect(terminal.usedLines == board().lines().prefix(11) + ["New game."])
    #expect(terminal.cursor == (0, 12))
  }

  @Test func `a resize draws the page for the new size`() throws {
    var display = display()
    _ = display.show(PageContent(screen: board(), message: ["New game."]))
    display.resize(to: ScreenSize(columns: 40, rows: 12))
    var terminal = EmulatedTerminal(width: 40, height: 12)
    try terminal.feed(display.show(PageContent(screen: board(), message: ["Now 40x12."])))
    #expect(terminal.lines[9] == "Now 40x12.")
    #expect(terminal.cursor == (0, 10))
    #expect(terminal.scrollback.isEmpty)
  }

  @Test func `a notice takes the row above the prompt and leaves the cursor alone`() throws {
    var terminal = EmulatedTerminal(width: 80, height: 24)
    var display = display()
    let content = PageContent(screen: board(), message: ["New game."])
    try terminal.feed(display.show(content))
    try terminal.feed("play/board> b")
    try terminal.feed(display.notice("Reminder: \(String(repeating: "tea ", count: 30))"))
    #expect(terminal.lines[11].hasPrefix("Reminder: tea tea"))
    #expect(terminal.lines[12] == "play/board> b")
    #expect(terminal.cursor == (13, 12))
    try terminal.type("2")
    display.typed(columns: 14)
    try terminal.feed(display.show(content))
    #expect(terminal.lines[11] == "New game.")
  }

  @Test func `a text too long for the page gets it whole, in parts`() throws {
    var terminal = EmulatedTerminal(width: 80, height: 24)
    var display = display()
    let lines = (1...50).map { "line \($0)" }
    try terminal.feed(display.show(PageContent(screen: board(), message: lines, kind: .text)))
    #expect(terminal.usedLines == lines[..<21] + ["-- more: Enter, q stops --"])
    #expect(terminal.cursor == (0, 22))
    #expect(display.hasMore)
    try terminal.feed(display.showMore())
    #expect(terminal.usedLines == lines[21..<42] + ["-- more: Enter, q stops --"])
    try terminal.feed(display.showMore())
    #expect(terminal.usedLines == Array(lines[42...]))
    #expect(!display.hasMore)
  }

  @Test func `of a long message the last lines stand below the board, of a refusal the first ones`()
    throws
  {
    let lines = (1...50).map { "line \($0)" }
    let remark = ["-- 40 lines more: look --"]
    let cases: [(PageContent.MessageKind, [String])] = [
      (.event, remark + Array(lines[40...])), (.refusal, Array(lines[..<10]) + remark),
    ]
    for (kind, expected) in cases {
      var terminal = EmulatedTerminal(width: 80, height: 24)
      var display = display()
      try terminal.feed(
        display.show(PageContent(screen: board(), message: lines, kind: kind)))
      #expect(terminal.usedLines == board().lines().prefix(11) + expected)
      #expect(!display.coversScreen && !display.hasMore)
      #expect(display.shortenedRows == 11..<22)
    }
  }

  @Test func `a sentence is left out whole, and only one that is too long alone is cut`() throws {
    let sentences = ["One two three four five six.", "Seven eight nine ten eleven twelve."]
    var screen = Canvas(width: 20, height: 9)
    for row in 0..<5 { screen.draw("\(row)", column: 0, row: row) }
    var terminal = EmulatedTerminal(width: 20, height: 10)
    var display = display(20, 10)
    try terminal.feed(display.show(PageContent(screen: screen, message: sentences)))
    #expect(
      terminal.usedLines.suffix(3) == [
        "-- 2 more: look --", "Seven eight nine ten", "eleven twelve.",
      ])
    try terminal.feed(display.show(PageContent(screen: screen, message: [sentences.joined()])))
    #expect(terminal.usedLines.suffix(3).first == "-- 2 more: look --")
    #expect(terminal.usedLines.last == "twelve.")
    #expect(terminal.usedLines.count == 8 && terminal.usedLines[4] == "4")
  }

  @Test
  func `a few lines too many take the screen's blank rows first, then its last ones`() throws {
    var screen = Canvas(width: 20, height: 9)
    for (row, text) in ["one", "", "three", "four", "five", "six", "seven"].enumerated() {
      screen.draw(text, column: 0, row: row)
    }
    var terminal = EmulatedTerminal(width: 20, height: 10)
    var display = display(20, 10)
    let message = ["error: no such card", "  flip q9", "       ^^"]
    try terminal.feed(display.show(PageContent(screen: screen, message: message)))
    #expect(terminal.usedLines == ["one", "three", "four", "five", "six"] + message)
    #expect(terminal.cursor.row == 8)
  }

  @Test func `suspending gives the first screen back, resuming draws the page again`() throws {
    var terminal = EmulatedTerminal(width: 80, height: 24)
    try terminal.feed("$ concentration\n")
    var display = display()
    let content = PageContent(screen: board(), message: ["New game."])
    try terminal.feed(display.show(content))
    try terminal.feed(display.suspend())
    #expect(terminal.usedLines == ["$ concentration"])
    #expect(display.suspend().isEmpty)
    try terminal.feed(display.show(content))
    #expect(terminal.usedLines == board().lines().prefix(11) + ["New game."])
  }

  @Test func `leaving before anything was shown writes the status alone`() {
    var display = display()
    #expect(display.leave(status: "Bye.") == "Bye.\n")
    #expect(display.leave(status: "").isEmpty)
    #expect(display.notice("x").isEmpty)
  }

  @Test func `without colour the page holds no style at all, and in ASCII no other byte`() {
    var display = PageDisplay(
      size: .standard, control: .alternateScreen, colorDepth: .none, ascii: true)
    let page = display.show(
      PageContent(screen: board(["B2": "[♦ D]"]), message: ["error: no card q9"]))
    #expect(!page.contains("m\u{1B}") && !page.contains("\u{1B}[0"))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(page.contains(":::::"))
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (10, 6), (12, 10), (40, 24), (80, 24), (100, 40)])
  func `no size is too small to be survived, and no row is too wide`(columns: Int, rows: Int) throws
  {
    for (boardColumns, boardRows) in [(4, 4), (8, 8), (12, 12), (26, 20)] {
      var terminal = EmulatedTerminal(width: columns, height: rows)
      var display = display(columns, rows)
      let window = PageLayout.windowSize(in: ScreenSize(columns: columns, rows: rows))
      let screen = SampleBoard.canvas(
        columns: boardColumns, rows: boardRows, window: (window.columns, window.rows))
      try terminal.feed(
        display.show(PageContent(screen: screen, message: ["c3 is club. No match with b2."])))
      #expect(terminal.scrollback.isEmpty)
      #expect(terminal.lines.allSatisfy { DisplayWidth.of($0) <= columns })
      #expect(rows < 3 || terminal.lines.last == "")
    }
  }
}
