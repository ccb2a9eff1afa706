import ConcentrationTestSupport
import Foundation
import Testing

/// What wakes a program at a terminal on which nothing happens: nothing but the clock of a game, now and then.
///
/// Source: docs/PERFORMANCE.md.
@Suite struct StillScreenTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Seconds until the timers that a process has set, by the system's list of its descriptors; those of an
  /// hour or more are none.
  private func timers(of process: pid_t) -> [Double] {
    let folder = "/proc/\(process)/fdinfo"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
      guard let match = text.firstMatch(of: /it_value: \((\d+), (\d+)\)/) else { return nil }
      let seconds = (Double(match.1) ?? 0) + (Double(match.2) ?? 0) / 1e9
      return seconds > 0 && seconds < 3600 ? seconds : nil
    }
  }

  /// Waits until the timers are as they should be, which they are once the program has come to rest.
  private func timers(
    at terminal: PseudoTerminal, until isRight: ([Double]) -> Bool
  ) throws -> [Double] {
    let process = try #require(terminal.program)
    let deadline = Date.now.addingTimeInterval(20)
    while true {
      let found = timers(of: process)
      if isRight(found) || Date.now > deadline { return found }
      terminal.rest(milliseconds: 5)
    }
  }

  @Test func `the clock of a game wakes the program some times a second, not all the time`() throws
  {
    let terminal = try PseudoTerminal(
      ["--no-rc", "--no-save"], in: directory.path,
      environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
    try terminal.wait(for: "play>")
    terminal.enter("new 4x4/animals#7")
    try terminal.wait(for: "board>")
    terminal.enter("b2")
    try terminal.wait(for: "[tiger]")
    let deadline = Date.now.addingTimeInterval(20)
    var count = Int.max
    // What moves at first comes to rest.
    while count > 100, Date.now < deadline {
      let before = terminal.sleeps
      terminal.rest(milliseconds: 1000)
      count = terminal.sleeps - before
    }
    #expect(terminal.sleeps > 0 && count <= 100, "\(count) times in a second")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `a screen without a game's clock sets no timer, also after something moved`() throws {
    let terminal = try PseudoTerminal(
      ["--no-rc", "--no-save"], in: directory.path,
      environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
    try terminal.wait(for: "play>")
    #expect(try timers(at: terminal) { $0.isEmpty } == [])
    terminal.enter("tab stats")
    try terminal.wait(for: "stats>")
    #expect(try timers(at: terminal) { $0.isEmpty } == [])
    terminal.enter("tab play")
    try terminal.wait(for: "play>")
    terminal.enter("new 4x4/animals#7")
    try terminal.wait(for: "board>")
    terminal.enter("b2")
    try terminal.wait(for: "[tiger]")
    let clock = try timers(at: terminal) { !$0.isEmpty }
    #expect(clock.count == 1 && clock.allSatisfy { $0 <= 60 }, "the clock of the game: \(clock)")
    terminal.enter("back")
    try terminal.wait(for: "play>")
    #expect(try timers(at: terminal) { $0.isEmpty } == [])
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
  }
}
