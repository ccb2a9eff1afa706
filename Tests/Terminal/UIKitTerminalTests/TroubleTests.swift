import ConcentrationTestSupport
import Foundation
import Testing

/// What the terminal and its person get of an app that blocks or traps.
///
/// Source: SHELL.md "Any app".
@Suite struct TroubleTests {
  private let directory: TemporaryDirectory
  private let program = BuiltProgram.directory + "/TroubleApp"

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start(_ arguments: [String]) throws -> (PseudoTerminal, settings: [UInt8]) {
    let terminal = try PseudoTerminal(
      arguments + ["--no-history", "--no-rc"], in: directory.path, environment: ["TERM": "xterm"],
      program: program)
    let settings = terminal.originalSettings
    try terminal.wait(for: "trouble> ")
    return (terminal, settings)
  }

  @Test func `a callback that blocks is named at the prompt, and Ctrl-C ends the program`() throws {
    let (terminal, settings) = try start(["--stall-timeout", "0.3"])
    terminal.enter("press Block")
    try terminal.wait(for: "('press Block' has run for 0.3 seconds; Ctrl-C ends the program)")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 130)
    #expect(terminal.settings == settings)
    let last = terminal.transcript.components(separatedBy: "\u{1B}[?1049l").last
    #expect(last?.contains("blocking from here on\r\n") == true)
  }

  @Test func `a callback that blocks ends a script with a status and a sentence`() throws {
    let script = try directory.write("press Print\npress Block\npress Print\n", to: "block.script")
    let run = try ProgramRun.run(
      ["--script", script, "--stall-timeout", "0.3"], in: directory.path, program: program)
    #expect(run.status == 3)
    #expect(
      run.errors == "trouble: error: 'press Block' has run for 0.3 seconds\n")
    #expect(
      run.output.contains("> press Print\nprinted in time\n")
        && !run.output.contains("> press Block"))
    #expect(run.output.hasSuffix("blocking from here on\n"))
  }

  @Test(arguments: ["Block", "Trap"])
  func `a run that is ended leaves a report that says so, and none of before`(button: String) throws
  {
    try directory.write("press Print\nexpect text \"Pressed Print.\"\n", to: "good")
    try directory.write("press \(button)\n", to: "bad")
    let arguments = ["--stall-timeout", "0.3", "--junit", "r.xml", "--script"]
    let good = try ProgramRun.run(arguments + ["good"], in: directory.path, program: program)
    #expect(good.status == 0, "\(good)")
    let file = directory.path + "/r.xml"
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("errors=\"0\""))
    let bad = try ProgramRun.run(arguments + ["bad"], in: directory.path, program: program)
    #expect(bad.status > 2, "\(bad)")
    #expect(
      try String(contentsOfFile: file, encoding: .utf8).contains(
        "<error message=\"the run did not end\">"))
  }

  @Test func `what was printed before a trap is shown when the terminal was given back`() throws {
    let (terminal, settings) = try start([])
    terminal.enter("press Print")
    try terminal.wait(for: "printed in time")
    terminal.enter("press Trap")
    #expect(try terminal.waitForEnd() > 128)
    #expect(terminal.settings == settings)
    let last = terminal.transcript.components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(
      last.contains("printed before a call\r\nprinted before the trap\r\nhalf a line"), "\(last)")
    #expect(!last.contains("printed in time"))
  }

  @Test func `an app that ends the process gives the terminal back, and what it printed is read`()
    throws
  {
    let (terminal, settings) = try start([])
    terminal.enter("press Exit")
    #expect(try terminal.waitForEnd() == 7)
    #expect(terminal.settings == settings)
    let last = terminal.transcript.components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(terminal.transcript.contains("\u{1B}[?1049h"))
    #expect(last.contains("printed before the exit"), "\(last)")
  }

  @Test func `the message of a trap is read when the terminal was given back`() throws {
    let (terminal, _) = try start(["--color", "never"])
    terminal.enter("press Fall")
    #expect(try terminal.waitForEnd() > 128)
    let last = terminal.transcript.components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(terminal.transcript.contains("\u{1B}[?1049h"))
    #expect(last.contains("Fatal error: Index out of range"), "\(last)")
    #expect(last.contains("Ended in Falling#1 viewDidLoad(), during 'press Fall'.\r\n"), "\(last)")
  }

  @Test func `what an app writes to standard error is a part of the reply`() throws {
    let (terminal, _) = try start(["--color", "never"])
    terminal.enter("press Complain")
    try terminal.wait(for: "complained in time")
    try terminal.wait(for: "trouble> ")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let last = terminal.transcript.components(separatedBy: "\u{1B}[?1049l").last ?? ""
    #expect(!last.contains("complained"), "\(last)")
  }

  @Test func `a view that asks for layout in every layout is named, and the prompt goes on`() throws
  {
    let (terminal, _) = try start(["--color", "never"])
    terminal.enter("press Restless")
    try terminal.wait(for: "asked for layout in 50 layout passes in a row")
    try terminal.wait(for: "> ")
    terminal.type("\u{3}")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test(arguments: ["Queue", "Loop"])
  func `a block that queues itself again stalls neither a script nor the prompt`(
    button: String
  ) throws {
    let script = try directory.write("press \(button)\npress Print\n", to: "again.script")
    let run = try ProgramRun.run(["--script", script], in: directory.path, program: program)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("printed in time\n"))
    let (terminal, _) = try start(["--color", "never"])
    terminal.enter("press \(button)")
    try terminal.wait(for: "Pressed \(button).")
    terminal.enter("press Print")
    try terminal.wait(for: "printed in time")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `what was printed before a trap in a script ends the transcript`() throws {
    let script = try directory.write("press Print\npress Trap\n", to: "trap.script")
    let run = try ProgramRun.run(["--script", script], in: directory.path, program: program)
    #expect(run.status > 128)
    #expect(run.output.contains("> press Print\nprinted in time\n"))
    #expect(
      run.output.hasSuffix("printed before a call\nprinted before the trap\nhalf a line"))
  }

  @Test func `a trap names the call that was being made, and the command`() throws {
    let script = try directory.write("press Print\npress Fall\n", to: "fall.script")
    let run = try ProgramRun.run(["--script", script], in: directory.path, program: program)
    #expect(run.status > 128)
    #expect(run.errors.contains("Ended in Falling#1 viewDidLoad(), during 'press Fall'.\n"))
  }

  @Test func `what make run builds ends at an access that overlaps another`() throws {
    let script = try directory.write("press Overlap\n", to: "overlap.script")
    let run = try ProgramRun.run(["--script", script], in: directory.path, program: program)
    #expect(run.status > 128)
    #expect(run.errors.contains("Simultaneous accesses"), "\(run.errors)")
    #expect(!run.output.contains("unnoticed"))
  }

  @Test func `what a timer calls at the prompt has a heading of its own`() throws {
    let (terminal, _) = try start(["--teach", "--color", "never"])
    terminal.enter("press Timer")
    // It fires while nobody types.
    let late = try terminal.wait(for: "Late#1 viewDidAppear(animated: false)")
    // UIKit's own time, in which the presentation ends, may have a heading besides.
    let heading = try #require(late.firstRange(of: #/  \d+  \(timer\)\r\n\| /#), "\(late)")
    #expect(!late[..<heading.lowerBound].contains("Late#1"), "\(late)")
    terminal.enter("log last")
    let last = try terminal.wait(for: "Late#1 viewDidAppear(animated: false)")
    #expect(last.contains("  (timer)\r\n") && !last.contains("press Timer"), "\(last)")
    // What has returned does not block.
    #expect(!terminal.transcript.contains("has run for"))
  }

  @Test func `a trap outside of lifecycle calls names the command alone`() throws {
    let script = try directory.write("press Trap\n", to: "outside.script")
    let run = try ProgramRun.run(["--script", script], in: directory.path, program: program)
    #expect(
      run.errors.contains("Ended outside of lifecycle calls, during 'press Trap'.\n"),
      "\(run.errors)")
  }
}
