/// Runs script files, each in a fresh app, and sums up.
///
/// The transcript goes to standard output, diagnostics and sums to standard error.
///
/// Source: SHELL.md "Results of a script".
@MainActor
package final class ScriptRunner {
  private let console: any Console
  private let files: any FileAccess
  private let options: ScriptOptions
  private let catalog: CommandCatalog
  private let isInterrupted: @MainActor () -> Bool
  private let makeSession: @MainActor () -> ShellSession
  private var isOutputClosed = false
  /// What the scripts came to, line by line; collected if `--junit` asks for it.
  package private(set) var suites: [ScriptSuite] = []

  /// A runner that makes each session with `makeSession`; all of them have the catalogue.
  package init(
    console: any Console, files: any FileAccess, options: ScriptOptions = ScriptOptions(),
    catalog: CommandCatalog,
    isInterrupted: @escaping @MainActor () -> Bool = { false },
    makeSession: @escaping @MainActor () -> ShellSession
  ) {
    self.console = console
    self.files = files
    self.options = options
    self.catalog = catalog
    self.isInterrupted = isInterrupted
    self.makeSession = makeSession
  }

  /// Runs files one after another; the status is the highest of all.
  ///
  /// - Returns: `usage` if a file cannot be read or holds an unknown expectation.
  package func run(paths: [String]) -> ExitStatus {
    var total = ScriptTally()
    var status = ExitStatus.success
    for path in paths {
      let tally = run(path: path)
      total.add(tally)
      status = status.combined(with: tally.status)
      if tally.isInterrupted { break }
    }
    if paths.count > 1 {
      report("\(paths.count) scripts: \(total.summary)")
    }
    return end(status.combined(with: requireCase(of: total)))
  }

  /// Runs one script that was read already, such as standard input.
  package func run(_ bytes: [UInt8], name: String = "<stdin>") -> ExitStatus {
    beginSuite(name)
    let tally = run(bytes, name: name, path: nil)
    return end(tally.status.combined(with: requireCase(of: tally)))
  }

  /// A name that no case has is a slip of the person who asked for it.
  private func requireCase(of tally: ScriptTally) -> ExitStatus {
    guard let glob = options.caseGlob, tally.cases == 0, tally.status == .success else {
      return .success
    }
    report("\(catalog.programName): --case \(VisibleText.make(glob)): no case has such a name")
    noteFailure("--case \(glob)", "no case has such a name")
    return .usage
  }

  private func end(_ status: ExitStatus) -> ExitStatus {
    console.flush()
    return status
  }

  private func run(path: String) -> ScriptTally {
    beginSuite(path)
    do throws(FileAccessError) {
      return run(try files.read(path, limit: ScriptParser.byteLimit), name: path, path: path)
    } catch {
      report("\(catalog.programName): \(VisibleText.make(path)): \(error.capitalizedMessage)")
      noteFailure("reading", error.capitalizedMessage)
      return unreadable
    }
  }

  private var unreadable: ScriptTally {
    var tally = ScriptTally()
    tally.isUnreadable = true
    return tally
  }

  private func run(_ bytes: [UInt8], name: String, path: String?) -> ScriptTally {
    let script: Script
    do throws(ScriptError) {
      script = try ScriptParser.parse(bytes, name: name, catalog: catalog)
    } catch {
      for fault in error.faults {
        report("\(name):\(fault.line): error: \(fault.message)")
        note(
          ScriptResult(
            script: name, line: fault.line, text: "reading", outcome: .error(fault.message)))
      }
      report("nothing was run")
      return unreadable
    }
    let session = makeSession()
    if let problem = session.launchProblem {
      report("\(catalog.programName): \(problem)")
      noteFailure("launch", problem)
      return unreadable
    }
    let execution = ScriptExecution(
      session: session, options: options, environment: environment)
    _ = execution.run(script)
    execution.end()
    var tally = execution.tally
    if let path, !execution.update.isEmpty { write(execution.update, script, path, &tally) }
    sumUp(tally, name: name, isFile: path != nil)
    return tally
  }

  private var environment: ScriptExecution.Environment {
    ScriptExecution.Environment(
      write: { [self] bytes in
        console.write(bytes)
        isOutputClosed = isOutputClosed || !console.flush()
        return !isOutputClosed
      },
      report: { [self] in report($0) }, isInterrupted: isInterrupted, makeSession: makeSession,
      note: options.isReported ? note : nil)
  }

  // MARK: Results for a report

  private func beginSuite(_ name: String) {
    if options.isReported { suites.append(ScriptSuite(name: name)) }
  }

  private func note(_ result: ScriptResult) {
    guard !suites.isEmpty else { return }
    suites[suites.count - 1].results.append(result)
  }

  private func noteFailure(_ text: String, _ reason: String) {
    guard !suites.isEmpty else { return }
    suites[suites.count - 1].fail(text, reason)
  }

  private func write(
    _ update: ScriptUpdate, _ script: Script, _ path: String, _ tally: inout ScriptTally
  ) {
    do throws(FileAccessError) {
      try files.write(update.applied(to: script.bytes), to: path)
    } catch {
      tally.errors += 1
      report("\(catalog.programName): \(VisibleText.make(path)): \(error.capitalizedMessage)")
      noteFailure("--update", error.capitalizedMessage)
    }
  }

  private func sumUp(_ tally: ScriptTally, name: String, isFile: Bool) {
    let isGood = tally.status == .success
    if isGood, options.isQuiet || (!isFile && tally.checks == 0) { return }
    if tally.isInterrupted { return }
    report("\(VisibleText.make(name)): \(tally.summary)")
  }

  private func report(_ line: String) {
    guard !isOutputClosed else { return }
    console.flush()
    console.writeError(Array((line + "\n").utf8))
  }
}

extension FileAccessError {
  /// The reason as a shell's tools write it: `No such file or directory`.
  package var capitalizedMessage: String {
    switch self {
    case .noSuchFile: "No such file or directory"
    case .isDirectory: "Is a directory"
    case .notRegularFile: "Is not a regular file"
    case .noWorkingDirectory: "The working directory is gone; only an absolute path works"
    case .noPermission: "Permission denied"
    case .tooLarge, .diskFull, .other: message
    }
  }
}
