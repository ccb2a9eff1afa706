import ConcentrationTestSupport
import Foundation
import Testing

/// What becomes of output that nobody can read, on the built programs.
///
/// Source: SHELL.md "Results of a script".
@Suite struct OutputFailureTests {
  private let directory: TemporaryDirectory

  /// Everything that writes to standard output, as a command of a shell.
  private static let commands = [
    "concentration --version", "concentration --help", "concentration export",
    "concentration simulate --games 5", "concentration simulate --help",
    "concentration --script t", "concentration --machine <t", "concentration <t",
    "concentration --generate-completion-script bash", "concentration trace check calls",
    "concentration trace diff calls none", "concentration trace export text calls",
    "uikit --version", "uikit", "uikit run --help", "uikit open Main.storyboard --script walk",
    "uikit open Main.storyboard --machine <walk", "uikit open Main.storyboard <walk",
    "uikit check walk", "uikit flow Main.storyboard", "uikit trace check calls",
    "TroubleApp --script walk", "TroubleApp --machine <walk", "TroubleApp <walk",
    "TroubleApp --version", "TroubleApp --help", "TroubleApp trace check calls",
  ]

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("new\nb2\n", to: "t")
    try directory.write("look\n", to: "walk")
    try directory.write("{\"controller\":\"A#1\",\"call\":\"viewDidLoad()\"}\n", to: "calls")
    try directory.write("{\"controller\":\"A#1\",\"call\":\"loadView()\"}\n", to: "none")
    try directory.write(Self.storyboard, to: "Main.storyboard")
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
    </viewController></objects></scene></scenes>
    </document>
    """

  /// Runs a command of a shell that finds our programs by their names.
  private func shell(_ command: String) throws -> ProgramRun {
    try ProgramRun.run(
      ["-c", command], in: directory.path,
      environment: ["PATH": "\(BuiltProgram.folder):\(BuiltProgram.directory):/usr/bin:/bin"],
      program: "/bin/bash")
  }

  /// What a program that a command names calls itself.
  private func name(of command: String) -> Substring {
    let word = command.prefix { $0 != " " }
    // What looks at files alone goes by the name of the file.
    return word == "TroubleApp" && !command.contains(" trace ") ? "trouble" : word
  }

  @Test(arguments: commands)
  func `output that cannot be written is said and ends with 4`(command: String) throws {
    let result = try shell("\(command) >/dev/full")
    #expect(
      result.errors.contains(
        "\(name(of: command)): standard output: No space left on device\n"), "\(result)")
    #expect(result.status == 4)
  }

  @Test(arguments: commands)
  func `a standard output that is closed is said and ends with 4`(command: String) throws {
    let result = try shell("\(command) >&-")
    #expect(
      result.errors.contains("\(name(of: command)): standard output: Bad file descriptor\n"),
      "\(result)")
    #expect(result.status == 4)
  }

  @Test(arguments: commands)
  func `a closed pipe ends the program with 141 and no word of it`(command: String) throws {
    // 3 reads and writes, so that opening 4 need not wait; without 3 nobody reads.
    let result = try shell("mkfifo p; exec 3<>p; exec 4>p; exec 3<&-; \(command) >&4")
    #expect(!result.errors.contains("standard output"))
    #expect(result.status == 141)
  }

  @Test(arguments: ["--script t", "--machine <t"])
  func `a file of calls that cannot be made stops the start`(command: String) throws {
    let result = try shell("concentration \(command) --log-file no/such/file")
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("concentration: --log-file no/such/file: No such file or directory"))
    #expect(result.status == 2)
  }

  @Test(arguments: [
    "concentration", "concentration --machine", "uikit open Main.storyboard",
    "uikit open Main.storyboard --machine",
  ])
  func `an input that cannot be read is said and ends with 2`(command: String) throws {
    let result = try shell("\(command) <.")
    #expect(result.errors.contains("\(name(of: command)): <stdin>: Is a directory\n"))
    #expect(result.status == 2)
    let closed = try shell("\(command) <&-")
    #expect(closed.errors.contains("\(name(of: command)): <stdin>: bad file descriptor\n"))
    #expect(closed.status == 2)
  }

  @Test(arguments: ["--script full", "--machine <full"])
  func `a recording that cannot be written is said and ends with 4`(command: String) throws {
    try directory.write("record /dev/full\nnew\nb2\n", to: "full")
    let result = try shell("concentration --allow-write \(command)")
    #expect(
      result.errors.contains(
        "/dev/full: no space left on device; nothing more is written there\n"))
    #expect(result.errors.components(separatedBy: "/dev/full").count == 2)
    #expect(result.status == 4)
    #expect(result.output.contains("b2 is"))
  }

  @Test func `calls go to a pipe or a device, which stays one`() throws {
    let pipe = try shell("concentration --script t --log-file /dev/stderr")
    #expect(pipe.errors.contains("viewDidLoad()"))
    #expect(pipe.status == 0)
    let device = try shell(
      "concentration --script t --log-file /dev/full; echo $? >&2; test -c /dev/full")
    #expect(device.errors.contains("concentration: /dev/full: no space left on device\n"))
    #expect(device.errors.hasSuffix("4\n"))
    #expect(device.status == 0)
  }

  @Test func `a name that no case has is refused`() throws {
    try directory.write("case one\nnew\ncase two\nnew\n", to: "cases")
    let result = try shell("concentration --script cases --case three")
    #expect(result.errors.hasSuffix("concentration: --case three: no case has such a name\n"))
    #expect(result.status == 2)
    #expect(try shell("concentration --script cases --case 't*'").status == 0)
  }
}
