import ConcentrationTestSupport
import Testing

/// `uikit run`, which hands on to `uikit-run`.
@Suite struct RunCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Runs the tool of this build, beside which there is no `uikit-run`, with programs in `PATH`.
  private func run(_ arguments: [String], swift: String? = nil) throws -> ProgramRun {
    var environment = ["PATH": directory.path + "/bin"]
    environment["SWIFT"] = swift
    return try ProgramRun.run(
      arguments, input: "typed", in: directory.path, environment: environment,
      program: BuiltProgram.directory + "/uikit")
  }

  /// Installs a program in `PATH`.
  private func install(_ text: String, as name: String) throws {
    // By another process: a program cannot be run as long as anybody has it open for writing, and what
    // other tests start at this moment inherits the files of this process.
    _ = try ProgramRun.run(
      ["-c", "mkdir -p bin; cat >bin/\(name); chmod +x bin/\(name)"],
      input: "#!/bin/sh\n\(text)\n", in: directory.path, program: "/bin/sh")
  }

  @Test func `it becomes uikit-run, with all words, its input and its status`() throws {
    try install("echo \"$*\"; read line; echo \"$line\"; exit 7", as: "uikit-run")
    try install("exit 1", as: "swift")
    let words = ["App", "--target", "App", "--teach", "--help"]
    #expect(
      try run(["run"] + words)
        == ProgramRun(output: words.joined(separator: " ") + "\ntyped\n", errors: "", status: 7))
  }

  @Test func `the command for tests asks it for them`() throws {
    try install("echo \"$*\"; exit 1", as: "uikit-run")
    try install("exit 1", as: "swift")
    let result = try run(["test", "App", "--target", "App", "Login"])
    #expect(result.output == "App --test --target App Login\n" && result.status == 1)
  }

  @Test func `it says that uikit-run is not installed`() throws {
    try install("exit 1", as: "swift")
    let result = try run(["run", "App"])
    #expect(result.errors.hasPrefix("uikit: uikit-run is neither beside this program nor in PATH"))
    #expect(result.status == 2)
  }

  @Test func `it says that there is no toolchain`() throws {
    try install("echo started", as: "uikit-run")
    for (swift, name) in [(nil, "swift"), ("/no/such/swift", "/no/such/swift")] {
      let result = try run(["run", "App"], swift: swift)
      #expect(
        result.errors.hasPrefix(
          "uikit: an app is built with Swift's toolchain, and there is no command \(name);"),
        "\(result)")
      #expect(result.output.isEmpty && result.status == 2)
    }
  }
}
