import UIKitShell
import UIKitSystem

/// A session with another program, one numbered reply for each line.
@MainActor
struct MachineRun {
  let root: TerminalRun

  /// Answers until the input ends.
  func run() -> ExitStatus {
    let log = root.options.log.logFile.map {
      LifecycleLogFile(path: $0, files: root.files, warn: root.warn)
    }
    let session = root.unattendedSession()
    if let problem = session.launchProblem {
      root.warn(problem)
      return .usage
    }
    log?.follow(session)
    let line = OpeningHandler(MachineHandler(session: session), commands: []) {
      log?.writeNewEvents()
    }
    return PlainLineReader(console: root.console, prompt: .none).run(line)
  }
}
