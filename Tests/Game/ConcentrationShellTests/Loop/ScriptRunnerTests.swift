import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// Each row of SHELL.md "Results of a script": text and status.
@MainActor
@Suite struct ScriptRunnerTests {
  @Test func `All good is status 0 and one sum`() {
    let run = ScriptRun("new 4x4 --seed 7\nflip b2\nexpect card b2 up\nexpect flips 1\n")
    #expect(run.status == .success)
    #expect(run.errors == "t.concentration: 2 checks, 0 failed, 0 errors\n")
  }

  @Test func `A value that differs is status 1`() {
    let run = ScriptRun("new 4x4\nflip b2\nexpect flips 2\n")
    #expect(run.status == .checkFailed)
    #expect(run.errors.contains("t.concentration:3: FAILED: expect flips 2; flips is 1\n"))
    #expect(run.errors.contains("t.concentration: 1 checks, 1 failed, 0 errors\n"))
  }

  @Test func `Checks after quit are a failure`() {
    let run = ScriptRun("new\nquit\nexpect flips 0\n")
    #expect(run.status == .checkFailed)
    #expect(
      run.errors.contains("t.concentration:2: FAILED: quit here leaves 1 expectations unchecked"))
  }

  @Test func `A command that works against its mark is a failure`() {
    let run = ScriptRun("new\n! flip a1\n")
    #expect(run.status == .checkFailed)
    #expect(
      run.errors.contains(
        "t.concentration:2: FAILED: 'flip a1' worked, but ! says it must fail\n"))
  }

  @Test func `A misspelled check is status 2 and nothing is run`() {
    let run = ScriptRun("new\nexpect flpis 2\n")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        t.concentration:2: error: unknown expectation 'flpis'; did you mean flips?
        nothing was run

        """)
  }

  @Test func `A file that does not exist is status 2`() {
    let run = ScriptRun(paths: ["nofile.concentration"], files: [:])
    #expect(run.status == .usage)
    #expect(run.errors == "concentration: nofile.concentration: No such file or directory\n")
  }

  @Test func `A command that fails is status 3 and ends the script`() {
    let run = ScriptRun("flp\nnew\n")
    #expect(run.status == .commandFailed)
    #expect(
      run.errors.contains("t.concentration:1: error: no command 'flp'. Did you mean flip?\n"))
    #expect(!run.output.contains("New game"))
  }

  @Test func `With keep-going all failures are reported and the status is 3`() {
    var options = ScriptOptions()
    options.keepsGoing = true
    let run = ScriptRun("flp\nnew\nexpect flips 9\n", options: options)
    #expect(run.status == .commandFailed)
    #expect(run.errors.contains("FAILED: expect flips 9"))
    #expect(run.errors.contains("1 checks, 1 failed, 1 errors"))
  }

  @Test func `Several files run in fresh apps and are summed up`() {
    let run = ScriptRun(
      paths: ["a", "b"], files: ["a": "new\nexpect id 4x4/shapes#1\n", "b": "new\nexpect flips 3"])
    #expect(run.status == .checkFailed)
    #expect(run.errors.hasSuffix("2 scripts: 2 checks, 1 failed, 0 errors\n"))
  }

  @Test func `13.8 A changed order is shown as a difference`() {
    let run = ScriptRun(
      """
      set calls common
      tab stats
      expect log <<END
      Stats#1 viewDidLoad()
      ThemeChooser#1 viewWillDisappear(animated: false)
      Stats#1 viewWillAppear(animated: false)
      Stats#1 viewIsAppearing(animated: false)
      ThemeChooser#1 viewDidDisappear(animated: false)
      Stats#1 viewDidAppear(animated: false)
      END
      """)
    #expect(run.status == .checkFailed)
    #expect(
      run.errors.hasPrefix(
        """
        t.concentration:3: FAILED: expect log
            --- expected
            +++ actual
            @@ -1,6 +1,6 @@
             Stats#1 viewDidLoad()
            -ThemeChooser#1 viewWillDisappear(animated: false)
             Stats#1 viewWillAppear(animated: false)
        """))
  }

  @Test func `An update rewrites what differs, and a second one changes no byte`() throws {
    var options = ScriptOptions()
    options.updates = true
    let script = """
      new 4x4 --seed 7
      expect output <<END
      old
      END
      expect output <<END
      ...
      wild
      END
      expect flips 9
      """
    let run = ScriptRun(script, options: options)
    #expect(run.errors.contains("t.concentration:2: updated\n"))
    #expect(run.errors.contains("3 checks, 2 failed, 0 errors, 1 updated"))
    let updated = try #require(run.files.text("t.concentration"))
    #expect(updated.contains("New game 4x4/shapes#7"))
    #expect(updated.contains("...\nwild"))
    #expect(updated.hasSuffix("expect flips 9"))
    let again = ScriptRun(updated, options: options)
    #expect(again.files.text("t.concentration") == updated)
  }

  @Test func `Each case is a fresh app, and a glob picks some`() {
    let script = "case push one\nnew\nexpect id 4x4/shapes#1\ncase two\nnew\nexpect id x\n"
    #expect(ScriptRun(script).errors.contains("2 checks, 1 failed"))
    var options = ScriptOptions()
    options.caseGlob = "push*"
    let run = ScriptRun(script, options: options)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("== push one\n"))
    #expect(!run.output.contains("== two"))
  }

  @Test func `Known failures are reported apart, also when they pass`() {
    let run = ScriptRun("new\ntodo expect flips 9\ntodo expect flips 0\n")
    #expect(run.status == .success)
    #expect(run.errors.contains("2 checks, 0 failed, 0 errors, 1 todo, 1 todo passed"))
  }

  @Test func `Scripts include others, relative to themselves, and not for ever`() {
    let run = ScriptRun(
      paths: ["d/a"],
      files: ["d/a": "source b\nexpect flips 0\n", "d/b": "new 4x4\nexpect flips 0\n"])
    #expect(run.status == .success)
    #expect(run.errors.contains("2 checks"))
    let loop = ScriptRun("source t.concentration\n")
    #expect(loop.status == .commandFailed)
    #expect(loop.errors.contains("scripts may source each other 10 deep at most"))
  }

  @Test func `Writing stays inside the working directory unless allowed`() {
    let script = "record ../out\n"
    let run = ScriptRun(script)
    #expect(run.status == .commandFailed)
    #expect(run.errors.contains("scripts write inside the working directory only"))
    #expect(ScriptRun(script, allowsWriting: true).status == .success)
    #expect(ScriptRun("record out\n").status == .success)
  }

  @Test func `Quiet says nothing if all is good`() {
    var options = ScriptOptions()
    options.isQuiet = true
    let run = ScriptRun("new\nexpect flips 0\n", options: options)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `A closed pipe ends the script quietly`() {
    let console = TableConsole()
    console.isClosed = true
    let files = TableFiles(["t": "new\nflp\n"])
    let environment = ShellEnvironment(mode: .script, files: files)
    let runner = ScriptRunner(console: console, files: files, catalog: .concentration) {
      ShellSession(environment: environment)
    }
    _ = runner.run(paths: ["t"])
    #expect(console.errorText.isEmpty)
  }
}
