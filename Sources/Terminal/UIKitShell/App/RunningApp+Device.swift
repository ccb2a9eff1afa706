import UIKit

extension RunningApp {
  /// The size of the screen in columns and rows.
  package var screenSize: (columns: Int, rows: Int) {
    let (size, cell) = (application.screen.bounds.size, application.screen.cellSize)
    return (Int((size.width / cell.width).rounded()), Int((size.height / cell.height).rounded()))
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

  /// Sends the app to the background; false if it is there already.
  package func enterBackground() -> Bool {
    guard application.applicationState != .background else { return false }
    application.enterBackground()
    settle()
    return true
  }

  /// Brings the app back; false if it is in front already.
  package func enterForeground() -> Bool {
    guard application.applicationState == .background else { return false }
    application.enterForeground()
    settle()
    return true
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
