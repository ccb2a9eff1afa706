import ConcentrationTestSupport
import Foundation
import Testing

/// What `--junit FILE` leaves behind.
///
/// Source: docs/CI.md.
@Suite struct JUnitTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      "new 4x4 --seed 7\nflip b2\nexpect flips 1\nexpect flips 2\n", to: "t.script")
    try directory.write("new\nexpect flips 0\n", to: "good")
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(arguments, in: directory.path)
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: directory.path + "/" + name, encoding: .utf8)
  }

  @Test func `the sample of the document is what the program writes`() throws {
    #expect(try run("--script", "t.script", "--junit", "r.xml", "--quiet").status == 1)
    let document = try PackageFiles.text(of: "docs/CI.md")
    #expect(document.contains("```xml\n" + (try text(of: "r.xml")) + "```\n"))
  }

  @Test func `all scripts are in one file, standard input too, and transcripts stay as they are`()
    throws
  {
    let plain = try ProgramRun.run(
      ["--script", "good", "-", "t.script"], input: "new\n", in: directory.path)
    let reported = try ProgramRun.run(
      ["--script", "good", "-", "t.script", "--junit", "r.xml"], input: "new\n", in: directory.path)
    #expect(plain == reported)
    let suites = try text(of: "r.xml").matches(of: #/<testsuite name="([^"]*)"/#).map { $0.1 }
    #expect(suites == ["good", "&lt;stdin&gt;", "t.script"])
  }

  @Test func `where the file cannot be made nothing is run`() throws {
    let run = try run("--script", "good", "--junit", "no/such/r.xml")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("concentration: --junit no/such/r.xml: No such file or directory."),
      "\(run.errors)")
  }

  @Test func `a full disk is told and ends with 4, and a device stays one`() throws {
    let run = try ProgramRun.run(
      [
        "-c", "\"$0\" --quiet --script good --junit /dev/full; echo $? >&2; test -c /dev/full",
        BuiltProgram.path,
      ],
      in: directory.path, program: "/bin/bash")
    #expect(run.errors == "concentration: --junit /dev/full: no space left on device\n4\n")
    #expect(run.status == 0)
  }

  @Test func `a pipe gets the report once`() throws {
    let run = try run("--quiet", "--script", "good", "--junit", "/dev/stdout")
    #expect(run.output.components(separatedBy: "<?xml").count == 2, "\(run.output)")
  }

  @Test func `it needs a script`() throws {
    let machine = try ProgramRun.run(
      ["--machine", "--junit", "r.xml"], input: "new\n", in: directory.path)
    #expect(machine.status == 2)
    #expect(machine.errors.contains("--junit reports what a script expects; --machine runs none"))
    #expect(!FileManager.default.fileExists(atPath: directory.path + "/r.xml"))
  }

  @Test func `the tool has it, too`() throws {
    let program = BuiltProgram.folder + "/uikit"
    let storyboard = PackageFiles.root.appending(path: "XcodeApps/Apps/PageBased").path
    try directory.write("expect screen nothing\n", to: "s")
    let run = try ProgramRun.run(
      ["open", storyboard, "--script", "s", "--junit", "r.xml"], in: directory.path,
      program: program)
    #expect(run.status == 1, "\(run)")
    #expect(try text(of: "r.xml").contains("<failure message=\"expect screen nothing;"))
  }
}
