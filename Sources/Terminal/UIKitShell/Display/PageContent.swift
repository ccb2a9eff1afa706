package import TerminalCanvas

/// What one page shows, from the top.
package struct PageContent: Sendable {
  /// What the lines of a message are.
  package enum MessageKind: Hashable, Sendable {
    /// What happened: a long one is shortened at its beginning.
    case event
    /// What is said before the first prompt: a long one is shortened at its end and hides nothing of the screen.
    case greeting
    /// A refusal, which says first what is wrong: a long one is shortened at its end.
    case refusal
    /// What was asked for: a long one takes the page, in parts, until it was read.
    case text
  }

  /// The app's window, drawn.
  package var screen: Canvas
  /// What the last command said: sentences, or the lines of a refusal.
  package var message: [String]
  /// What the lines of the message are.
  package var kind: MessageKind
  /// The log as `log` prints it, oldest first; empty where it is not wanted beside the board.
  package var log: [String]
  /// Where the log stands.
  package var callRoom: CallRoom

  /// Whether the message leaves the screen all rows, because a person went to one that it covered.
  package var leavesScreen = false

  /// The content of a page.
  package init(
    screen: Canvas, message: [String] = [], kind: MessageKind = .event, log: [String] = [],
    callRoom: CallRoom = .anywhere
  ) {
    self.screen = screen
    self.message = message
    self.kind = kind
    self.log = log
    self.callRoom = callRoom
  }
}
