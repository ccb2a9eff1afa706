import LifecycleTrace

/// Runs the lines of a script on an interpreter and tells what they came to.
///
/// Source: SHELL.md "Scripts".
@MainActor
package final class ScriptExecution {
  /// How the lines of a script ended.
  package enum End: Hashable, Sendable {
    /// The last line was run.
    case finished
    /// A `quit` ended the session.
    case quit
    /// A command failed.
    case stopped
    /// Ctrl-C, or the reader of the output is gone.
    case interrupted
  }

  /// Where the execution writes, and what it asks for.
  package struct Environment {
    /// Takes transcript bytes; false once the reader is gone.
    package var write: @MainActor ([UInt8]) -> Bool
    /// Takes a line of diagnostics, without line end.
    package var report: @MainActor (String) -> Void
    /// True once Ctrl-C was pressed.
    package var isInterrupted: @MainActor () -> Bool = { false }
    /// A fresh session for a case; nil where a script must not make one.
    package var makeSession: (@MainActor () -> ShellSession)?
    /// Takes what each expectation came to, and each command that failed; nil where it is not asked for.
    package var note: (@MainActor (ScriptResult) -> Void)?
  }

  /// How deep scripts may source each other.
  package static let depthLimit = 10
  /// After so many bytes the transcript is handed on.
  private static let chunk = 64 * 1024

  /// What the lines came to so far.
  package private(set) var tally = ScriptTally()
  /// The blocks to rewrite in the script that was run.
  package private(set) var update = ScriptUpdate()

  private var interpreter: Interpreter
  private let options: ScriptOptions
  private let environment: Environment
  private var transcript = TranscriptWriter()
  private var isSkipping = false
  private var caseName: String?

  /// What the commands brought about in the app so far, each once, in the order in which it first happened.
  package private(set) var events: [CommandEvent] = []

  /// An execution on a session.
  package init(session: ShellSession, options: ScriptOptions, environment: Environment) {
    interpreter = Interpreter(session: session)
    self.options = options
    self.environment = environment
    isSkipping = options.caseGlob != nil
  }

  /// Runs a script from its first line to its end.
  package func run(_ script: Script) -> End {
    let end = run(script, depth: 0)
    _ = handOn(atLeast: 1)
    return end
  }

  /// Ends the app of the session, which would otherwise keep itself alive.
  package func end() {
    interpreter.session.app.terminate()
  }

  /// The folder of the script that runs, in the current case.
  private var sourceFolder: SourceFolder { interpreter.session.state(SourceFolder.self) }

  private func run(_ script: Script, depth: Int) -> End {
    let outerFolder = sourceFolder.path
    sourceFolder.path = script.directory
    defer { sourceFolder.path = outerFolder }
    for index in script.lines.indices {
      if environment.isInterrupted() {
        tally.isInterrupted = true
        note(script, script.lines[index], .error("interrupted before this line"))
        return .interrupted
      }
      if let end = step(script, index, depth) { return end }
      guard handOn(atLeast: isAtRisk ? 1 : Self.chunk) else {
        tally.isInterrupted = true
        return .interrupted
      }
    }
    return .finished
  }

  /// True for an app that may trap or block at any moment: what was done by then is to be seen.
  private var isAtRisk: Bool { interpreter.session.environment.process != nil }

  /// Runs one line; nil to go on.
  private func step(_ script: Script, _ index: Int, _ depth: Int) -> End? {
    let line = script.lines[index]
    switch line.kind {
    case .heading:
      return heading(script, line)
    case .comment:
      guard !isSkipping, !options.isQuiet else { return nil }
      let text = script.text(line)
      if !text.hasPrefix("#!") { transcript.comment(text) }
      return nil
    case .expectation:
      if !isSkipping { check(script, line) }
      return nil
    case .command:
      return isSkipping ? nil : command(script, index, depth)
    }
  }

  private func command(_ script: Script, _ index: Int, _ depth: Int) -> End? {
    let line = script.lines[index]
    let source = script.text(line)
    let reply =
      script.blocks[line.number].map { interpreter.run(source, block: $0, as: .script) }
      ?? interpreter.run(source, as: .script)
    for event in reply.events where !events.contains(event) { events.append(event) }
    if !options.isQuiet { write(reply) }
    for problem in interpreter.session.recordings.write(reply) {
      tally.isIncomplete = true
      report(script, line, problem)
      note(script, line, .error(problem))
    }
    if reply.workedAgainstMark {
      tellFailure(script, line, reply.failure?.message ?? "")
      return nil
    }
    if let failure = reply.failure, !reply.wasExpectedToFail {
      tellError(script, line, failure.message)
      return options.keepsGoing ? nil : .stopped
    }
    if let sourced = reply.script { return runSourced(sourced, from: script, line, depth) }
    return reply.isQuit ? quit(script, index) : nil
  }

  private func runSourced(
    _ sourced: Script, from script: Script, _ line: Script.Line, _ depth: Int
  ) -> End? {
    guard depth < Self.depthLimit else {
      tellError(script, line, CommandProblem.sourceTooDeep(limit: Self.depthLimit).message)
      return options.keepsGoing ? nil : .stopped
    }
    let end = run(sourced, depth: depth + 1)
    return end == .finished ? nil : end
  }

  private func quit(_ script: Script, _ index: Int) -> End {
    let left = script.lines[(index + 1)...].count { $0.kind == .expectation }
    if left > 0, options.caseGlob == nil {
      tellFailure(script, script.lines[index], "quit here leaves \(left) expectations unchecked")
    }
    return .quit
  }

  private func heading(_ script: Script, _ line: Script.Line) -> End? {
    let source = script.text(line)
    var name = source.drop { $0 != " " && $0 != "\t" }
    while let first = name.first, first == " " || first == "\t" { name.removeFirst() }
    guard let makeSession = environment.makeSession else {
      tellError(script, line, CommandProblem.scriptsOnly(command: "case").message)
      return .stopped
    }
    if let glob = options.caseGlob { isSkipping = !Glob.matches(glob, String(name)) }
    guard !isSkipping else { return nil }
    tally.cases += 1
    caseName = String(name)
    let folder = sourceFolder.path
    end()
    interpreter = Interpreter(session: makeSession())
    sourceFolder.path = folder
    if !options.isQuiet { transcript.heading(String(name)) }
    return nil
  }

  // MARK: Checks

  private func check(_ script: Script, _ line: Script.Line) {
    guard let check = script.checks[line.number] else { return }
    tally.checks += 1
    let miss = ExpectationChecker(session: interpreter.session).miss(check.expectation)
    guard let miss else { return passed(script, line, check) }
    if check.isTodo {
      tally.todo += 1
      report(script, line, "todo: expect \(miss.summary)")
      note(script, line, .skipped("todo: expect \(miss.summary)"))
    } else if options.updates, update.note(check, actual: miss.actual, tag: tag(script, line)) {
      tally.updated += 1
      report(script, line, "updated")
      note(script, line, .passed)
    } else {
      tellFailure(script, line, "expect \(miss.summary)", details: miss.details)
    }
  }

  private func passed(_ script: Script, _ line: Script.Line, _ check: Script.Check) {
    note(script, line, .passed)
    if check.isTodo {
      tally.todoPassed += 1
      report(script, line, "todo passed: \(script.text(line))")
    } else if options.isVerbose {
      report(script, line, "ok: \(script.text(line))")
    }
  }

  private func tag(_ script: Script, _ line: Script.Line) -> String {
    (try? CommandLexer.lex(script.text(line)))?.blockTag ?? "END"
  }

  // MARK: Output

  private func write(_ reply: Reply) {
    let hadCommand = reply.canonical != nil || reply.failure != nil
    transcript.entry(command: hadCommand ? reply.shownLine : nil, reply)
  }

  /// Counts and tells what was expected and is not so.
  private func tellFailure(
    _ script: Script, _ line: Script.Line, _ message: String, details: [String] = []
  ) {
    tally.failed += 1
    report(script, line, "FAILED: \(message)")
    for detail in details { environment.report("    " + VisibleText.make(detail)) }
    note(script, line, .failed(message, details: details))
  }

  /// Counts and tells a command that failed.
  private func tellError(_ script: Script, _ line: Script.Line, _ message: String) {
    tally.errors += 1
    report(script, line, "error: \(message)")
    note(script, line, .error(message))
  }

  private func note(_ script: Script, _ line: Script.Line, _ outcome: ScriptResult.Outcome) {
    environment.note?(
      ScriptResult(
        script: script.name, line: Int(line.number), text: script.text(line), caseName: caseName,
        outcome: outcome))
  }

  private func report(_ script: Script, _ line: Script.Line, _ text: String) {
    _ = handOn(atLeast: 1)
    environment.report(VisibleText.make("\(script.name):\(line.number): \(text)"))
  }

  private func handOn(atLeast size: Int) -> Bool {
    transcript.count < size || environment.write(transcript.take())
  }
}
