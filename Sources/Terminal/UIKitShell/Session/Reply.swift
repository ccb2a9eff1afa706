import LifecycleTrace
internal import TerminalCanvas

/// Everything one command led to, in the order in which it is shown: calls, screen, message.
public struct Reply: Sendable {
  /// The number of the command, from 1; 0 for an empty line.
  public var number = 0
  /// The name of the command; empty if there was none.
  public var command = ""
  /// The calls that the command caused, as `calls` lets them through.
  public var calls: [LifecycleEvent] = []
  /// The calls that `calls` leaves out, if it leaves out all of them and they are to be mentioned.
  package var hidden: HiddenCalls?
  /// How calls are written.
  package var logStyle = LogStyle.text
  /// What the app printed meanwhile.
  package var printed: [PrintedLine] = []
  /// The drawn screen, if it is to be shown.
  package var screen: [String]?
  /// What is shown before, one after the other, where there is time for it.
  package var frames: [ReplyFrame] = []
  /// The screen as a transcript has it, where a page is drawn in its place.
  package var transcriptScreen: [String]?
  /// Whole sentences, one a line.
  public var message: [String] = []
  /// What the command brought about in the app, beside its words.
  public var events: [CommandEvent] = []
  /// Why the command was refused.
  public var failure: ErrorBlock?
  /// The line as a transcript shows it.
  package var shownLine = ""
  /// The command in full words, as a recording writes it; nil if there was none.
  package var canonical: String?
  /// False if the command has no place in a recording.
  package var isRecorded = true
  /// A script that is to be run now, after `source`.
  package var script: Script?
  /// True if the command worked although `!` says that it must fail.
  package var workedAgainstMark = false
  /// True if the session ends here.
  package var isQuit = false
  /// True if everything on the terminal is to be wiped first.
  package var clearsScreen = false
  /// True if the lines that start with `| ` are lifecycle calls and stay as they are.
  package var isLog = false
  /// True if the line said with `!` that the command must fail.
  package var wasExpectedToFail = false
  /// Hints below a refusal.
  package var advice: [String] = []
  /// True for long lists that may be shown page by page.
  package var isLong = false
  /// True if the message is what was asked for, which may take the whole page.
  package var isText = false
  /// True if the message is what is said before the first prompt, which does not hide the first screen.
  package var isGreeting = false
  /// True if an empty line may repeat the command.
  package var isRepeatable = false

  /// An empty reply.
  package init() {}

  /// True if nothing was asked for but to see the screen.
  var isLook: Bool { command == Command.look.name && failure == nil }

  /// Whether the command was refused; the block is not copied for it, as a comparison with nil does.
  var isRefusal: Bool {
    if case .some = failure { true } else { false }
  }

  /// The calls and what was printed among them, in order.
  package var logLines: [LogLine] {
    LogLine.lines(calls: calls, printed: printed, hidden: hidden, style: logStyle)
  }
}

/// What is seen for a moment on the way to a reply: a frame of what moves, or a step of the app such as the
/// move of a bot.
package struct ReplyFrame: Sendable {
  /// The screen, drawn.
  let canvas: Canvas
  /// Whole sentences of a step, one a line; nil for what the reply itself says.
  var message: [String]?
  /// How long it is seen.
  let seconds: Double
}

/// A refusal in words, with the place at fault.
public struct ErrorBlock: Hashable, Sendable {
  /// One sentence without `error:`.
  public var message: String
  /// Lines below the first one, such as a difference.
  package var details: [String]
  /// The line at fault, if it is shown again.
  package var source: String?
  /// The columns under which carets stand.
  package var caret: Range<Int>

  /// A refusal without a place, and perhaps with further lines below it.
  package init(message: String, details: [String] = []) {
    self.message = message
    self.details = details
    caret = 0..<0
  }

  /// The words of a failure on a line.
  package init(_ failure: CommandFailure, line: CommandLine) {
    message = failure.problem.message
    details = failure.problem.details
    caret = 0..<0
    guard let range = failure.range, case let start = line.commandRange.lowerBound,
      let shown = Self.shownLine(line, failure)
    else { return }
    let before = line.slice(min(start, range.lowerBound)..<range.lowerBound)
    let width = max(1, line.slice(range).count)
    source = shown
    caret = before.count..<before.count + width
  }

  /// Only a line of several words is shown again; one word needs no caret.
  private static func shownLine(_ line: CommandLine, _ failure: CommandFailure) -> String? {
    if VisibleText.firstDangerous(in: line.source) != nil { return nil }
    if line.words.count > 1 { return line.commandText }
    guard line.words.count == 1, failure.range?.lowerBound != line.commandRange.lowerBound else {
      return nil
    }
    return line.slice(line.commandRange.lowerBound..<line.source.utf8.count)
  }

  /// The block as printed.
  package var lines: [String] {
    guard let source else { return ["error: " + message] + details.map { "    " + $0 } }
    let carets = String(repeating: "^", count: caret.count)
    return [
      "error: " + message, "  " + source,
      String(repeating: " ", count: caret.lowerBound + 2) + carets,
    ]
  }
}
