import ConcentrationTestSupport
import Foundation
import Testing

/// Every way out leaves the terminal as it was found.
///
/// Source: SHELL.md "Prompt and output".
@Suite struct WaysOutTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start(_ term: String) throws -> (terminal: PseudoTerminal, settings: [UInt8]) {
    let terminal = try PseudoTerminal(in: directory.path, environment: ["TERM": term])
    let settings = terminal.originalSettings
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

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE, SIGQUIT])
  func `a signal while the mouse is reported`(signal: Int32) throws {
    let (terminal, _) = try start("xterm")
    #expect(terminal.transcript.contains("\u{1B}[?1002h"))
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(terminal.transcript.mouseModes == Self.mouseGivenBack)
  }

  @Test(arguments: ["quit\r", "\u{4}", "set mouse off\r\u{4}", "set draw scroll\r\u{4}"])
  func `a leave while the mouse is reported`(keys: String) throws {
    let (terminal, _) = try start("xterm")
    terminal.type(keys)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.transcript.mouseModes == Self.mouseGivenBack)
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE, SIGQUIT])
  func `a trap`(signal: Int32) throws {
    for term in ["dumb", "xterm"] {
      let (terminal, settings) = try start(term)
      terminal.signal(signal)
      #expect(try terminal.waitForEnd() == 128 + signal)
      #expect(terminal.settings == settings)
      #expect(isOnNormalScreen(terminal.transcript))
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGQUIT])
  func `a signal while a command runs`(signal: Int32) throws {
    let (terminal, settings) = try start("dumb")
    terminal.enter("wait 1")
    try terminal.wait(for: "wait 1\r\n")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(terminal.settings == settings)
  }

  /// Ctrl-\ ends a program that does not respond any more.
  @Test func `Ctrl-backslash`() throws {
    let (terminal, settings) = try start("xterm")
    terminal.type("\u{1C}")
    #expect(try terminal.waitForEnd() == 128 + SIGQUIT)
    #expect(terminal.settings == settings)
    #expect(isOnNormalScreen(terminal.transcript))
  }

  @Test(arguments: ["quit\r", "\u{4}", "echo half\u{3}\u{4}", "new\rxyzzy\rquit\r"])
  func `quit and Ctrl-D, after a refusal too, on three kinds of terminal`(keys: String) throws {
    for term in ["dumb", "xterm", "vt100"] {
      let (terminal, settings) = try start(term)
      terminal.type(keys)
      #expect(try terminal.waitForEnd() == 0)
      #expect(terminal.settings == settings)
      #expect(isOnNormalScreen(terminal.transcript))
    }
  }

  @Test func `a signal in the middle of a search, a key sequence or half a paste`() throws {
    for keys in ["\u{12}abc", "\u{1B}[", "\u{18}", "\u{16}", "\u{1B}[200~half", "\u{1B}3"] {
      for signal in [SIGTERM, SIGHUP] {
        let (terminal, settings) = try start("xterm")
        terminal.type("seen" + keys)
        try terminal.wait(for: "seen")
        terminal.signal(signal)
        #expect(try terminal.waitForEnd() == 128 + signal, "\(keys.debugDescription)")
        #expect(terminal.settings == settings, "\(keys.debugDescription)")
      }
    }
  }

  @Test func `a signal after half a character of UTF-8`() throws {
    let (terminal, settings) = try start("xterm")
    terminal.type("seen")
    try terminal.wait(for: "seen")
    terminal.type(bytes: [0xE2, 0x80])
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(terminal.settings == settings)
  }

  @Test func `wrong usage and a refused database touch no terminal`() throws {
    for arguments in [["--xyzzy"], ["--size", "3x3"], ["--help"], ["--version"]] {
      let terminal = try PseudoTerminal(
        arguments, in: directory.path, environment: ["TERM": "xterm"])
      let settings = terminal.originalSettings
      #expect([0, 2].contains(try terminal.waitForEnd()))
      #expect(terminal.settings == settings)
      #expect(!terminal.transcript.contains("\u{1B}"))
    }
  }

  @Test func `a reader of the output that goes away is a quiet end`() throws {
    let reader = "{ head -1; exec 0<&-; echo the pipe is closed; }"
    let terminal = try PseudoTerminal(
      ["-c", "'\(BuiltProgram.path)' | \(reader); echo ended with ${PIPESTATUS[0]}"],
      in: directory.path, program: "/bin/bash")
    let settings = terminal.originalSettings
    try terminal.wait(for: "the pipe is closed")
    terminal.enter("echo anybody there")
    try terminal.wait(for: "ended with 141")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.settings == settings)
  }

  @Test func `SIGPIPE itself changes nothing`() throws {
    let (terminal, settings) = try start("dumb")
    terminal.signal(SIGPIPE)
    terminal.enter("echo still here")
    try terminal.wait(for: "\nstill here\r\n")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.settings == settings)
  }

  @Test func `a program that was stopped from outside takes its terminal again`() throws {
    let (terminal, settings) = try start("dumb")
    let taken = terminal.settings
    terminal.type("echo ha")
    try terminal.wait(for: "echo ha")
    terminal.signal(SIGSTOP)
    // As a shell does, which restores the settings of the terminal.
    terminal.settings = settings
    terminal.signal(SIGCONT)
    try terminal.wait(for: "echo ha")
    #expect(terminal.settings == taken)
    terminal.type("lf\r")
    try terminal.wait(for: "\nhalf\r\n")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.settings == settings)
  }

  @Test func `Ctrl-Z gives the mouse to the shell, fg takes it again`() throws {
    let terminal = try startShell("xterm")
    terminal.enter("'\(BuiltProgram.path)'")
    try terminal.wait(for: "play> ")
    #expect(terminal.transcript.mouseModes == ["1002": "h", "1006": "h", "1007": "l"])
    terminal.type("\u{1A}")
    try terminal.wait(for: "Stopped")
    try terminal.wait(for: "shell: ")
    #expect(terminal.transcript.mouseModes == Self.mouseGivenBack)
    terminal.enter("fg")
    try terminal.wait(for: "play> ")
    #expect(terminal.transcript.mouseModes == ["1002": "h", "1006": "h", "1007": "l"])
    terminal.enter("quit")
    try terminal.wait(for: "shell: ")
    #expect(terminal.transcript.mouseModes == Self.mouseGivenBack)
  }

  @Test func `Ctrl-Z and fg reach the game below another program, as below make`() throws {
    let terminal = try startShell("dumb")
    terminal.enter("sh -c \"'\(BuiltProgram.path)'; echo the game has ended\"")
    try terminal.wait(for: "play> ")
    for _ in 0..<3 {
      terminal.type("\u{1A}")
      try terminal.wait(for: "Stopped")
      try terminal.wait(for: "shell: ")
      // The shell has stopped with the outer program; the game may still be giving its terminal back.
      terminal.enter("fg")
      try terminal.wait(for: "play> ")
    }
    terminal.enter("quit")
    try terminal.wait(for: "the game has ended")
    terminal.enter("exit")
    #expect(try terminal.waitForEnd() == 0)
  }

  private func startShell(_ term: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["--norc", "--noprofile", "-i"], in: directory.path,
      environment: ["PS1": "shell: ", "TERM": term], program: "/bin/bash")
    try terminal.wait(for: "shell: ")
    return terminal
  }

  @Test func `Ctrl-Z gives the terminal to the shell, fg takes it again`() throws {
    let terminal = try startShell("dumb")
    terminal.enter("stty -a; '\(BuiltProgram.path)'")
    let before = try terminal.wait(for: "play> ").sttySettings
    terminal.type("echo ha")
    try terminal.wait(for: "echo ha")
    terminal.type("\u{1A}")
    try terminal.wait(for: "Stopped")
    try terminal.wait(for: "shell: ")
    terminal.enter("stty -a; echo in the shell")
    #expect(try terminal.wait(for: "\nin the shell\r\n").sttySettings == before)
    terminal.enter("fg")
    try terminal.wait(for: "play> echo ha")
    terminal.type("lf\r")
    try terminal.wait(for: "\nhalf\r\n")
    terminal.enter("quit")
    try terminal.wait(for: "shell: ")
    terminal.enter("stty -a; echo in the shell")
    #expect(try terminal.wait(for: "\nin the shell\r\n").sttySettings == before)
    terminal.enter("exit")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// The reports are off, and the wheel does again what it did before.
  private static let mouseGivenBack = ["1002": "l", "1006": "l", "1007": "r"]

  /// True if the alternate screen was left as often as it was entered, at least.
  private func isOnNormalScreen(_ transcript: String) -> Bool {
    func count(_ text: String) -> Int { transcript.components(separatedBy: text).count - 1 }
    return count("\u{1B}[?1049h") <= count("\u{1B}[?1049l")
  }
}

extension String {
  /// What was done last with each mode that has to do with the mouse.
  fileprivate var mouseModes: [String: String] {
    matches(of: #/\u{1B}\[\?(1002|1006|1007)([hlsr])/#).reduce(into: [:]) { modes, match in
      modes[String(match.1)] = String(match.2)
    }
  }

  /// The line of `stty -a` that holds what readline changes.
  fileprivate var sttySettings: [String] {
    split(whereSeparator: \.isNewline).map(String.init).filter { $0.contains("icanon") }
  }
}
