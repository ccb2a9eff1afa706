import ConcentrationTestSupport
import Testing

/// `trace` of an app that knows nothing of it.
@Suite struct TraceOfAnyAppTests {
  private let directory: TemporaryDirectory
  private let program = BuiltProgram.directory + "/TroubleApp"

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `every program compares and checks traces, without launching its app`() throws {
    let path = try directory.write(
      #"{"controller":"Game","call":"viewDidLoad"}"# + "\n", to: "a.jsonl")
    let check = try ProgramRun.run(["trace", "check", path], in: directory.path, program: program)
    #expect(check.status == 0, "\(check.errors)")
    #expect(check.output.hasSuffix("no rule is broken.\n"))
    let diff = try ProgramRun.run(
      ["trace", "diff", path, path], in: directory.path, program: program)
    #expect(diff == ProgramRun(output: "", errors: "", status: 0))
  }

  @Test func `wrong usage names the program and the way to help`() throws {
    let result = try ProgramRun.run(
      ["trace", "check"], in: directory.path, program: program)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasSuffix("Try: trouble trace --help\n"), "\(result.errors)")
    let help = try ProgramRun.run(["trace", "--help"], in: directory.path, program: program)
    #expect(help.status == 0 && help.output.contains("USAGE: trace"))
  }
}
