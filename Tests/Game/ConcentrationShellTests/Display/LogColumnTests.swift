import TerminalCanvas
import Testing
@testable import ConcentrationShell
import UIKitShell

@Suite("Log beside the board")
struct LogColumnTests {
  private let log = [
    "  2  tab stats", "| * Stats#1 viewDidLoad()", "| + Stats#1 viewWillAppear(animated: false)",
    "| - Game#1 viewWillDisappear(animated: false)",
  ]

  private func page(
    columns: Int, boardColumns: Int = 4, log: [String]
  ) throws -> [String] {
    var colors = CallColors()
    let size = ScreenSize(columns: columns, rows: 24)
    let screen = SampleBoard.canvas(columns: boardColumns, rows: 4, window: (columns, 21))
    let layout = PageLayout(PageContent(screen: screen, log: log), size: size, colors: &colors)
    return layout.canvas.lines()
  }

  @Test func `from board + 46 columns the log stands beside the board`() throws {
    let page = try page(columns: 80, log: log)
    #expect(page[0] == "       A     B     C     D      2  tab stats")
    #expect(page[1].hasSuffix("┐ | * Stats#1 viewDidLoad()"))
    #expect(page[2].hasSuffix("│ | + Stats#1 viewWillAppear(animated: false)"))
  }

  @Test func `the board's width and 46 columns are just enough, with less the calls stand below`()
    throws
  {
    #expect(try page(columns: 29 + 46, log: log)[0].hasSuffix("tab stats"))
    let narrow = try page(columns: 29 + 45, log: log)
    #expect(narrow[10].contains("Flips 0"))
    #expect(narrow[11] == "  2  tab stats")
    #expect(narrow[12] == "| * Stats#1 viewDidLoad()")
    #expect(narrow[14] == "| - Game#1 viewWillDisappear(animated: false)")
  }

  @Test func `calls stand to the right of all lines, not in a gap between them`() throws {
    var colors = CallColors()
    let size = ScreenSize(columns: 120, rows: 40)
    var screen = Canvas(width: 120, height: 36)
    screen.draw("Title", column: 30, row: 0)
    screen.draw("A line in the middle", column: 40, row: 20)
    let layout = PageLayout(PageContent(screen: screen, log: log), size: size, colors: &colors)
    #expect(layout.canvas.lines()[1].hasPrefix(String(repeating: " ", count: 61) + "| * Stats#1"))
  }

  @Test func `where there is no room one word says so, and no call covers the screen`() throws {
    var colors = CallColors()
    let size = ScreenSize(columns: 80, rows: 24)
    var screen = Canvas(width: 80, height: 20)
    for row in 0..<20 { screen.draw(String(repeating: "x", count: 70), column: 0, row: row) }
    let content = PageContent(screen: screen, message: ["Tab 5 of 5: Stats."], log: log)
    let lines = PageLayout(content, size: size, colors: &colors).canvas.lines()
    #expect(lines[0..<20].allSatisfy { $0 == String(repeating: "x", count: 70) })
    #expect(lines[20].hasPrefix("Tab 5 of 5: Stats.") && lines[20].hasSuffix(" log"))
    #expect(lines[20].count == 80)
    let silent = PageContent(screen: screen, message: ["Tab 5 of 5: Stats."])
    #expect(PageLayout(silent, size: size, colors: &colors).canvas.lines()[20].hasSuffix("Stats."))
  }

  @Test
  func `no call is cut: names move closer, and what is still too long goes on below`() throws {
    let log = [
      "  1  pop", "| - Game#2         viewWillDisappear(animated: true)",
      "| - ThemeChooser#1 viewWillDisappear(animated: false)",
    ]
    let page = try page(columns: 80, log: log)
    #expect(page[0].hasSuffix("  1  pop"))
    #expect(page[1].hasSuffix("| - Game#2 viewWillDisappear(animated: true)"))
    #expect(page[2].hasSuffix("| - ThemeChooser#1"))
    #expect(page[3].hasSuffix("|     viewWillDisappear(animated: false)"))
    let wide = try self.page(columns: 110, log: log)
    #expect(wide[1].hasSuffix("| - Game#2         viewWillDisappear(animated: true)"))
    #expect(wide[2].hasSuffix("| - ThemeChooser#1 viewWillDisappear(animated: false)"))
  }

  @Test func `a short screen leaves rows for the log`() throws {
    var colors = CallColors()
    let size = ScreenSize(columns: 80, rows: 24)
    var screen = Canvas(width: 80, height: 20)
    screen.draw("No game has been finished yet.", column: 0, row: 0)
    let log = (1...30).map { "| + Game#1 call\($0)()" }
    let layout = PageLayout(PageContent(screen: screen, log: log), size: size, colors: &colors)
    #expect(layout.canvas.lines()[11].hasSuffix("| + Game#1 call30()"))
    #expect(layout.promptRow == 13)
    let few = PageContent(screen: screen, log: Array(log.prefix(7)))
    #expect(PageLayout(few, size: size, colors: &colors).promptRow == 8)
  }

  @Test func `of a long log the last lines are shown`() throws {
    let lines = (1...30).map { "| + Game#1 call\($0)()" }
    let page = try page(columns: 80, log: lines)
    #expect(page[0].hasSuffix("| + Game#1 call21()"))
    #expect(page[9].hasSuffix("| + Game#1 call30()"))
    #expect(!page[10].contains("call"))
  }

  @Test func `each controller has its colour, in the order of appearance`() {
    var colors = CallColors()
    let names = ["Game#1", "Stats#1", "Nav#1", "Tabs#1", "Page#1"]
    let styles = names.map { colors.style(of: $0) }
    #expect(
      styles.map(\.foreground) == [.cyan, .yellow, .magenta, .green, .cyan] as [Color?])
    #expect(styles.map(\.isBold) == [false, false, false, false, true])
    #expect(colors.style(of: "Stats#1") == styles[1])
  }
}
