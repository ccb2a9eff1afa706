import Shell
import TerminalCanvas
import TestSupport
import Testing

/// Source: REPL.md section 13, checks 10 and 11.
@MainActor
@Suite("Screens at four sizes")
struct ScreenSizesTests {
  nonisolated static let boards = ["4x4", "8x8", "12x12", "26x20"]

  @Test(
    "each board fits each terminal, and looks as it was recorded",
    arguments: [(80, 24), (40, 24), (100, 40), (10, 6)])
  func pages(columns: Int, rows: Int) throws {
    let size = ScreenSize(columns: columns, rows: rows)
    var text = ""
    for board in Self.boards {
      var page = GamePage(size: size)
      try page.play(board)
      #expect(!page.terminal.hasWrapped, "\(board) at \(size)")
      #expect(page.terminal.scrollback.isEmpty)
      #expect(page.terminal.lines.last == "")
      text += "== \(board) at \(size)\n" + page.terminal.usedLines.map { $0 + "\n" }.joined()
    }
    guard size.allowsDrawing else { return }
    GoldenFile("Tests/ShellTests/Golden/\(size).txt").expect(text)
  }

  @Test("a terminal of 10x6 is spoken to, in lines of ten columns", arguments: boards)
  func spoken(board: String) throws {
    let size = ScreenSize(columns: 10, rows: 6)
    #expect(
      DisplayMode.possible(wanted: .page, size: size, control: .alternateScreen) == .plain)
    var page = GamePage(size: .standard)
    try page.play(board)
    let text = PlainDisplay(columns: 10).text(page.sentences + [size.reasonToSpeak ?? ""])
    let lines = text.split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 10 })
    #expect(!text.utf8.contains(0x1B))
  }

  @Test("plain sentences hold no drawing and name every card exactly once", arguments: boards)
  func sentences(board: String) throws {
    var page = GamePage(size: .standard)
    try page.play(board)
    let text = PlainDisplay(columns: 10_000).text(page.sentences)
    for line in text.split(separator: "\n") {
      #expect(line.contains { $0.isLetter || $0.isNumber })
      #expect(!line.contains { "─│┌┐└┘├┤┬┴┼░".contains($0) })
    }
    let size = board.split(separator: "x").compactMap { Int($0) }
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("Row ") }
    #expect(rows.count == size[1])
    let columns: [String] = (0..<size[0]).map { String(UnicodeScalar(UInt8(65 + $0))) }
    for row in rows { #expect(Self.columnNames(inRow: row) == columns) }
  }

  /// `Row 2: A down, B diamond up.` names A and B.
  private static func columnNames(inRow row: Substring) -> [String] {
    let cards = row.drop { $0 != ":" }.dropFirst(2).split(separator: ",")
    return cards.compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
