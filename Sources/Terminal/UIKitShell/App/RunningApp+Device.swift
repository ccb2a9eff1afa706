import LifecycleTrace
internal import TerminalCanvas
import UIKit

extension RunningApp {
  /// The size of the screen in columns and rows.
  package var screenSize: (columns: Int, rows: Int) {
    let (size, cell) = (application.screen.bounds.size, application.screen.cellSize)
    return (Int((size.width / cell.width).rounded()), Int((size.height / cell.height).rounded()))
  }

  /// The cells of a rectangle in points of the screen.
  func cells(of rect: CGRect) -> Region {
    let cell = application.screen.cellSize
    let (left, top) = (
      Int((rect.minX / cell.width).rounded()), Int((rect.minY / cell.height).rounded())
    )
    return Region(
      column: left, row: top, width: Int((rect.maxX / cell.width).rounded()) - left,
      height: Int((rect.maxY / cell.height).rounded()) - top)
  }

  /// Gives the app a screen of another size, at once.
  package func resize(columns: Int, rows: Int) {
    application.resize(to: application.screen.size(columns: columns, rows: rows))
    settle()
  }

  /// Turns the device: the physical sides are swapped.
  package func rotate() {
    application.rotate()
    settle()
  }

  /// Shakes the device.
  package func shake() {
    application.keyWindow?.shake()
    settle()
  }

  /// Sends the app to the background, and says so; nil if it is there already.
  package func enterBackground() -> [String]? {
    guard application.applicationState != .background else { return nil }
    let start = trace.endSequence
    application.enterBackground()
    settle()
    return ["The app is in the background.", calledDelegates(since: start)]
  }

  /// Brings the app back, and says so; nil if it is in front already.
  package func enterForeground() -> [String]? {
    guard application.applicationState == .background else { return nil }
    let start = trace.endSequence
    application.enterForeground()
    settle()
    return ["The app is in the foreground.", calledDelegates(since: start)]
  }

  /// Which calls a change between foreground and background made, in a sentence.
  private func calledDelegates(since sequence: Int) -> String {
    let events = trace.recorder.events(since: sequence)
    let calls = events.filter { $0.callback.category == .application }
    let controllers = Set(
      events.filter { $0.callback.category == .controller }.map(\.controller.description))
    guard !calls.isEmpty else { return "No view controller is called, and no delegate." }
    let told =
      controllers.isEmpty ? "no view controller" : controllers.sorted().joined(separator: ", ")
    return "Called: \(calls.map(\.callback.name).joined(separator: ", ")); \(told)."
  }

  /// Warns the app that memory is short.
  package func warnOfLowMemory() {
    application.receiveMemoryWarning()
    settle()
  }

  /// Tells the app that it will end; its unfinished game is kept.
  package func terminate() {
    application.terminate()
    settle()
  }
}
