import UIKitShell
import UIKitSystem

/// Runs scripts: those that are named, or the one on standard input.
@MainActor
struct ScriptRun {
  let root: TerminalRun
  let log: LifecycleLogFile?
  /// Where the results are written, if they are asked for.
  let report: JUnitFile?

  /// Runs everything and returns the status that it came to.
  func run() -> ExitStatus {
    InterruptFlag.watch()
    var status = ExitStatus.success
    var suites: [ScriptSuite] = []
    // Neighbouring files go to one runner, which sums them up.
    for group in Self.groups(root.options.scripts.script) {
      let runner = makeRunner()
      status = status.combined(
        with: group == ["-"] ? readStandardInput(runner) : runner.run(paths: group))
      suites += runner.suites
    }
    log?.writeNewEvents()
    return report?.finish(suites) == false ? status.combined(with: .outputFailed) : status
  }

  private func makeRunner() -> ScriptRunner {
    ScriptRunner(
      console: root.console, files: root.files, options: root.options.scripts.options,
      catalog: root.program.catalog,
      isInterrupted: { InterruptFlag.isSet },
      makeSession: {
        let session = root.unattendedSession()
        log?.follow(session)
        return session
      })
  }

  private func readStandardInput(_ runner: ScriptRunner) -> ExitStatus {
    do throws(FileAccessError) {
      return runner.run(try root.files.readStandardInput(limit: ScriptParser.byteLimit))
    } catch {
      root.warn("<stdin>: \(error.capitalizedMessage)")
      return .usage
    }
  }

  /// Refuses to rewrite what cannot or must not be rewritten.
  static func checkUsage(
    of options: TerminalOptions, in surroundings: ProcessSurroundings
  ) throws(UsageProblem) {
    guard options.scripts.update else { return }
    let paths = options.scripts.script
    if paths.isEmpty || paths.contains("-") {
      throw UsageProblem("--update needs a file to rewrite, not standard input")
    }
    if surroundings.value(of: "CI") != nil {
      throw UsageProblem("--update is refused where CI is set")
    }
  }

  /// The files in order, standard input apart; no file at all means standard input.
  static func groups(_ paths: [String]) -> [[String]] {
    guard !paths.isEmpty else { return [["-"]] }
    var groups: [[String]] = []
    for path in paths {
      if path != "-", let last = groups.last, last != ["-"] {
        groups[groups.count - 1].append(path)
      } else {
        groups.append([path])
      }
    }
    return groups
  }
}
