import ConcentrationTestSupport
import TerminalCanvas
import Testing
@testable import ConcentrationShell
import UIKitShell

/// Source: SHELL.md 13.10, 13.11.
@MainActor
@Suite("Screens at four sizes")
struct ScreenSizesTests {
  nonisolated static let boards = ["4x4", "8x8", "12x12", "26x20"]

  @Test(arguments: [(80, 24), (40, 24), (100, 40), (10, 6)])
  func `13.11 each board fits each terminal, and looks as it was recorded`(columns: Int, rows: Int)
    throws
  {
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
    GoldenFile("Tests/Game/ConcentrationShellTests/Golden/\(size).txt").expect(text)
  }

  @Test(arguments: boards)
  func `a terminal of 10x6 gets plain mode, in lines of ten columns`(board: String) throws {
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

  @Test(arguments: [(80, 24), (40, 24), (100, 40), (10, 6)])
  func `13.11 no line is wider than the terminal, in colour, in ASCII, on a page and scrolled`(
    columns: Int, rows: Int
  ) throws {
    for board in Self.boards {
      for color in ["always", "never"] {
        for ascii in ["on", "off"] {
          for draw in ["page", "scroll", "plain"] {
            try play(board, columns, rows, ["color": color, "ascii": ascii, "draw": draw])
          }
        }
      }
    }
  }

  /// Plays on a terminal and looks at everything that is printed.
  private func play(
    _ board: String, _ columns: Int, _ rows: Int, _ settings: [String: String]
  ) throws {
    let session = TypedSession(
      draw: settings["draw"].flatMap(DisplayMode.init) ?? .page, log: .after,
      options: REPL.Options(
        size: ScreenSize(columns: columns, rows: rows), control: .alternateScreen, isUTF8: true),
      size: (columns, rows))
    var terminal = EmulatedTerminal(width: columns, height: rows)
    var hasColor = false
    func see(_ output: String) throws {
      hasColor = hasColor || output.contains(#/\u{1B}\[[0-9;]*3[0-9]m/#)
      try terminal.feed(output)
    }
    for name in ["color", "ascii"] { session.type("set \(name) \(settings[name] ?? "")") }
    try see(session.repl.start().output)
    for line in [
      "new \(board) shapes --seed 7", "a1", "b2", "q99", "scroll down", "zoom in", "zoom out",
      "look", "tab stats", "tab book", "tab reminder", "tab gallery", "tab play", "describe",
    ] {
      try see(session.type(line))
      // Whatever waits for Enter is looked at, too.
      for _ in 0..<300 where session.repl.prompt.isEmpty { try see(session.type("")) }
      #expect(!terminal.hasWrapped, "\(line) on \(board) at \(columns)x\(rows), \(settings)")
      if terminal.hasWrapped { return }
    }
    let speaks =
      settings["draw"] == "plain" || !ScreenSize(columns: columns, rows: rows).allowsDrawing
    #expect(hasColor == (settings["color"] == "always" && !speaks), "\(settings)")
  }

  @Test(arguments: [(80, 24), (40, 24), (100, 40)])
  func `13.10 a whole session in sentences draws nothing`(columns: Int, rows: Int) throws {
    let session = TypedSession(
      draw: .plain, options: REPL.Options(size: ScreenSize(columns: columns, rows: rows)),
      size: (columns, rows))
    var output = session.repl.start().output
    for line in [
      "look", "new 4x4 --seed 7", "b2", "c3", "describe", "look", "score", "undo", "hint",
      "tab stats", "describe", "tab book", "describe", "page next", "tab gallery", "describe",
      "tab reminder", "describe", "tab play", "new 12x12", "describe", "tree", "state", "q99",
    ] {
      output += session.type(line)
    }
    for line in output.split(separator: "\n") {
      let speaks = line.contains { $0.isLetter || $0.isNumber }
      #expect(speaks, "\(line)")
      #expect(!line.contains { "─│┌┐└┘├┤┬┴┼░".contains($0) }, "\(line)")
    }
    #expect(!output.utf8.contains(0x1B))
  }

  @Test(arguments: boards)
  func `13.10 plain sentences hold no drawing and name every card exactly once`(board: String)
    throws
  {
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

  /// `Row 2: A to C down, D diamond up.` names A, B, C and D.
  private static func columnNames(inRow row: Substring) -> [String] {
    row.drop { $0 != ":" }.dropFirst(2).split(separator: ",").flatMap { card -> [String] in
      let words = card.split(separator: " ")
      guard words.count > 3, words[1] == "to", let first = words[0].unicodeScalars.first,
        let last = words[2].unicodeScalars.first
      else { return words.prefix(1).map(String.init) }
      return (first.value...last.value).compactMap { UnicodeScalar($0).map { String($0) } }
    }
  }
}
