import ConcentrationTestSupport
import Foundation
import Glibc
import Testing

/// Files of the program's own that are none, and a working directory that is gone: both are told, and
/// nothing waits or lands elsewhere.
@Suite struct UnusableFilesTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: [
    ".config/concentration/rc", ".config/concentration/themes/mine.yaml",
    ".local/state/concentration/settings", ".local/state/concentration/history",
    ".local/share/concentration/games.sqlite",
  ])
  func `a pipe in place of a file is told, and play goes on`(path: String) throws {
    let pipe = try directory.write("", to: path)
    unlink(pipe)
    try #require(mkfifo(pipe, 0o600) == 0)
    let terminal = try PseudoTerminal(["--plain"], in: directory.path)
    let start = try terminal.wait(for: "play> ")
    terminal.enter("new 4x2/mine")
    let themes = try terminal.wait(for: "no theme 'mine'")
    let name = (path as NSString).lastPathComponent
    let said = (start + themes).unwrapped.replacingOccurrences(of: " ", with: "")
    #expect(said.components(separatedBy: "\(name):isnotaregularfile").count == 2, "\(said)")
    terminal.enter("new 4x2/shapes:aabbccdd")
    try terminal.wait(for: "board> ")
    terminal.enter("a1")
    try terminal.wait(for: "a1 is diamond.")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test(arguments: [
    (".config/concentration/rc", 100_000), (".config/concentration/themes/mine.yaml", 65_536),
    (".local/state/concentration/settings", 100_000),
    (".local/state/concentration/history", 4_000_000),
  ])
  func `a file that is too large is told, and play goes on without it`(path: String, limit: Int)
    throws
  {
    try directory.write(String(repeating: "#", count: limit + 1), to: path)
    let terminal = try PseudoTerminal(["--plain"], in: directory.path)
    let start = try terminal.wait(for: "play> ")
    terminal.enter("new 4x2/mine")
    let themes = try terminal.wait(for: "no theme 'mine'")
    let name = (path as NSString).lastPathComponent
    let said = (start + themes).unwrapped.replacingOccurrences(of: " ", with: "")
    #expect(said.contains("\(name):") && said.contains("\(limit)bytes"), "\(said)")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `typed lines that can no longer be kept are told once`() throws {
    let terminal = try PseudoTerminal(["--plain"], in: directory.path)
    try terminal.wait(for: "play> ")
    terminal.enter("look")
    try terminal.wait(for: "play> ")
    let history = directory.path + "/.local/state/concentration/history"
    #expect(unlink(history) == 0 && mkdir(history, 0o700) == 0)
    terminal.enter("state")
    let said = try terminal.wait(for: "play> ").unwrapped.replacingOccurrences(of: " ", with: "")
    #expect(
      said.contains("Warning:\(history):isadirectory;whatistypedfromhereonisnotkept."), "\(said)")
    terminal.enter("look")
    #expect(try !terminal.wait(for: "play> ").contains("Warning"))
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `a script that is named may be a pipe`() throws {
    try #require(mkfifo(directory.path + "/pipe", 0o600) == 0)
    let run = try shell("printf 'new 2x2/shapes:abba\\na1\\n' > pipe & exec \"$0\" --script pipe")
    #expect(run.output.contains("a1 is diamond."))
    #expect(run.status == 0)
  }

  private static let gone = "the working directory is gone; only an absolute path works"

  @Test(arguments: [
    ("export text x.txt", "x.txt"), ("record x.txt", "x.txt"), ("transcript x.txt", "x.txt"),
    ("source x.txt", "x.txt"), ("diff x.txt", "x.txt"), ("export text /x.txt", "/x.txt"),
  ])
  func `a relative path is refused where the working directory is gone`(
    command: String, path: String
  ) throws {
    let run = try inRemovedDirectory("printf '\(command)\\n' | \"$0\"")
    #expect((run.output + run.errors).contains("\(path): \(Self.gone)"), "\(run)")
    #expect(run.status != 0)
    #expect(access("/x.txt", F_OK) != 0)
  }

  @Test func `options with relative paths are refused there, too`() throws {
    let capitalized = "The" + Self.gone.dropFirst(3)
    let script = try inRemovedDirectory("exec \"$0\" --script x.txt")
    #expect(script.errors.contains("x.txt: \(capitalized)"), "\(script)")
    let log = try inRemovedDirectory("echo | \"$0\" --log-file x.txt")
    #expect(log.errors.contains("--log-file x.txt: \(capitalized)"), "\(log)")
    for command in ["open x.storyboard", "check x.storyboard", "import x.txt", "trace check x.txt"]
    {
      let run = try inRemovedDirectory("exec \"$0\" \(command)")
      #expect(run.errors.contains(Self.gone), "\(run)")
      #expect(run.status != 0)
    }
  }

  @Test func `an absolute path works where the working directory is gone`() throws {
    let file = directory.path + "/x.txt"
    let run = try inRemovedDirectory(
      "printf 'export text \(file)\\n' | \"$0\" --script - --allow-write")
    #expect(run.output.contains("into \(file)."), "\(run)")
    #expect(directory.read("x.txt")?.isEmpty == false)
  }

  private func inRemovedDirectory(_ command: String) throws -> ProgramRun {
    try shell("mkdir gone && cd gone && rmdir ../gone && \(command)")
  }

  /// Runs a command of the shell, in which `$0` is the program.
  private func shell(_ command: String) throws -> ProgramRun {
    try ProgramRun.run(
      ["-c", command, BuiltProgram.path], in: directory.path, program: "/bin/sh")
  }
}
