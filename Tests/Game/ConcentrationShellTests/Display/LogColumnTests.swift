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

  @Test func `the board's width and 46 columns are just enough`() throws {
    #expect(try page(columns: 29 + 46, log: log).joined().contains("Stats"))
    #expect(try !page(columns: 29 + 45, log: log).joined().contains("Stats"))
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
    #expect(PageLayout(few, size: size, colors: &colors).promptRow == 9)
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
      styles.map(\.foreground) == [.cyan, .yellow, .magenta, .blue, .cyan] as [Color?])
    #expect(styles.map(\.isBold) == [false, false, false, false, true])
    #expect(colors.style(of: "Stats#1") == styles[1])
  }
}
