import ConcentrationTestSupport
import Foundation
import Testing

/// Words and keys on a page, at a terminal: whoever types gets what the words say, in both states.
///
/// Source: SHELL.md "Cursor, mouse, pace and motion".
@Suite struct KeysTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start(_ mode: String, also lines: String = "") throws -> PseudoTerminal {
    try directory.write("set editing-mode \(mode)\n\(lines)", to: ".inputrc")
    let terminal = try PseudoTerminal(
      ["--no-rc", "--no-save", "--transcript", "t"], in: directory.path,
      environment: ["TERM": "xterm"])
    try terminal.wait(for: "play>")
    terminal.enter("new 4x4/shapes#7")
    try terminal.wait(for: "board>")
    return terminal
  }

  private var commands: [String] {
    (directory.read("t") ?? "").split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
  }

  /// What is typed while the cursor is on the board or in the line, at once, as a paste, and letter by letter.
  @Test(arguments: ["emacs", "vi"], ["at once", "pasted", "slow"])
  func `a word gets what it says, wherever the cursor is`(mode: String, way: String) throws {
    let terminal = try start(mode)
    let lines = ["b2", "undo", "help", "new 6x6 food", "hint", "u", "score"]
    for line in lines {
      for isOnBoard in [true, false] {
        // An arrow leads to the board; the typed line before led to the prompt.
        if isOnBoard { terminal.type("\u{1B}[C") }
        switch way {
        case "at once": terminal.type(line + "\r")
        case "pasted": terminal.type("\u{1B}[200~\(line)\u{1B}[201~\r")
        default:
          for letter in line + "\r" {
            terminal.type(String(letter))
            terminal.rest(milliseconds: 1, microseconds: 500)
          }
        }
      }
    }
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let typed = commands.dropFirst().dropLast().map { $0.replacing("flip ", with: "") }
    let expected = lines.flatMap { [$0, $0] }.map { $0 == "u" ? "undo" : $0 }
    // A new game is recorded with its seed, and a refused line with its mark.
    let said = typed.map { line in
      line.hasPrefix("new 6x6/food") ? "new 6x6 food" : line.replacing("! ", with: "")
    }
    #expect(said == expected, "\(commands)")
  }

  @Test(arguments: ["emacs", "vi"])
  func `function keys act beside a half-typed line, which stays`(mode: String) throws {
    let terminal = try start(mode)
    terminal.enter("b2")
    try terminal.wait(for: "b2 is")
    terminal.type("echo ha")
    try terminal.wait(for: "echo ha")
    terminal.type("\u{1B}OR")
    try terminal.wait(for: "Took back")
    terminal.type("lf\r")
    try terminal.wait(for: "half")
    terminal.type("\u{1B}[15~")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(commands.contains("undo") && commands.contains("echo half"), "\(commands)")
    #expect(commands.contains { $0.hasSuffix("hint") }, "\(commands)")
  }

  /// Letters are for those who ask for them; even then a word that is there at once is a word.
  @Test(arguments: ["emacs", "vi"])
  func `letters act on the board where they are set, and nowhere else`(mode: String) throws {
    let terminal = try start(mode)
    terminal.enter("b2")
    try terminal.wait(for: "b2 is")
    // An arrow leads to the board; without the setting a letter there is typed.
    terminal.type("\u{1B}[C")
    terminal.type("u")
    terminal.type("\r")
    try terminal.wait(for: "Took back")
    terminal.enter("set keys letters")
    try terminal.wait(for: "keys is now letters")
    terminal.enter("c3")
    try terminal.wait(for: "c3 is")
    terminal.type("\u{1B}[C")
    terminal.type("u")
    try terminal.wait(for: "Took back")
    terminal.type("U")
    try terminal.wait(for: "Played")
    // What comes at once is text, and so is a letter that names a column.
    terminal.enter("undo")
    try terminal.wait(for: "Took back")
    terminal.type("\u{1B}[C")
    terminal.type("d")
    terminal.type("2\r")
    try terminal.wait(for: "d2 is")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let expected = [
      "flip b2", "undo", "set keys letters", "flip c3", "undo", "redo", "undo", "flip d2",
    ]
    #expect(commands.dropFirst().dropLast() == expected[...], "\(commands)")
  }

  @Test func `in vi mode Escape is readline's, with the cursor on the board, too`() throws {
    let terminal = try start("vi")
    terminal.type("\u{1B}[C")
    // A word, then commands of vi: the last letter goes, another one comes.
    terminal.type("b3")
    try terminal.wait(for: "b3")
    terminal.type("\u{1B}xa2\r")
    try terminal.wait(for: "b2 is")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(commands.contains("flip b2") && !commands.contains { $0.contains("b3") }, "\(commands)")
  }

  /// A terminal may answer the question about its background when a person types already.
  @Test(arguments: ["emacs", "vi"], ["whole", "split", "by bytes"])
  func `a late answer about the background changes colours and never the line`(
    mode: String, way: String
  ) throws {
    let terminal = try start(mode)
    terminal.type("b")
    try terminal.wait(for: "b")
    let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?64;1;2c"
    switch way {
    case "whole": terminal.type(answer)
    case "split":
      for part in [answer.prefix(7), answer.dropFirst(7).prefix(12), answer.dropFirst(19)] {
        terminal.type(String(part))
        terminal.rest(milliseconds: 20)
      }
    default:
      for letter in answer.unicodeScalars {
        terminal.type(String(letter))
        terminal.rest(milliseconds: 1)
      }
    }
    // The page is drawn for a light terminal, without any key.
    try terminal.wait(for: "\u{1B}8")
    terminal.type("2\r")
    try terminal.wait(for: "b2 is")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(commands.dropFirst().dropLast() == ["flip b2"], "\(commands)")
  }

  @Test func `a key that the inputrc binds is readline's`() throws {
    let terminal = try start("emacs", also: "\"\\eOR\": \"echo bound\"\n")
    terminal.type("\u{1B}OR\r")
    try terminal.wait(for: "bound")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(commands.contains("echo bound") && !commands.contains("undo"), "\(commands)")
  }
}
