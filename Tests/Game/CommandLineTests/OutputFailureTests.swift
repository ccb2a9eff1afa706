import ConcentrationTestSupport
import Testing

/// What becomes of output that nobody can read, on the built program.
///
/// Source: SHELL.md "Results of a script".
@Suite struct OutputFailureTests {
  private let directory: TemporaryDirectory

  /// Everything that writes to standard output, as a command of a shell.
  private static let commands = [
    "--version", "--help", "export", "simulate --games 5", "simulate --help", "--script t",
    "--machine <t", "<t", "--generate-completion-script bash",
  ]

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("new\nb2\n", to: "t")
  }

  private func shell(_ command: String) throws -> ProgramRun {
    try ProgramRun.run(["-c", command], in: directory.path, program: "/bin/bash")
  }

  @Test(arguments: commands)
  func `output that cannot be written is said and ends with 4`(command: String) throws {
    let result = try shell("'\(BuiltProgram.path)' \(command) >/dev/full")
    #expect(
      result.errors.contains("concentration: standard output: No space left on device\n"))
    #expect(result.status == 4)
  }

  @Test(arguments: commands)
  func `a closed pipe ends the program with 141 and no word of it`(command: String) throws {
    // 3 reads and writes, so that opening 4 need not wait; without 3 nobody reads.
    let result = try shell(
      "mkfifo p; exec 3<>p; exec 4>p; exec 3<&-; '\(BuiltProgram.path)' \(command) >&4")
    #expect(!result.errors.contains("standard output"))
    #expect(result.status == 141)
  }
}
