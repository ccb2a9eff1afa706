import ConcentrationTestSupport
import TerminalCanvas
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// Source: SHELL.md "Long messages".
@MainActor
@Suite struct LongMessagesTests {
  /// A person whose terminal is looked at after each line.
  @MainActor
  private struct Player {
    let session: TypedSession
    var terminal: EmulatedTerminal

    init(_ columns: Int, _ rows: Int) throws {
      let size = ScreenSize(columns: columns, rows: rows)
      session = TypedSession(
        draw: .page,
        options: REPL.Options(size: size, control: .alternateScreen, isUTF8: true))
      terminal = EmulatedTerminal(width: columns, height: rows)
      try terminal.feed(session.repl.start().output)
    }

    mutating func type(_ line: String) throws {
      let response = session.repl.receive(.line(line))
      for frame in response.playback?.takeAll() ?? [] { try terminal.feed(frame) }
      try terminal.feed(response.withoutFrames.output)
    }

    /// The rows of the screen that the page has no room for, but for blank ones and the last one.
    var hidden: [String] {
      let lines = session.repl.session.app.canvas().lines(ascii: false).filter { !$0.isEmpty }
      return lines.dropLast().filter { line in !terminal.lines.contains { $0.hasPrefix(line) } }
    }

    var text: String { terminal.usedLines.joined(separator: " ") }
  }

  @Test(arguments: [
    (12, 10), (20, 10), (30, 12), (40, 15), (60, 20), (80, 24), (100, 30), (120, 40),
  ])
  func `the result of a game against a bot is seen with the board at every size`(
    columns: Int, rows: Int
  ) throws {
    var player = try Player(columns, rows)
    try player.type("set pace off")
    for line in ["new 4x4 --seed 7 --against perfect", "a1 b1", "c1 d1", "a2 b2"] {
      try player.type(line)
      #expect(player.hidden.isEmpty, "\(line)\n\(player.terminal.usedLines)")
    }
  }

  @Test func `a bot's long turn leaves a large board where it is`() throws {
    var player = try Player(80, 24)
    try player.type("set pace off")
    try player.type("new 8x8 --seed 7 --against perfect")
    var wasShortened = false
    for row in 1...8 {
      for pair in ["a\(row) b\(row)", "c\(row) d\(row)", "e\(row) f\(row)", "g\(row) h\(row)"] {
        try player.type(pair)
        guard player.session.repl.session.game.board != nil else { break }
        #expect(player.hidden.isEmpty, "\(pair)\n\(player.terminal.usedLines)")
        wasShortened = wasShortened || player.text.contains("more: look")
      }
    }
    #expect(wasShortened)
  }

  @Test(arguments: ["look", "l", "", "click"])
  func `what was left out is shown whole, and Enter leads back to the board`(way: String) throws {
    var player = try Player(60, 20)
    try player.type("set pace off")
    for line in ["new 4x4 --seed 7 --against perfect", "a1 b1", "c1 d1", "a2 b2"] {
      try player.type(line)
    }
    try #require(player.text.contains("more: look"), "\(player.terminal.usedLines)")
    let end = try #require(player.terminal.usedLines.last)
    if way == "click" {
      let row = try #require(player.terminal.lines.lastIndex(of: end))
      for action in [MouseEvent.Action.press, .release] {
        let event = MouseEvent(action, column: 3, row: row)
        try player.terminal.feed(player.session.repl.receive(.mouse(event)).output)
      }
    } else {
      try player.type(way)
    }
    #expect(!player.hidden.isEmpty)
    #expect(!player.text.contains("more: look"))
    #expect(player.text.contains("a2 is ") && player.terminal.usedLines.contains(end))
    try player.type("")
    #expect(player.hidden.isEmpty)
  }

  @Test func `what was asked for still takes the page, in parts`() throws {
    var player = try Player(60, 20)
    try player.type("new 4x4 --seed 7")
    try player.type("help all")
    #expect(!player.hidden.isEmpty)
    #expect(player.text.contains("-- more: Enter, q stops --"))
  }
}
