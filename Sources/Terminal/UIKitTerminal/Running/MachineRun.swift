import UIKitShell
import UIKitSystem

/// A session with another program, one numbered reply for each line.
@MainActor
struct MachineRun {
  let root: TerminalRun
  let log: LifecycleLogFile?

  /// Answers until the input ends.
  func run() -> ExitStatus {
    let session = root.unattendedSession()
    if let problem = session.launchProblem {
      root.warn(problem)
      return .usage
    }
    log?.follow(session)
    let line = OpeningHandler(
      MachineHandler(session: session), commands: [], activity: root.capture?.activity
    ) {
      log?.writeNewEvents()
    }
    return PlainLineReader(console: root.console, prompt: .none, program: root.program.name)
      .run(line)
  }
}
