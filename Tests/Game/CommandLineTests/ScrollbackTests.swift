import ConcentrationTestSupport
import Foundation
import Testing

/// What a real terminal keeps of a game: measured in tmux.
@Suite(.enabled(if: Tmux.exists, "tmux is missing: make deps"))
struct ScrollbackTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `13.2 five flips leave nothing in the scrollback, quit leaves one line`() throws {
    let tmux = try Tmux(in: directory.path, columns: 80, rows: 24)
    defer { tmux.end() }
    try tmux.wait { $0.contains("play>") }
    tmux.enter("new 4x4 --seed 7")
    try tmux.wait { $0.contains("play/board>") }
    let before = tmux.historySize
    for card in ["a1", "b2", "c3", "d4", "a2"] {
      tmux.enter(card)
      try tmux.wait { $0.contains("\(card) is ") }
    }
    #expect(tmux.historySize == before)
    tmux.enter("quit")
    try tmux.wait { $0.contains("left with 0") }
    let screen = tmux.screen
    #expect(screen.contains("4x4/"), "one line of status stays: \(screen)")
    #expect(!screen.contains("A     B"), "no board stays: \(screen)")
    #expect(tmux.historySize == before)
  }

  @Test(arguments: [(40, 20), (120, 40), (100, 30)])
  func `screens of other sizes stay within them`(columns: Int, rows: Int) throws {
    let tmux = try Tmux(in: directory.path, columns: columns, rows: rows)
    defer { tmux.end() }
    try tmux.wait { $0.contains("play>") || $0.contains("board>") }
    let before = tmux.historySize
    tmux.enter("new 4x4 --seed 7")
    try tmux.wait { $0.contains("board>") }
    tmux.enter("b2")
    try tmux.wait { $0.contains("b2 is") }
    #expect(tmux.historySize == before)
  }
}

/// A terminal of its own, by tmux.
struct Tmux {
  static var exists: Bool {
    ["/usr/bin/tmux", "/usr/local/bin/tmux"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  private let directory: String
  private let socket: String

  init(in directory: String, columns: Int, rows: Int) throws {
    self.directory = directory
    socket = directory + "/tmux"
    _ = try run(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "'\(BuiltProgram.path)'; echo left with $?; cat")
  }

  /// What stands on the screen now.
  var screen: String { (try? run("capture-pane", "-p")) ?? "" }

  /// The lines that have left the screen at the top.
  var historySize: Int {
    let text = (try? run("display-message", "-p", "#{history_size}")) ?? ""
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
  }

  func enter(_ line: String) {
    type(line)
    send("Enter")
  }

  /// Types characters as they are.
  func type(_ text: String) { _ = try? run("send-keys", "-l", text) }

  /// Presses a key by tmux's name for it.
  func send(_ key: String) { _ = try? run("send-keys", key) }

  /// Waits until the screen fulfils a condition.
  func wait(seconds: Double = 20, until isReady: (String) -> Bool) throws {
    let deadline = Date.now.addingTimeInterval(seconds)
    while !isReady(screen) {
      guard Date.now < deadline else {
        throw PseudoTerminal.Problem.notSeen("the screen", transcript: screen)
      }
    }
  }

  func end() {
    _ = try? run("kill-server")
  }

  private func run(_ arguments: String...) throws -> String {
    try ProgramRun.run(
      ["tmux", "-S", socket, "-f", "/dev/null"] + arguments, in: directory,
      environment: ["TERM": "xterm-256color"], program: "/usr/bin/env"
    ).output
  }
}
