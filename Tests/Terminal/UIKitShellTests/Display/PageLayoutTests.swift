import TerminalCanvas
import Testing
import UIKitShell

@Suite("Page layout")
struct PageLayoutTests {
  @Test func `the window leaves room for the message, the prompt and an empty row`() {
    func window(_ columns: Int, _ rows: Int) -> String {
      PageLayout.windowSize(in: ScreenSize(columns: columns, rows: rows)).description
    }
    #expect(window(80, 24) == "80x20")
    #expect(window(40, 24) == "40x19")
    #expect(window(12, 10) == "12x6")
    #expect(window(80, 10) == "80x6")
    #expect(window(1, 1) == "1x1")
  }

  @Test func `an app with short messages has more rows`() {
    let window = PageLayout.windowSize(in: .standard, messageRows: 1)
    #expect(window.description == "80x21")
  }

  /// A screen of 21 rows, each with its number, that keeps 20 columns for calls.
  private func page(_ message: [String], focus: Bool = false) -> [String] {
    var screen = Canvas(width: 40, height: 21)
    for row in 0..<20 where row != 7 { screen.draw("row \(row)", column: 0, row: row) }
    if focus { screen.draw("frame", column: 0, row: 20) }
    let content = PageContent(
      screen: screen, message: message,
      log: ["  1  new", "| + Game#1 viewDidAppear(animated: true)"],
      callRoom: .fixed(Region(column: 15, row: 10, width: 25, height: 8)))
    var colors = CallColors()
    let layout = PageLayout(
      content, size: ScreenSize(columns: 40, rows: 24), colors: &colors)
    return layout.canvas.lines(ascii: true)
  }

  @Test func `where calls have their own place nothing on the screen moves`() {
    let (short, long) = (page(["one"]), page(["one", "two"]))
    #expect(short[21] == "one")
    #expect(page(["one"], focus: true)[21] == "one")
    #expect(Array(long[20...21]) == ["one", "two"])
    #expect(long[..<20] == short[..<20])
    #expect(short[10] == "row 10           1  new")
    #expect(short[11] == "row 11         | + Game#1 viewDidAppear")
    #expect(short[7] == "")
  }

  @Test func `a long greeting hides nothing, and shows what is wrong and how to read the rest`() {
    func page(_ count: Int, rows: Int) -> [String] {
      var screen = Canvas(width: 40, height: rows - 2)
      for row in [0, 1, rows - 4] { screen.draw("row \(row)", column: 0, row: row) }
      var colors = CallColors()
      let message = ["Warning: no setting 'colr'"] + (0..<count).map { "call \($0)" }
      return PageLayout(
        PageContent(screen: screen, message: message, kind: .greeting),
        size: ScreenSize(columns: 40, rows: rows), colors: &colors
      ).canvas.lines(ascii: true)
    }
    let short = page(0, rows: 24)
    #expect(short[20] == "row 20" && short[21] == "Warning: no setting 'colr'")
    let long = page(12, rows: 24)
    #expect(long[20] == "row 20")
    #expect(long[21] == "Warning: no se -- 13 lines more: look --")
  }
}
