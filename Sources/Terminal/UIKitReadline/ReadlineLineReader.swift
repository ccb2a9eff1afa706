@preconcurrency import CUIKitReadline
import Dispatch
import Foundation
import Glibc
import UIKitShell

/// Reads lines with GNU Readline: editing, completion, history, the user's own key bindings.
///
/// While readline waits for a key the main run loop goes on, and with it timers and the main queue.
/// Only one reader can be at work, as readline itself is one. Never make one unless standard input
/// and output are both terminals.
@MainActor
package final class ReadlineLineReader: LineReader {
  let console: any Console
  let environment: ReadlineEnvironment
  /// Where typed lines are kept; nil if they are not, and once one could not be.
  private var history: HistoryFile?
  private var lastKept: String?
  private var inputSource: (any DispatchSourceRead)?
  private var watches: [AnyObject] = []
  /// True once Ctrl-C was pressed, until readline has given up the line.
  private(set) var isInterrupted = false
  /// Whether the line was empty then.
  private var wasLineEmpty = true
  /// True between Ctrl-Z and `fg`.
  var isSuspended = false
  /// What is typed, from where readline would read it.
  private(set) lazy var input = TerminalInput(of: fileno(rl_instream))
  /// Bytes of the last character that readline has not asked for yet.
  var typed: ArraySlice<UInt8> = []
  /// Makes whole characters of what is typed.
  var characters = WholeCharacters()
  /// Whether a tick had to wait until a search or a half-typed key is over.
  var owesTick = false
  /// The rest of a key that was split, which is dropped.
  var escapeTail = EscapeTail()
  /// The prompt that readline shows.
  var shownPrompt = ""
  /// The candidates that were offered last, for their list.
  var candidates: [Completion.Candidate] = []
  private(set) var handler: (any LineHandler)?
  private(set) var status: ExitStatus?

  /// A reader at the process's own terminal.
  ///
  /// - Parameters:
  ///   - console: where answers are written.
  ///   - history: where typed lines are kept; nil to keep none.
  ///   - environment: terminal size and signals.
  package init(
    console: any Console, history: HistoryFile?, environment: ReadlineEnvironment
  ) {
    self.console = console
    self.history = history
    self.environment = environment
  }

  package func run(_ handler: any LineHandler) -> ExitStatus {
    self.handler = handler
    ReadlineBridge.reader = self
    ReadlineBridge.configure(for: environment.programName, output: environment.output)
    loadHistory()
    // What is typed meanwhile, and what the terminal answers, would be echoed over the page.
    ReadlineBridge.takeTerminal()
    let greeting = handler.start()
    write(greeting)
    if greeting.isFinished { finish(with: greeting.status) }
    // Before the prompt, after which Ctrl-C may be pressed at once.
    watch()
    while status == nil { readOneLine() }
    unwatch()
    ReadlineBridge.reader = nil
    self.handler = nil
    return status ?? .success
  }

  /// Shows the prompt and reads one line.
  private func readOneLine() {
    shownPrompt = prompt
    let line = ReadlineBridge.readLine(prompt: shownPrompt)
    guard status == nil else { return }
    if isInterrupted {
      isInterrupted = false
      answer(.interrupt(lineWasEmpty: wasLineEmpty))
    } else {
      receive(line: line)
    }
  }

  /// True if readline is to give up the line that it reads.
  var isLeavingLine: Bool { isInterrupted || status != nil }

  /// The handler's prompt in readline's form.
  var prompt: String {
    ReadlinePrompt.make(
      handler?.prompt ?? "", isBold: environment.isBold && ReadlineBridge.wrapsLines)
  }

  /// Writes an answer and hands it to the system at once.
  func write(_ response: LineResponse) {
    // Readline writes through a buffer of its own; its part comes first.
    creadline_flush_output()
    console.write(Array(response.output.utf8))
    var response = response
    if let playback = response.playback {
      response = play(playback)
      console.write(Array(response.output.utf8))
    }
    if !response.errorOutput.isEmpty { console.writeError(Array(response.errorOutput.utf8)) }
    // The terminal is closed, so no further line can come.
    if !console.flush(), status == nil { finish(with: response.status) }
  }

  /// Shows frames in real time, until a key, which stays input, or a signal ends them.
  ///
  /// What is late is left out, and nothing is written that the terminal has no room for.
  ///
  /// - Returns: What they lead to, which is still to be written.
  func play(_ playback: Playback) -> LineResponse {
    let start = environment.now()
    var now = 0.0
    while let end = playback.end(ofFrameAt: now) {
      if environment.isWritable(), let text = playback.frame(at: now) {
        console.write(Array(text.utf8))
        guard console.flush() else { break }
      }
      if !typed.isEmpty || environment.pause(end - now) { break }
      now = max(end, environment.now() - start)
    }
    return playback.end()
  }

  /// Ends the loop; readline gives the terminal back before anything more is written.
  func finish(with status: ExitStatus) {
    guard self.status == nil else { return }
    ReadlineBridge.giveTerminalBack()
    self.status = status
  }

  /// Lets readline give up the line; the handler is notified once it has.
  func giveUpLine(wasEmpty: Bool) {
    isInterrupted = true
    wasLineEmpty = wasEmpty
  }

  /// Hands an input to the handler and writes what it says.
  func answer(_ input: LineInput) {
    guard let response = handler?.receive(input) else { return }
    if response.isFinished { finish(with: response.status) }
    write(response)
  }

  // MARK: - Lines

  /// A line that was entered, nil for the end of input.
  func receive(line: String?) {
    guard let handler else { return }
    if let line {
      keep(line, in: handler)
    } else {
      // The prompt's line is still open.
      console.write([UInt8(ascii: "\n")])
    }
    answer(line.map(LineInput.line) ?? .endOfInput)
  }

  private func keep(_ input: String, in handler: any LineHandler) {
    for line in HistoryFile.worthKeeping(input, after: lastKept)
    where handler.keepsInHistory(line) {
      add_history(line)
      lastKept = line
      if let problem = history?.append(line) {
        history = nil
        environment.warn("\(problem); what is typed from here on is not kept")
      }
    }
  }

  private func loadHistory() {
    stifle_history(Int32(HistoryFile.limit))
    for line in history?.earlier ?? [] {
      add_history(line)
      lastKept = line
    }
  }

  // MARK: - Events

  private func watch() {
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    // It only wakes the run loop: readline asks for the byte itself.
    input.setEventHandler {}
    input.resume()
    inputSource = input
    watches = [
      environment.watch(SIGINT) { [unowned self] in interrupt() },
      environment.watch(SIGWINCH) { [unowned self] in resize() },
      environment.watch(SIGTSTP) { [unowned self] in suspend() },
      environment.watch(SIGCONT) { [unowned self] in resume() },
      environment.watch(SIGTERM) { [unowned self] in terminate(SIGTERM) },
      environment.watch(SIGHUP) { [unowned self] in terminate(SIGHUP) },
    ]
  }

  private func unwatch() {
    inputSource?.cancel()
    watches = []
  }
}
