import Testing

@testable import UIKitShell

@Suite struct CommandLexerTests {
  private func texts(_ source: String) throws -> [String] {
    try CommandLexer.lex(source).words.map(\.text)
  }

  @Test(arguments: [
    ("flip b2 c3", ["flip", "b2", "c3"]), ("  flip\tb2 ", ["flip", "b2"]), ("", []),
    ("# only a comment", []), ("flip b2 # why", ["flip", "b2"]),
    ("new 6x6#tuesday", ["new", "6x6#tuesday"]), ("echo \"a # b\"", ["echo", "a # b"]),
    ("echo 'it \"is\"'", ["echo", "it \"is\""]), (#"echo "a \"b\" \\c""#, ["echo", #"a "b" \c"#]),
    ("echo don't", ["echo", "don't"]), ("echo \"\"", ["echo", ""]), ("\\q", ["\\q"]),
  ])
  func `Takes a line apart at blanks, outside of quotes`(source: String, words: [String]) throws {
    #expect(try texts(source) == words)
  }

  @Test func `Knows where each word stood, in bytes`() throws {
    let line = try CommandLexer.lex("flip  b2 \"c 3\"")
    #expect(line.words.map(\.range) == [0..<4, 6..<8, 9..<14])
    #expect(line.words.map(\.isQuoted) == [false, false, true])
    #expect(line.text(afterWord: 0) == "b2 \"c 3\"")
  }

  @Test func `A mark, a block and a comment are no words`() throws {
    let line = try CommandLexer.lex("! expect log <<END # why")
    #expect(line.mustFail)
    #expect(line.blockTag == "END")
    #expect(line.words.map(\.text) == ["expect", "log"])
    #expect(line.commandText == "expect log")
  }

  @Test(arguments: [
    ("echo \"abc", CommandProblem.unclosedQuote, 5..<9),
    ("echo \"a\"b", .textAfterQuote, 5..<9), ("expect log <<", .badBlockTag("<<"), 11..<13),
    ("expect log <<END x", .textAfterBlockMark("END"), 17..<18),
    ("echo \u{1B}[2J", .controlCharacter("\u{1B}"), 5..<6),
    ("echo \u{202E}x", .controlCharacter("\u{202E}"), 5..<8),
  ])
  func `Refuses what cannot be read, with its place`(
    source: String, problem: CommandProblem, range: Range<Int>
  ) {
    #expect(throws: CommandFailure(problem, at: range)) { try CommandLexer.lex(source) }
  }

  @Test func `Refuses a line that is too long`() {
    let line = String(repeating: "a", count: CommandLexer.lineLimit + 1)
    #expect(throws: CommandFailure(.lineTooLong(limit: CommandLexer.lineLimit))) {
      try CommandLexer.lex(line)
    }
  }

  @Test func `Control characters are shown, not sent`() {
    #expect(VisibleText.make("a\u{1B}[2J\u{9B}b\u{202E}") == "a\\u{1B}[2J\\u{9B}b\\u{202E}")
    #expect(VisibleText.make("♦ é 🐶") == "♦ é 🐶")
  }
}
