import Glibc
import UIKitShell
import UIKitSystem

/// What an app does to its process outside UIKit: what it prints, and what blocks it.
///
/// The card game does none of it and needs no capture.
@MainActor
struct ProcessCapture {
  private let printed: PrintedOutput?
  let activity = MainThreadActivity()

  /// Captures from now on; to be made before anything is printed.
  init() {
    printed = PrintedOutput()
    if let printed { CrashRestoration.rescue(printed) }
    CrashRestoration.name(activity.running)
  }

  /// The descriptor that the process was given as standard output.
  var output: Int32 { printed?.original ?? STDOUT_FILENO }

  /// What a session needs of it.
  var process: AppProcess {
    var process = AppProcess(activity: activity)
    if let printed {
      process.takePrintedLines = { printed.takeLines() }
      process.printedLinesWereShown = { printed.linesWereShown() }
    }
    return process
  }

  /// What was printed after the last command.
  func takeRest() -> [String] { printed?.takeLines() ?? [] }
}
