/// Where lines come from: readline at a terminal, plain reading elsewhere, an array in tests.
///
/// The reader is told the prompt and the completer; it hands each input to `receive` until the
/// answer says that the session is finished. Implementations own the event loop.
@MainActor
package protocol LineReader: AnyObject {
  /// Reads until the session is finished and returns its exit status.
  func run(_ handler: any LineHandler) -> ExitStatus
}

/// What a line reader drives: a prompt, and an answer for each input.
@MainActor
package protocol LineHandler: AnyObject {
  /// The prompt as plain text; the reader adds its own marks around it.
  var prompt: String { get }
  /// What is printed before the first prompt.
  func start() -> LineResponse
  /// Runs one input to its end.
  func receive(_ input: LineInput) -> LineResponse
  /// Candidates for the word that ends at the cursor.
  func completions(of line: String, cursor: Int) -> Completion
  /// True if the line may go into the history file.
  func keepsInHistory(_ line: String) -> Bool
  /// Seconds until something of the app is due that time alone brings; nil if nothing is.
  var secondsUntilDue: Double? { get }
  /// True if a key answers without Enter, typed on an empty line.
  func isAnswer(key: UInt8) -> Bool
  /// True if a key that is pressed on an empty line is for the cursor on the screen.
  func takes(_ key: CursorKey) -> Bool
  /// True if a function key, F1 being 1, does something, whatever has been typed.
  func takes(function number: Int) -> Bool
  /// The function key that a letter on an empty line stands for; nil if the letter is typed.
  func functionKey(forLetter letter: Character) -> Int?
  /// True while the cursor is on the screen.
  var showsCursor: Bool { get }
  /// True while the terminal reports the mouse.
  var reportsMouse: Bool { get }
  /// True while the terminal has been asked and has not answered.
  var awaitsReply: Bool { get }
}

extension LineHandler {
  /// Nothing is.
  package var secondsUntilDue: Double? { nil }
  /// No key does.
  package func isAnswer(key: UInt8) -> Bool { false }
  /// None.
  package func takes(_ key: CursorKey) -> Bool { false }
  /// None does.
  package func takes(function number: Int) -> Bool { false }
  /// None does.
  package func functionKey(forLetter letter: Character) -> Int? { nil }
  /// No.
  package var showsCursor: Bool { false }
  /// No.
  package var reportsMouse: Bool { false }
  /// No.
  package var awaitsReply: Bool { false }
}

/// What one input led to: text to write, and whether the loop ends.
package struct LineResponse: Sendable {
  /// Text for standard output, whole lines, or the bytes of a redrawn page.
  package var output: String
  /// What is written after the output, each part shown for some time, and then what that leads to.
  package var playback: Playback?
  /// True if the output leaves the cursor where it was, and what is being typed as it is.
  package var leavesLine = false
  /// Text for standard error, whole lines.
  package var errorOutput: String
  /// True when no further line is to be read.
  package var isFinished: Bool
  /// The status to end with once finished.
  package var status: ExitStatus

  /// A response that prints `output`; empty means that there is nothing to print.
  package init(
    output: String = "", errorOutput: String = "", isFinished: Bool = false,
    status: ExitStatus = .success
  ) {
    self.output = output
    self.errorOutput = errorOutput
    self.isFinished = isFinished
    self.status = status
  }

  /// The response with the end of the playback in place of its frames.
  @MainActor package var withoutFrames: LineResponse {
    guard let playback else { return self }
    var end = playback.end()
    end.output = output + end.output
    return end
  }
}
