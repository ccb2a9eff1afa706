import ConcentrationTestSupport
import Testing

/// The commands that the developer's tool has taken over from the game.
@Suite struct MovedCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ["open", "check", "flow"])
  func `the old words run the tool beside the game`(word: String) throws {
    let tool = BuiltProgram.folder + "/uikit"
    for arguments in [["none.storyboard"], ["--help"]] {
      let moved = try ProgramRun.run([word] + arguments, in: directory.path)
      #expect(
        try moved == ProgramRun.run([word] + arguments, in: directory.path, program: tool))
      #expect(moved.errors.contains("uikit: ") || moved.output.contains("uikit \(word)"))
    }
  }

  @Test func `the old words say where they went, if the tool is not installed`() throws {
    let alone = directory.path + "/concentration"
    // By another process: a program cannot be run as long as anybody has it open for writing, and what
    // other tests start at this moment inherits the files of this process.
    _ = try ProgramRun.run([BuiltProgram.path, alone], in: directory.path, program: "/bin/cp")
    let line =
      "concentration: open is a command of uikit now, the developer's tool; "
      + "make install puts that beside this program. Try: concentration --help\n"
    #expect(
      try ProgramRun.run(
        ["open", "Main.storyboard"], in: directory.path, environment: ["PATH": directory.path],
        program: alone) == ProgramRun(output: "", errors: line, status: 2))
  }
}
