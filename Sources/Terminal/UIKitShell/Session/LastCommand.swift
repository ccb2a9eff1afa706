import LifecycleTrace

/// What stood before a command began.
package struct CommandStart: Sendable {
  /// The command's number, from 1.
  package var number: Int
  /// The sequence number of the first event to come.
  package var sequence: Int
  /// Who was in front.
  package var screen: ObjectIdentifier?
}

/// What the last command did, as far as expectations ask.
package struct LastCommand: Sendable {
  /// Where its events begin and end, by sequence number.
  package var events = 0..<0
  /// The lines it drew, if any.
  package var screen: [String] = []
  /// What it said.
  package var message: [String] = []
  /// Why it was refused.
  package var failure: ErrorBlock?
  /// The calls that were printed, what is said of hidden ones, and how calls are written.
  package var printedCalls: [LifecycleEvent] = []
  package var hidden: HiddenCalls?
  package var logStyle = LogStyle.text
  /// What the app printed meanwhile.
  package var printed: [PrintedLine] = []

  /// Nothing was done yet.
  package init() {}

  /// Whether it was refused; the block is not copied for it, as a comparison with nil does.
  var isRefusal: Bool {
    if case .some = failure { true } else { false }
  }

  /// Everything that was printed but the command's own line.
  package var outputLines: [String] {
    LogLine.lines(calls: printedCalls, printed: printed, hidden: hidden, style: logStyle)
      .map(\.text) + drawnLines
  }

  /// What was printed, drawn and said.
  package var textLines: [String] { printed.map(\.text) + drawnLines }

  private var drawnLines: [String] { screen + message + (failure?.lines ?? []) }
}
