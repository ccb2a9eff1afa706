import Testing
import UIKitSystem

@Suite struct TerminalSizeTests {
  /// A descriptor that is surely no terminal.
  private let none: [Int32] = [-1]

  @Test func `without a terminal the size is 80x24`() {
    #expect(
      TerminalSize.current(environment: [:], descriptors: none)
        == TerminalSize(columns: 80, rows: 24))
  }

  @Test func `COLUMNS and LINES override, each for itself`() {
    let both = TerminalSize.current(
      environment: ["COLUMNS": "40", "LINES": "10"], descriptors: none)
    #expect(both == TerminalSize(columns: 40, rows: 10))
    let one = TerminalSize.current(environment: ["COLUMNS": "132"], descriptors: none)
    #expect(one == TerminalSize(columns: 132, rows: 24))
  }

  @Test(arguments: ["", "0", "-3", "many", "99999999999999999999"])
  func `a variable that is no size is ignored`(value: String) {
    #expect(TerminalSize.current(environment: ["COLUMNS": value], descriptors: none).columns == 80)
  }

  @Test func `a size stays within what can be drawn`() {
    #expect(TerminalSize(columns: 0, rows: 5000) == TerminalSize(columns: 1, rows: 1000))
  }
}
