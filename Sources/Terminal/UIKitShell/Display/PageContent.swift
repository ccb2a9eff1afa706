package import TerminalCanvas

/// What one page shows, from the top.
package struct PageContent: Sendable {
  /// The app's window, drawn.
  package var screen: Canvas
  /// What the last command said: sentences, or the lines of a refusal.
  package var message: [String]
  /// The log as `log` prints it, oldest first; empty where it is not wanted beside the board.
  package var log: [String]

  /// The content of a page.
  package init(screen: Canvas, message: [String] = [], log: [String] = []) {
    self.screen = screen
    self.message = message
    self.log = log
  }
}
