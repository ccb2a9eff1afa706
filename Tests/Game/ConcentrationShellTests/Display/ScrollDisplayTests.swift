import TerminalCanvas
import Testing
@testable import ConcentrationShell
import UIKitShell

@Suite("Scroll display")
struct ScrollDisplayTests {
  private func display(_ columns: Int, depth: ColorDepth = .none, ascii: Bool = true)
    -> ScrollDisplay
  {
    ScrollDisplay(columns: columns, colorDepth: depth, ascii: ascii)
  }

  @Test func `a reply is calls, screen, message, without blank rows at the screen's end`() {
    var screen = Canvas(width: 20, height: 10)
    screen.draw("│A│", column: 0, row: 1)
    var display = display(80)
    let text = display.text(
      calls: ["| + Game#1 viewDidAppear(animated: true)"], screen: screen,
      message: ["New game.", "error: no card q9"])
    #expect(
      text == """
        | + Game#1 viewDidAppear(animated: true)

        |A|
        New game.
        error: no card q9

        """)
  }

  @Test func `long calls go on in lines that are marked as calls`() {
    var display = display(30)
    let text = display.text(calls: ["| . Game#1 viewWillTransition(to: 48x40, duration: 0.3)"])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("| ") && $0.count <= 30 })
  }

  @Test func `with colour the controller's name and the word error stand out, nothing else`() {
    var display = display(80, depth: .sixteen, ascii: false)
    let text = display.text(
      calls: ["| * Game#1 viewDidLoad()"], message: ["error: no card q9", "No error: here."])
    #expect(
      text == """
        | * \u{1B}[0;36mGame#1\u{1B}[0m viewDidLoad()
        \u{1B}[0;1merror:\u{1B}[0m no card q9
        No error: here.

        """)
  }

  @Test(arguments: [(80, 24), (40, 24), (100, 40), (12, 10), (1, 1)])
  func `no line is wider than the terminal`(columns: Int, rows: Int) {
    for (boardColumns, boardRows) in [(4, 4), (8, 8), (12, 12), (26, 20)] {
      var display = display(columns, ascii: false)
      let screen = SampleBoard.canvas(
        columns: boardColumns, rows: boardRows, window: (200, 60), up: ["A1": "[👻 G]"])
      let text = display.text(
        calls: ["| + Game#1 viewWillAppear(animated: false)"], screen: screen,
        message: ["c3 is club. No match with b2 diamond; both turn back on your next flip."])
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= columns && line.last != " ")
      }
    }
  }
}
