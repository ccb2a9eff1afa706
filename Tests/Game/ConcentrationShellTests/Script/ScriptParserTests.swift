import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct ScriptParserTests {
  private func parse(_ text: String) throws -> Script {
    try ScriptParser.parse(Array(text.utf8), name: "t", catalog: .concentration)
  }

  private func faults(_ text: String) -> [ScriptError.Fault] {
    do {
      _ = try parse(text)
      return []
    } catch let error as ScriptError {
      return error.faults
    } catch {
      return []
    }
  }

  @Test func `Knows each line's number and kind`() throws {
    let script = try parse("#!/usr/bin/x\n\n# a\nflip b2\nexpect log <<END\nx\nEND\ncase two\n")
    #expect(script.lines.map(\.number) == [1, 3, 4, 5, 8])
    #expect(script.lines.map(\.kind) == [.comment, .comment, .command, .expectation, .heading])
    #expect(script.lines.map(script.text)[2] == "flip b2")
  }

  @Test func `Line ends of other systems and a byte order mark are no part of a line`() throws {
    let script = try parse("\u{FEFF}flip b2\r\nexpect log <<END\r\nx\r\nEND\r\n")
    #expect(script.lines.map(script.text) == ["flip b2", "expect log <<END"])
    #expect(script.checks[2]?.expectation == .log(.exactly, ["x"]))
  }

  @Test func `A block keeps its lines as they are, comments and quotes too`() throws {
    let script = try parse("expect output <<END\n  # a\n\n\"b\n  END\nquit")
    #expect(script.checks[1]?.expectation == .output(["  # a", "", "\"b"]))
    #expect(script.lines.count == 2)
  }

  @Test(arguments: [
    ("expect flpis 2", 1, "unknown expectation 'flpis'; did you mean flips?"),
    ("flip b2\nexpect", 2, "expect needs what to check"),
    ("expect log <<END\na", 1, "no END ends the block that starts here"),
    ("expect log", 1, "expect log needs a block: end the line with <<END"),
    ("expect log sideways <<END\nEND", 1, "unknown expectation 'log sideways'"),
    ("expect flips 2 <<END\nEND", 1, "expect flips takes no block"),
    ("flip b2 <<END\nEND", 1, "flip takes no block"),
    ("todo flip b2", 1, "todo stands before expect only"),
    ("! expect flips 2", 1, "! cannot stand before expect"),
    ("expect card zz9 up", 1, "'zz9' is not a card"),
    ("expect card b2", 1, "expect card b2 needs down, up, matched"),
    ("expect text /(/", 1, "/(/ is not a regular expression"),
    ("expect text", 1, "expect text needs a text or /regex/"),
    ("expect log none <<END\nEND", 1, "expect log none takes no block"),
  ])
  func `Finds faults before anything runs`(text: String, line: Int, message: String) throws {
    let fault = try #require(faults(text).first)
    #expect(fault.line == line)
    #expect(fault.message.hasPrefix(message))
  }

  @Test func `A block that is too long is a fault before anything runs`() throws {
    let lines = String(repeating: "a\n", count: ScriptParser.blockLimit)
    #expect(faults("expect log <<END\n\(lines)END\n").isEmpty)
    let block = try #require(faults("new\nexpect log <<END\na\n\(lines)END\n").first)
    #expect(block.line == 2 && block.message == "the block is longer than 10000 lines")
  }

  @Test func `The catalogue says which commands take a block`() throws {
    let taking = Command("keep", group: .play, takesBlock: true, summary: "keeps lines") {
      _, _ in .silent
    }
    let catalog = try CommandCatalog(
      [ShellContribution(name: "Keep", commands: [taking])], programName: "keep")
    let script = try ScriptParser.parse(
      Array("keep <<END\na\nEND\n".utf8), name: "t", catalog: catalog)
    #expect(script.blocks == [1: ["a"]])
    #expect(faults("keep <<END\na\nEND\n").map(\.message) == ["keep takes no block"])
    #expect(faults("load <<END\na\nEND\n").isEmpty)
  }

  @Test(arguments: [
    ("b2 up triangle", nil), ("b2 triangle", nil), ("b2 up", nil), ("a1 down", nil),
    ("b2 down", "card b2 down; b2 is up triangle"),
    ("b2 diamond", "card b2 diamond; b2 is up triangle"), ("a1 up", "card a1 up; a1 is down"),
    ("z9 up", "card z9 up; there is no card z9"),
  ])
  func `A card is compared by its state and its word`(expectation: String, miss: String?) {
    let run = ScriptRun("new 4x4 --seed 7\nflip b2\nexpect card \(expectation)\n")
    #expect(run.status == (miss == nil ? .success : .checkFailed))
    #expect(run.errors.contains(miss.map { "FAILED: expect \($0)\n" } ?? "0 failed"))
  }

  @Test func `Tells all faults, not only the first`() {
    #expect(faults("expect a\nexpect b\n").map(\.line) == [1, 2])
  }

  @Test func `Refusals of commands are not faults of the text`() throws {
    #expect(try parse("! flip z9\necho \"open\n").lines.count == 2)
  }

  @Test func `Reads every kind of expectation`() throws {
    func read(_ text: String) throws -> UIKitShell.Expectation? {
      try parse(text).checks[1]?.expectation
    }
    #expect(try read("expect flips 2") == .state(key: "flips", value: "2"))
    let card = ContributedExpectation(text: "card b2 up diamond") { _ in nil }
    #expect(try read("expect card b2 up diamond") == .contributed(card))
    #expect(
      try read("expect text no \"a b\"") == .text(.substring("a b"), isForbidden: true))
    #expect(try read("expect text /a b/") == .text(.regex("a b"), isForbidden: false))
    #expect(try read("expect text No match") == .text(.substring("No match"), isForbidden: false))
    #expect(try read("expect error \"x\"") == .error(.substring("x")))
    #expect(try read("expect log none") == .log(.none, []))
    #expect(try read("expect log any <<E\na\nE") == .log(.any, ["a"]))
    #expect(try read("expect screen <<E\nE") == .screen([]))
    #expect(try parse("todo expect flips 2").checks[1]?.isTodo == true)
  }
}
