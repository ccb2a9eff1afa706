/// What the process around an app does outside UIKit's own scheduler.
///
/// An app that prints nothing and blocks nothing needs none of it.
@MainActor
package struct AppProcess {
  /// Takes the whole lines that the app printed since the last call; nil to leave them where they go.
  package var takePrintedLines: (@MainActor () -> [String])?
  /// Is called when the lines that were taken have been handed on; until then the process keeps them.
  package var printedLinesWereShown: (@MainActor () -> Void)?
  /// What the main thread is busy with, for who watches it from another thread.
  package var activity: (any MainThreadObserver)?

  /// A process that is left alone, or whose parts are given.
  package init(
    takePrintedLines: (@MainActor () -> [String])? = nil,
    activity: (any MainThreadObserver)? = nil
  ) {
    self.takePrintedLines = takePrintedLines
    self.activity = activity
  }
}
