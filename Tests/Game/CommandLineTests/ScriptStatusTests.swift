import ConcentrationTestSupport
import Testing

/// The results of scripts run by the built program.
///
/// Source: SHELL.md "Results of a script".
@Suite struct ScriptStatusTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Runs a text as a script file of the given name.
  private func run(
    _ script: String, named name: String = "t.concentration", options: [String] = [],
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try directory.write(script, to: name)
    return try ProgramRun.run(
      ["--script", name] + options, in: directory.path, environment: environment)
  }

  private func pipe(_ script: String, options: [String] = []) throws -> ProgramRun {
    try ProgramRun.run(options, input: script, in: directory.path)
  }

  @Test func `13.8 all good is 0, with a sum on standard error`() throws {
    let result = try run("new 4x4 --seed 7\nb2\nexpect up b2\nexpect flips 1\n")
    #expect(result.errors == "t.concentration: 2 checks, 0 failed, 0 errors\n")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("> new 4x4 --seed 7\n"))
  }

  @Test func `13.8 a value that differs is 1, with its line`() throws {
    let result = try run("new 4x4 --seed 7\nb2\n\nexpect flips 2\n")
    #expect(result.errors.hasPrefix("t.concentration:4: FAILED: expect flips 2; flips is 1\n"))
    #expect(result.errors.hasSuffix("t.concentration: 1 checks, 1 failed, 0 errors\n"))
    #expect(result.status == 1)
  }

  @Test func `13.8 a block that differs is 1, with a difference`() throws {
    let result = try run("new 4x4 --seed 7\nb2\nexpect output <<END\nsomething else\nEND\n")
    #expect(result.errors.contains("t.concentration:3: FAILED: expect output\n"))
    #expect(result.errors.contains("    --- expected\n    +++ actual\n"))
    #expect(result.errors.contains("    -something else\n"))
    #expect(result.status == 1)
  }

  @Test func `13.8 checks after quit are 1`() throws {
    let result = try pipe("new\nquit\nexpect flips 0\n")
    #expect(
      result.errors
        == "<stdin>:2: FAILED: quit here leaves 1 expectations unchecked\n"
        + "<stdin>: 0 checks, 1 failed, 0 errors\n")
    #expect(result.status == 1)
  }

  @Test func `13.8 a command that works against its mark is 1`() throws {
    let result = try run("new 4x4\n! flip a1\n")
    #expect(
      result.errors.hasPrefix(
        "t.concentration:2: FAILED: 'flip a1' worked, but ! says it must fail\n"))
    #expect(result.status == 1)
  }

  @Test func `13.8 a misspelled check is 2, and nothing is run`() throws {
    let result = try run("new\nexpect flpis 2\n")
    #expect(
      result.errors
        == "t.concentration:2: error: unknown expectation 'flpis'; did you mean flips?\n"
        + "nothing was run\n")
    #expect(result.output.isEmpty)
    #expect(result.status == 2)
  }

  @Test func `13.8 no such file is 2`() throws {
    let result = try ProgramRun.run(["--script", "nofile.concentration"], in: directory.path)
    #expect(result.errors == "concentration: nofile.concentration: No such file or directory\n")
    #expect(result.status == 2)
  }

  @Test func `13.8 a bad option is 2`() throws {
    let result = try ProgramRun.run(["--scirpt", "a"], in: directory.path)
    #expect(
      result.errors
        == "concentration: no option --scirpt; did you mean --script? "
        + "Try: concentration --help\n")
    #expect(result.output.isEmpty)
    #expect(result.status == 2)
  }

  @Test func `a directory is 2`() throws {
    let result = try ProgramRun.run(["--script", "."], in: directory.path)
    #expect(result.errors == "concentration: .: Is a directory\n")
    #expect(result.status == 2)
  }

  @Test func `13.8 a command that failed is 3, with file and line`() throws {
    let result = try pipe("new\nflp b2\necho never\n")
    #expect(
      result.errors.hasPrefix("<stdin>:2: error: no command 'flp'. Did you mean flip?\n"))
    #expect(!result.output.contains("never"))
    #expect(result.status == 3)
  }

  @Test func `13.8 both 1 and 3 with --keep-going are 3, and all is reported`() throws {
    let result = try run(
      "new\nexpect flips 5\nflp b2\necho still here\n", options: ["--keep-going"])
    #expect(result.errors.contains("t.concentration:2: FAILED"))
    #expect(result.errors.contains("t.concentration:3: error:"))
    #expect(result.output.contains("still here\n"))
    #expect(result.status == 3)
  }

  @Test func `the status of several files is the highest`() throws {
    try directory.write("echo one\n", to: "a")
    try directory.write("new\nexpect flips 9\n", to: "b")
    let result = try ProgramRun.run(["--script", "a", "b"], in: directory.path)
    #expect(result.errors.hasSuffix("2 scripts: 1 checks, 1 failed, 0 errors\n"))
    #expect(result.status == 1)
  }

  @Test func `a dash is standard input, among files, too`() throws {
    try directory.write("echo from a file\n", to: "a")
    let result = try ProgramRun.run(
      ["--script", "a", "-"], input: "echo from a pipe\n", in: directory.path)
    #expect(result.output == "> echo from a file\nfrom a file\n> echo from a pipe\nfrom a pipe\n")
    #expect(result.status == 0)
  }

  @Test func `13.8 Ctrl-C is 130, and what was printed arrives`() throws {
    let script = String(repeating: "echo line\n", count: 300_000)
    let file = try directory.write(script, to: "long")
    // The output is no terminal; the signal comes from outside while lines are run.
    let result = try ProgramRun.run(
      [
        "-c",
        """
        '\(BuiltProgram.path)' --script \(file) > out &
        until [ -s out ]; do sleep 0.05; done
        kill -INT $!
        wait $!
        """,
      ],
      in: directory.path, program: "/bin/bash")
    #expect(result.status == 130)
    let output = try #require(directory.read("out"))
    #expect(output.hasPrefix("> echo line\nline\n"))
    #expect(output.hasSuffix("\n"))
  }

  @Test func `13.8 a closed pipe is a quiet end`() throws {
    let script = String(repeating: "echo line\n", count: 100_000)
    let file = try directory.write(script, to: "long")
    let result = try ProgramRun.run(
      ["-c", "'\(BuiltProgram.path)' --script \(file) | head -1; echo ${PIPESTATUS[0]}"],
      in: directory.path, program: "/bin/bash")
    #expect(result.output == "> echo line\n141\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `13.8 update, then a plain run is 0, then a second update changes no byte`() throws {
    let before = "echo one\nexpect output <<END\ntwo\nEND\n"
    let first = try run(before, options: ["--update"], environment: ["CI": ""])
    #expect(first.errors.contains("t.concentration:2: updated\n"))
    #expect(first.status == 0)
    let after = try #require(directory.read("t.concentration"))
    #expect(after == "echo one\nexpect output <<END\none\nEND\n")
    let plain = try ProgramRun.run(["--script", "t.concentration"], in: directory.path)
    #expect(plain.status == 0)
    #expect(plain.errors == "t.concentration: 1 checks, 0 failed, 0 errors\n")
    let second = try ProgramRun.run(
      ["--script", "t.concentration", "--update"], in: directory.path)
    #expect(second.status == 0)
    #expect(directory.read("t.concentration") == after)
  }

  @Test func `update is refused under CI and for standard input`() throws {
    let underCI = try run("echo one\n", options: ["--update"], environment: ["CI": "true"])
    #expect(underCI.status == 2)
    #expect(underCI.errors.contains("CI"))
    let input = try pipe("echo one\n", options: ["--update"])
    #expect(input.status == 2)
    #expect(input.errors.contains("standard input"))
  }

  @Test func `quiet says nothing if all is good`() throws {
    let result = try run("new\nexpect flips 0\n", options: ["--quiet"])
    #expect(result == ProgramRun(output: "", errors: "", status: 0))
  }

  @Test func `a script cannot write outside of its directory unless it may`() throws {
    try directory.write("new\ntranscript ../outside.txt\n", to: "sub/t.concentration")
    let refused = try ProgramRun.run(
      ["--script", "t.concentration"], in: directory.path + "/sub")
    #expect(refused.status == 3)
    let allowed = try ProgramRun.run(
      ["--script", "t.concentration", "--allow-write"], in: directory.path + "/sub")
    #expect(allowed.status == 0)
    #expect(directory.read("outside.txt") != nil)
  }

  @Test func `options of a game do not work in a script`() throws {
    let result = try run("new\n", options: ["--size", "4x4"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("concentration: --size does not work in a script"))
  }
}
