import Glibc
import UIKitShell
import UIKitSystem

/// Keeps what is written to standard error while pages are drawn, the message of a trap among it, so that it
/// does not go with the alternate screen.
///
/// Where standard error is no terminal it is left alone.
@MainActor
struct ErrorCapture {
  private let console: SystemConsole
  private let written: PrintedOutput

  /// Captures from now on; nil where nothing would be lost, or if the system refuses.
  init?(console: SystemConsole) {
    guard isatty(STDERR_FILENO) == 1, let written = PrintedOutput(inPlaceOf: STDERR_FILENO) else {
      return nil
    }
    self.console = console
    self.written = written
    console.writeErrors(to: written.original)
    CrashRestoration.rescue(written)
  }

  /// The process, whose lines are those of standard error, too.
  func adding(to process: AppProcess?) -> AppProcess? {
    guard var process else { return nil }
    let (take, wereShown) = (process.takePrintedLines, process.printedLinesWereShown)
    process.takePrintedLines = { [written] in (take?() ?? []) + written.takeLines() }
    process.printedLinesWereShown = { [written] in
      wereShown?()
      written.linesWereShown()
    }
    return process
  }

  /// Gives the stream back, with what was not shown.
  func end() {
    CrashRestoration.giveBackErrors()
    console.writeErrors(to: STDERR_FILENO)
  }
}
