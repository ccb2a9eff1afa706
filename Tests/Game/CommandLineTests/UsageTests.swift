import ConcentrationTestSupport
import Testing

/// What the built program says to its options.
@Suite struct UsageTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(arguments, in: directory.path)
  }

  @Test(arguments: ["--help", "-h"])
  func `13.4 --help fits a screen and goes to standard output`(option: String) throws {
    let help = try run(option)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 79 && !$0.hasSuffix(" ") })
    #expect(help.output.contains("Exit status: 0 all good, 1 a check failed"))
    #expect(help.output.contains("4 output not written"))
    #expect(help.output.contains("--generate-completion-script bash   Tab in bash, zsh or fish"))
  }

  @Test func `help names every option that exists, and no other`() throws {
    // The completion script is made from the options themselves.
    let script = try run("--generate-completion-script", "fish").output
    let existing = Set(
      script.matches(of: #/"concentration"[^"\n]* -l '([a-z-]+)'/#).map { String($0.1) }
    ).subtracting(["generate-completion-script"])
    let help = try run("--help").output
    let named = Set(help.matches(of: #/--([a-z-]+)/#).map { String($0.1) })
      .subtracting(["generate-completion-script"])
    #expect(existing == named)
  }

  @Test func `version tells what a report needs`() throws {
    let version = try run("--version")
    #expect(version.status == 0)
    for word in ["concentration 1.0", "script format 1", "deck generator", "Swift ", "readline "] {
      #expect(version.output.contains(word))
    }
    #expect(version.output.contains("MIT"))
    #expect(version.output.contains("GPL-3.0-or-later"))
  }

  @Test(arguments: [
    (["--scirpt", "a"], "no option --scirpt; did you mean --script?"),
    (["--xyzzy"], "no option --xyzzy."),
    (["--size"], "--size needs a value."),
    (["--color", "red"], "--color 'red' is not possible: auto, always, never, 16, 256 or 24bit."),
    (["--width", "5"], "--width 5 is out of range: 10 to 1000."),
    (["6x6", "4x4"], "more than one game: '4x4'."),
    (
      ["--script", "a", "--transcript", "b"],
      "--transcript works at a terminal; what a script prints is its transcript."
    ),
  ])
  func `wrong usage ends with 2 and one line`(arguments: [String], message: String) throws {
    let result = try ProgramRun.run(arguments, in: directory.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "concentration: \(message) Try: concentration --help\n")
  }

  @Test func `control characters of an argument do not reach the terminal`() throws {
    let result = try run("--\u{1B}[2Jx")
    #expect(result.status == 2)
    #expect(!result.errors.contains("\u{1B}"))
  }
}
