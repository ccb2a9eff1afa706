import ArgumentParser
import ConcentrationTestSupport
import Testing

@testable import UIKitTool

/// What the built tool says to its arguments.
@Suite struct ToolUsageTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(
      arguments, in: directory.path, program: BuiltProgram.folder + "/uikit")
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `there is one help, which fits a screen`(arguments: [String]) throws {
    let help = try ProgramRun.run(
      arguments, in: directory.path, program: BuiltProgram.folder + "/uikit")
    #expect(help == ProgramRun(output: ToolHelp.text, errors: "", status: 0))
    let lines = ToolHelp.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 79 && !$0.hasSuffix(" ") })
  }

  @Test func `help and manual page name every command that exists`() throws {
    let manual = try PackageFiles.text(of: "docs/uikit.1")
    for command in ToolCommand.configuration.subcommands {
      #expect(ToolHelp.text.contains("uikit \(command._commandName) "))
      #expect(manual.contains(".B uikit \(command._commandName)"))
      let help = try run(command._commandName, "--help")
      #expect(help.status == 0 && help.output.hasPrefix("OVERVIEW: "), "\(help)")
    }
  }

  @Test func `version tells what a report needs`() throws {
    let version = try run("--version")
    #expect(version.status == 0)
    for word in [
      "uikit 1.0\n", "script format 1", "Swift ", "readline ", "MIT", "GPL-3.0-or-later",
    ] {
      #expect(version.output.contains(word))
    }
  }

  @Test(arguments: [
    ("walk", "no command 'walk'. Try: uikit --help"),
    ("--plain", "no option --plain. Try: uikit --help"),
    ("check", "missing expected argument '<files> ...'. Try: uikit check --help"),
    ("run", "the folder of the project comes first. Try: uikit run --help"),
    ("test", "the folder of the project comes first. Try: uikit test --help"),
  ])
  func `wrong usage is one line that names the way to help`(word: String, line: String) throws {
    #expect(try run(word) == ProgramRun(output: "", errors: "uikit: \(line)\n", status: 2))
  }
}
