import ConcentrationTestSupport
import Foundation
import Testing

/// What moves, at a terminal: frames in synchronized output, and none where none belong.
///
/// Source: SHELL.md "Cursor, mouse, pace and motion".
@Suite struct MotionTests {
  private static let begin = "\u{1B}[?2026h"
  private static let end = "\u{1B}[?2026l"
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A board of cards at a terminal, and the terminal's settings before.
  private func board(
    _ environment: [String: String] = [:], after lines: [String] = []
  ) throws -> (terminal: PseudoTerminal, settings: [UInt8]) {
    let terminal = try PseudoTerminal(
      ["--no-rc", "--no-save"], in: directory.path,
      environment: ["TERM": "xterm", "COLORTERM": "truecolor"].merging(environment) { $1 })
    let settings = terminal.originalSettings
    try terminal.wait(for: "play>")
    for line in lines {
      terminal.enter(line)
      try terminal.wait(for: "is now")
    }
    terminal.enter("new 4x4/animals#7")
    try terminal.wait(for: "board>")
    return (terminal, settings)
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// The frames in what was written, each of which has to be whole.
  private func frames(in text: String) -> [String] {
    let parts = text.components(separatedBy: Self.begin).dropFirst()
      .map { $0.components(separatedBy: Self.end) }
    #expect(parts.allSatisfy { $0.count == 2 })
    return parts.map { $0[0] }
  }

  @Test func `a card turns in whole frames, and its face comes with the last`() throws {
    let (terminal, _) = try board()
    terminal.enter("b2")
    let text = try terminal.wait(for: "[tiger]")
    let before = frames(in: text + Self.end)
    #expect(before.count >= 2, "\(text.debugDescription)")
    #expect(before.first?.contains("b2 is tiger") == true)
    try quit(terminal)
    #expect(frames(in: terminal.transcript).count >= before.count)
  }

  @Test(arguments: ["motion off", "motion reduced", "draw scroll", "draw plain"])
  func `no frame is written with set`(setting: String) throws {
    let (terminal, _) = try board(after: ["set \(setting)"])
    terminal.enter("b2")
    try terminal.wait(for: "tiger")
    try quit(terminal)
    #expect(!terminal.transcript.contains(Self.begin))
  }

  @Test(arguments: [["TERM": "dumb"], ["SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"]])
  func `no frame is written to a slow terminal, or one without pages`(
    environment: [String: String]
  ) throws {
    let (terminal, _) = try board(environment)
    terminal.enter("b2")
    try terminal.wait(for: "tiger")
    try quit(terminal)
    #expect(!terminal.transcript.contains(Self.begin))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal in the middle of it leaves the terminal as it was`(
    signal: Int32, status: Int32
  ) throws {
    let (terminal, settings) = try board(after: ["set pace slow"])
    terminal.enter("b2 c3")
    // The first card is seen for a while before the second one is turned.
    try terminal.wait(for: "b2 is tiger")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == status)
    #expect(terminal.settings == settings)
    let text = terminal.transcript
    #expect(!frames(in: text).isEmpty)
    #expect(text.components(separatedBy: "\u{1B}[?1049l").count == 2)
    let hidden = text.components(separatedBy: "\u{1B}[?25l").count
    #expect(text.components(separatedBy: "\u{1B}[?25h").count >= hidden)
  }

  @Test func `a key in the middle of it acts, and the end is shown`() throws {
    let (terminal, _) = try board(after: ["set pace slow"])
    terminal.enter("b2 c3")
    try terminal.wait(for: "b2 is tiger")
    terminal.enter("echo over")
    try terminal.wait(for: "No match with b2 tiger")
    try terminal.wait(for: "over")
    try quit(terminal)
  }
}
