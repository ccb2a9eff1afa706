import Foundation
import TestSupport
import Testing

/// Every way out leaves the terminal as it was found.
///
/// Source: REPL.md section 13.
@Suite struct WaysOutTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start(_ term: String) throws -> (terminal: PseudoTerminal, settings: [UInt8]) {
    let terminal = try PseudoTerminal(in: directory.path, environment: ["TERM": term])
    let settings = terminal.settings
    try terminal.wait(for: "play> ")
    #expect(terminal.settings != settings, "readline has not taken the terminal")
    return (terminal, settings)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal that ends the program`(signal: Int32, status: Int32) throws {
    for term in ["dumb", "xterm"] {
      let (terminal, settings) = try start(term)
      terminal.type("half a line")
      try terminal.wait(for: "half a line")
      terminal.signal(signal)
      #expect(try terminal.waitForEnd() == status)
      #expect(terminal.settings == settings)
      #expect(isOnNormalScreen(terminal.transcript))
    }
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE])
  func `a trap`(signal: Int32) throws {
    for term in ["dumb", "xterm"] {
      let (terminal, settings) = try start(term)
      terminal.signal(signal)
      #expect(try terminal.waitForEnd() == 128 + signal)
      #expect(terminal.settings == settings)
      #expect(isOnNormalScreen(terminal.transcript))
    }
  }

  @Test func `quit, on both kinds of terminal`() throws {
    for term in ["dumb", "xterm", "vt100"] {
      let (terminal, settings) = try start(term)
      terminal.enter("quit")
      #expect(try terminal.waitForEnd() == 0)
      #expect(terminal.settings == settings)
      #expect(isOnNormalScreen(terminal.transcript))
    }
  }

  @Test func `Ctrl-Z gives the terminal to the shell, fg takes it again`() throws {
    let terminal = try PseudoTerminal(
      ["--norc", "--noprofile", "-i"], in: directory.path, environment: ["PS1": "shell: "],
      program: "/bin/bash")
    try terminal.wait(for: "shell: ")
    terminal.enter("'\(BuiltProgram.path)'")
    try terminal.wait(for: "play> ")
    terminal.type("echo ha")
    try terminal.wait(for: "echo ha")
    terminal.type("\u{1A}")
    try terminal.wait(for: "Stopped")
    try terminal.wait(for: "shell: ")
    terminal.enter("echo in the shell")
    try terminal.wait(for: "\nin the shell\r\n")
    terminal.enter("fg")
    try terminal.wait(for: "play> echo ha")
    terminal.type("lf\r")
    try terminal.wait(for: "\nhalf\r\n")
    terminal.enter("quit")
    try terminal.wait(for: "shell: ")
    terminal.enter("exit")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// True if the alternate screen was left as often as it was entered, at least.
  private func isOnNormalScreen(_ transcript: String) -> Bool {
    func count(_ text: String) -> Int { transcript.components(separatedBy: text).count - 1 }
    return count("\u{1B}[?1049h") <= count("\u{1B}[?1049l")
  }
}
