import Foundation
import ConcentrationTestSupport
import Testing

/// `trace` of the built program, and the formats of its log file.
///
/// Source: docs/TRACE.md.
@Suite struct TraceProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(arguments, in: directory.path)
  }

  /// Runs a script and returns the path of its log file.
  private func record(
    _ script: String, to name: String = "a.jsonl", format: String = "json"
  ) throws -> String {
    let script = try directory.write(script, to: "\(name).concentration")
    let path = "\(directory.path)/\(name)"
    let result = try run("--script", script, "--log-file", path, "--log-format", format)
    #expect(result.status == 0, "\(result.errors)")
    return path
  }

  @Test func `a log file of JSON Lines keeps every rule`() throws {
    let path = try record("new 4x4\ntab stats\ntab play\npop\nlowmemory\nbackground\nforeground\n")
    let check = try run("trace", "check", path)
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.hasSuffix("rules checked: no rule is broken.\n"))
    #expect(check.errors.isEmpty)
  }

  @Test func `a log file of text has the lines of an export, with the commands as headings`() throws
  {
    let script = "new 4x4\ntab stats\ntab play\npop\n"
    let log = try String(
      contentsOfFile: record(script, to: "log.txt", format: "text"), encoding: .utf8)
    let export = try run("trace", "export", "text", record(script)).output
    #expect(log == export)
    #expect(log.contains("\n  2  tab stats\n| "))
  }

  @Test func `the launches of several cases are one trace, whose controllers stay apart`() throws {
    let path = try record("case one\nnew 4x4\npop\ncase two\nnew 4x4\npop\n")
    #expect(try run("trace", "check", path).status == 0)
    let text = try run("trace", "export", "text", path).output
    #expect(text.components(separatedBy: "(launch)").count == 3, "\(text)")
  }

  @Test func `two traces are compared with the statuses of diff`() throws {
    let old = try record("tab stats\n", to: "old.jsonl")
    let new = try record("tab book\ntab stats\n", to: "new.jsonl")
    #expect(
      try run("trace", "diff", old, old) == ProgramRun(output: "", errors: "", status: 0))
    let difference = try run("trace", "diff", old, new)
    #expect(difference.status == 1)
    #expect(difference.output.hasPrefix("--- \(old)\n+++ \(new)\n"))
    #expect(difference.output.contains("came     Book#1 viewDidLoad()"))
    let missing = try run("trace", "diff", old, "none.jsonl")
    #expect(
      missing
        == ProgramRun(output: "", errors: "concentration: none.jsonl: no such file\n", status: 2))
  }

  @Test(arguments: ["", "{\"controller\":\"Game\",\"call\":\"viewWilAppear\"}\n"])
  func `a file without a lifecycle call is no clean trace`(text: String) throws {
    let path = try directory.write(text, to: "nothing.jsonl")
    for arguments in [["check", path], ["export", "text", path], ["diff", path, path]] {
      let result = try ProgramRun.run(["trace"] + arguments, in: directory.path)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("expected a call, as in"), "\(result.errors)")
      #expect(result.errors.contains(text.isEmpty ? "an empty file" : "viewWilAppear"))
    }
  }

  @Test func `a broken rule is named with the line, and a damaged file with line and column`()
    throws
  {
    let broken = try directory.write(
      """
      {"trace":"lifecycle","version":1}
      {"controller":"A","call":"viewDidAppear","animated":false}
      {"controller":"A","call":"viewWillAppear","animated":false}

      """, to: "broken.jsonl")
    let check = try run("trace", "check", broken)
    #expect(check.status == 1)
    #expect(check.output.contains("(line 3)"), "\(check.output)")
    #expect(check.output.contains("Not checked: "))
    let damaged = try directory.write("{\"controller\":\"A\"\n", to: "damaged.jsonl")
    let refused = try run("trace", "check", damaged)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("damaged.jsonl: line 1, column 18: expected a comma or }"))
  }

  @Test(arguments: [
    ("text", "  1  tab stats\n"), ("vcl", "Stats(1) viewDidLoad()\n"),
    ("json", "{\"trace\":\"lifecycle\",\"version\":1,"), ("timeline", "* loaded"),
    ("mermaid", "sequenceDiagram\n"), ("chrome", "\"traceEvents\":["), ("html", "<!DOCTYPE html>"),
    ("svg", "<svg xmlns="),
  ])
  func `every format is exported, and written as a log file`(format: String, part: String) throws {
    let path = try record("tab stats\n")
    let export = try run("trace", "export", format, path)
    #expect(export.status == 0)
    #expect(export.output.contains(part))
    let file = try record("tab stats\n", to: "log.out", format: format)
    let written = try #require(directory.read("log.out"))
    // The log file's text has no headings, and its calls stand in the columns of each command.
    if format != "text" { #expect(written == export.output) }
    #expect(!written.isEmpty, "\(file)")
  }

  @Test func `standard input is read as -`() throws {
    let line = #"{"controller":"Game","call":"viewDidLoad"}"#
    let result = try ProgramRun.run(
      ["trace", "export", "vcl", "-"], input: line + "\n", in: directory.path)
    #expect(result == ProgramRun(output: "Game(1) viewDidLoad()\n", errors: "", status: 0))
  }

  @Test(arguments: [["trace", "--help"], ["trace", "check", "--help"]])
  func `help goes to standard output with status 0`(arguments: [String]) throws {
    let help = try ProgramRun.run(arguments, in: directory.path)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.contains("USAGE: trace"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a format without a file is wrong usage`() throws {
    let result = try run("--log-format", "json", "--script", "-")
    #expect(result.status == 2)
    #expect(result.errors.contains("--log-format json needs --log-file"))
    #expect(try run("trace", "export", "xml", "a").status == 2)
  }
}
