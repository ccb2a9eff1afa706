import ConcentrationTestSupport
import Foundation
import Testing

/// Ctrl-C and Ctrl-D at a terminal, and keys in the middle of which they come.
@Suite struct InterruptTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start(environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(in: directory.path, environment: environment)
    try terminal.wait(for: "play> ")
    return terminal
  }

  @Test func `13.7 Ctrl-C gives up the line and keeps the game`() throws {
    let terminal = try start()
    terminal.enter("new 4x4 --seed 7")
    try terminal.wait(for: "play/board> ")
    terminal.type("half")
    try terminal.wait(for: "half")
    terminal.type("\u{3}")
    let given = try terminal.wait(for: "play/board> ")
    #expect(given.hasSuffix("^C\r\nplay/board> "), "\(given)")
    terminal.enter("state flips")
    let reply = try terminal.wait(for: "play/board> ")
    #expect(reply.hasSuffix("state flips\r\nflips 0\r\nplay/board> "), "\(reply)")
  }

  @Test func `Ctrl-C twice on an empty line says how to leave`() throws {
    let terminal = try start()
    terminal.type("\u{3}")
    let once = try terminal.wait(for: "play> ")
    #expect(!once.contains("to leave"), "\(once)")
    terminal.type("\u{3}")
    let twice = try terminal.wait(for: "play> ")
    #expect(twice.hasSuffix("(to leave, type quit or press Ctrl-D)\r\nplay> "), "\(twice)")
  }

  @Test func `Ctrl-C ends a wait, and the game goes on`() throws {
    let terminal = try start()
    terminal.enter("wait 600")
    try terminal.wait(for: "wait 600\r\n")
    terminal.type("\u{3}")
    let stopped = try terminal.wait(for: "play> ")
    #expect(stopped.hasSuffix("Stopped waiting.\r\nplay> "), "\(stopped)")
    terminal.enter("echo still here")
    let reply = try terminal.wait(for: "still here\r\nplay> ")
    // The one Ctrl-C does not give up the new line as well.
    #expect(!reply.contains("^C"), "\(reply)")
    #expect(reply.hasSuffix("echo still here\r\nstill here\r\nplay> "), "\(reply)")
  }

  @Test func `Ctrl-C stops a sourced script`() throws {
    let lines = Array(repeating: "wait 600", count: 50).joined(separator: "\n") + "\n"
    try directory.write(lines, to: "long.concentration")
    let terminal = try start()
    terminal.enter("source long.concentration")
    try terminal.wait(for: "source long.concentration\r\n")
    terminal.type("\u{3}")
    let stopped = try terminal.wait(for: "play> ")
    #expect(stopped.contains("(interrupted; back at the prompt)\r\n"), "\(stopped)")
    // At most one of fifty waits was begun.
    #expect(stopped.components(separatedBy: "> wait 600").count <= 2, "\(stopped)")
    terminal.enter("echo still here")
    let reply = try terminal.wait(for: "still here\r\nplay> ")
    #expect(!reply.contains("^C"), "\(reply)")
    #expect(reply.hasSuffix("echo still here\r\nstill here\r\nplay> "), "\(reply)")
  }

  @Test func `13.7 Ctrl-D prints a newline and leaves with 0`() throws {
    let terminal = try start()
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.transcript.hasSuffix("play> \r\n"), "\(terminal.transcript)")
  }

  /// A search is ended by a sequence that means nothing; readline's callbacks crashed there.
  @Test func `keys that mean nothing end a search and nothing else`() throws {
    for keys in ["[[\u{1B}\u{1B}[[", "[[A", "OP", "[15;2~"] {
      let terminal = try start(environment: ["INPUTRC": "/dev/null"])
      terminal.enter("echo hi")
      try terminal.wait(for: "\nhi\r\n")
      terminal.type("\u{12}\u{1B}" + keys + "\u{15}\u{3}")
      try terminal.wait(for: "^C")
      terminal.enter("echo alive")
      let reply = try terminal.wait(for: "\nalive\r\n")
      #expect(!reply.contains("error:"), "\(keys.debugDescription): \(reply)")
    }
  }

  @Test func `a long list of names blocks nothing, and Ctrl-C still works`() throws {
    let terminal = try start()
    terminal.enter("new 26x20")
    try terminal.wait(for: "board> ")
    terminal.type("flip \t\t")
    let list = try terminal.wait(for: " more\r\n")
    let rows = list.split(separator: "\r\n")
    #expect(rows.count < 24 && rows.contains { $0.contains("b1") }, "\(list)")
    terminal.type("\u{3}")
    try terminal.wait(for: "^C")
    terminal.enter("echo still here")
    let reply = try terminal.wait(for: "\nstill here\r\n")
    #expect(!reply.contains("error:"), "\(reply)")
  }

  @Test func `Ctrl-C in the middle of a search or half a paste gives up the line`() throws {
    for keys in ["\u{12}xy", "\u{1B}[200~half", "\u{1B}4", "\u{18}"] {
      let terminal = try start()
      terminal.type("seen" + keys)
      try terminal.wait(for: "seen")
      terminal.type("\u{3}")
      try terminal.wait(for: "^C")
      terminal.enter("echo fresh")
      let reply = try terminal.wait(for: "\nfresh\r\n")
      #expect(!reply.contains("no command"), "\(reply)")
    }
  }
}
