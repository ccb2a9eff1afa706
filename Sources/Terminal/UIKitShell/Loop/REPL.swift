import UIKit

/// The driver for a person at a terminal: takes one input, answers with what to print.
///
/// Push style: the line reader owns the event loop. What is printed depends on the display
/// mode: a page redrawn in place, lines that scroll, or sentences.
@MainActor
package final class REPL: LineHandler {
  /// What the root found out and a person asked for.
  package struct Options: Sendable {
    /// The terminal's size.
    package var size: ScreenSize
    /// The app's screen where its size was asked for, as of a device; nil where it follows the terminal.
    package var screen: ScreenSize?
    /// What the terminal can do besides printing lines.
    package var control: ScreenControl
    /// What decides about colour.
    package var colors: ColorDecision
    /// True if the terminal shows UTF-8.
    package var isUTF8: Bool
    /// True if signs may be two columns wide here that are one column wide elsewhere.
    package var isWidthAmbiguous = false
    /// The light of the terminal's background by what the environment says, 0 through 1; nil if it does not.
    package var backgroundLuminance: Double?
    /// True if the terminal is asked for its background.
    package var asksForBackground = false
    /// True if the way to the terminal is fast enough for frames of what moves.
    package var allowsMotion = false
    /// True the very first time, when nothing of the program is on the disk yet.
    package var isFirstStart: Bool
    /// True if lines are echoed, because the person's terminal does not show them in the output.
    package var echoesLines: Bool
    /// The program's version, for the first line.
    package var version: String

    /// Options from their parts.
    package init(
      size: ScreenSize = .standard, control: ScreenControl = .none,
      colors: ColorDecision = ColorDecision(), isUTF8: Bool = false, isFirstStart: Bool = false,
      echoesLines: Bool = false, version: String = "1.0"
    ) {
      self.size = size
      self.control = control
      self.colors = colors
      self.isUTF8 = isUTF8
      self.isFirstStart = isFirstStart
      self.echoesLines = echoesLines
      self.version = version
    }
  }

  /// The session the person works on.
  package let session: ShellSession
  let options: Options
  let interpreter: Interpreter
  var presenter: ReplyPresenter
  private var failuresInARow = 0
  private var interruptsInARow = 0
  private var repeatable: String?
  private var isFinished = false
  /// The mouse's button while it is down.
  var pressed: MousePress?
  /// What is shown frame by frame.
  var pausedMotion = PausedMotion()
  /// Whether arrow keys have scrolled the screen since the last line.
  var scrollsByKeys = false
  /// What is to be said once when lines scroll.
  private var scrollingNotice: String?
  /// What had no room in the greeting of a page, and is said once there is some.
  private var hintsToCome: [String] = []
  /// Whether the terminal has been asked and has not answered.
  package internal(set) var awaitsReply = false
  /// The settings that are kept already.
  var keptSettings: Settings
  /// The printed lines that are shown above the prompt while it waits.
  private static let printedNotices = 5

  /// A driver of a session.
  package init(session: ShellSession, options: Options) {
    self.session = session
    self.options = options
    session.output.showsUTF8 = options.isUTF8
    session.output.isWidthAmbiguous = options.isWidthAmbiguous
    session.output.backgroundLuminance = options.backgroundLuminance
    session.output.automaticMotion = options.allowsMotion ? .full : .reduced
    interpreter = Interpreter(session: session)
    keptSettings = session.allSettings
    presenter = ReplyPresenter(session: session, options: options)
  }

  /// Where one is; while a long text waits, nothing.
  package var prompt: String {
    if presenter.hasMore { return "" }
    let input = session.app.isTextExpected ? session.app.textInputName : nil
    return Prompt.make(path: session.navigator.path, typingInto: input, columns: presenter.columns)
  }

  /// The first lines: what this is, and how to begin.
  package func start() -> LineResponse {
    var reply = Reply()
    reply.isGreeting = true
    reply.calls = session.output.callsOfLaunch()
    reply.printed = session.app.takePrinted()
    let greeting = session.greeting(version: options.version)
    scrollingNotice = greeting.scrollingNotice
    reply.message = greeting.lines(
      in: session, for: presenter, isFirstStart: options.isFirstStart)
    hintsToCome = presenter.keyHints.filter { !reply.message.contains($0) }
    reply.message += scrollingNoticeIfDue()
    reply.screen = presenter.mode == .scroll ? session.output.drawnLines() : nil
    if presenter.mode == .page, session.delegates.contains(where: \.showsFocusAtStart) {
      showCursor()
    }
    awaitsReply = options.asksForBackground && presenter.mode == .page
    // Once, without waiting: the answer comes among the keys.
    return LineResponse(output: presenter.show(reply) + (awaitsReply ? TerminalReply.question : ""))
  }

  /// Shows the cursor, which what the app does then is attributed to.
  func showCursor() {
    session.causes.attribute(to: "(cursor)") {
      _ = session.app.focus.show()
      session.settle()
    }
  }

  /// Runs one input to its end.
  package func receive(_ input: LineInput) -> LineResponse {
    if case .line(let text) = input { presenter.typed(columns: prompt.count + text.count) }
    if let response = pausedMotion.answer(input) { return response }
    switch input {
    case .line(let text): return line(text)
    case .interrupt(let lineWasEmpty): return interrupt(lineWasEmpty: lineWasEmpty)
    case .endOfInput: return finish()
    case .resize(let columns, let rows): return resize(ScreenSize(columns: columns, rows: rows))
    case .redraw: return redraw()
    case .suspend: return suspend()
    case .resume: return resume()
    case .terminate(let signal): return terminate(signal)
    case .key(let key): return self.key(key)
    case .function(let number): return function(number)
    case .mouse(let event): return mouse(event)
    case .reply(let reply): return take(reply)
    case .tick(let typed): return tick(typed: typed)
    }
  }

  /// Candidates for the word that ends at the cursor.
  package func completions(of line: String, cursor: Int) -> Completion {
    let completion = Completer(session: session).complete(line, cursor: cursor)
    // A list of several is printed over the page.
    if completion.candidates.count > 1 { presenter.screenWasChanged() }
    return completion
  }

  /// Seconds until something is to be done without a line.
  package var secondsUntilDue: Double? { session.secondsUntilDue }

  /// While a part of a long text waits, `q` stops it.
  package func isAnswer(key: UInt8) -> Bool {
    presenter.hasMore && Pager.Answer(String(UnicodeScalar(key))) == .stop
  }

  /// Lines with a blank in front, and empty ones, stay out of the history file.
  ///
  /// Texts that an app takes are its own affair, and may be secret.
  package func keepsInHistory(_ line: String) -> Bool {
    if session.app.isTextExpected, Interpreter.command(behindColonOf: line) == nil { return false }
    guard let first = line.utf8.first else { return false }
    return !CommandLexer.isBlank(first)
  }

  // MARK: Lines

  private func line(_ text: String) -> LineResponse {
    interruptsInARow = 0
    scrollsByKeys = false
    let isBlank = text.allSatisfy { $0 == " " || $0 == "\t" }
    if !isBlank, !session.app.isTextExpected { session.app.focus.hide() }
    // A paste stands on the page line below line.
    if text.contains(where: \.isNewline) { presenter.screenWasChanged() }
    if presenter.hasMore {
      let (output, command) = presenter.answer(text)
      guard let command else { return LineResponse(output: output) }
      return run(lines: [command], output: output)
    }
    // A bracketed paste is one string with newlines in it.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return run(lines: lines.map(String.init), output: presenter.showCallsMeanwhile())
  }

  /// Runs lines in order and stops at the first that fails.
  private func run(lines: [String], output: String) -> LineResponse {
    guard lines.count > 1 else {
      var response = run(lines.first ?? "", block: nil, echo: false, before: 0).response
      response.output = output + response.output
      return response
    }
    var output = output
    var next = 0
    while next < lines.count {
      let (index, line) = (next, lines[next])
      let block = CommandLexer.block(openedBy: line, in: lines[(index + 1)...])
      next += 1 + (block.map { $0.count + 1 } ?? 0)
      if line.isEmpty { continue }
      let rest = lines[next...].count { !$0.isEmpty }
      let (response, hasFailed) = run(line, block: block, echo: index > 0, before: rest)
      output += response.withoutFrames.output
      if isFinished { return LineResponse(output: output, isFinished: true) }
      if hasFailed { break }
    }
    return LineResponse(output: output)
  }

  /// Runs one line, with the block that was pasted below it; `rest` pasted lines wait behind it.
  private func run(
    _ source: String, block: [String]?, echo: Bool, before rest: Int
  ) -> (response: LineResponse, hasFailed: Bool) {
    var source = source
    if session.app.isTextExpected {
      if keepsInHistory(source) { session.state(LineHistory.self).add(source) }
    } else if source.allSatisfy({ $0 == " " || $0 == "\t" }) {
      guard let again = repeatable, session.settings.repeats else {
        return (LineResponse(output: presenter.showScreen()), false)
      }
      source = again
    } else {
      session.state(LineHistory.self).add(source)
    }
    var reply =
      block.map { interpreter.run(source, block: $0, as: .typed) }
      ?? interpreter.run(source, as: .typed)
    repeatable = reply.isRepeatable && reply.failure == nil ? source : nil
    let hasFailed = note(&reply)
    if hasFailed, rest > 0 {
      reply.advice.append(
        rest == 1 ? "(1 pasted line was not run)" : "(\(rest) pasted lines were not run)")
    }
    complete(&reply)
    if reply.isQuit { return (quit(reply), false) }
    return (response(to: reply, echo: echo ? source : nil), hasFailed)
  }

  /// What is written for the last reply.
  func quit(_ reply: Reply) -> LineResponse {
    isFinished = true
    return LineResponse(output: presenter.show(reply) + farewell(), isFinished: true)
  }

  /// Does what a reply asks for, and adds what is said after it.
  func complete(_ reply: inout Reply) {
    keepSettings(into: &reply)
    if let script = reply.script {
      ScriptExecution.run(script, on: session, into: &reply)
      // What a script sets is a part of its own run.
      keptSettings = session.allSettings
    }
    for delegate in session.delegates {
      let remarks = delegate.remarks(on: reply, in: session)
      // What is wrong is said first.
      if reply.failure == nil { reply.message += remarks } else { reply.advice += remarks }
    }
    if !reply.isQuit {
      reply.message += scrollingNoticeIfDue()
      addHints(to: &reply)
    }
    reply.message += session.recordings.write(reply)
    // The terminal's affair, which a recording has no part in.
    if !reply.isQuit { reply.message += presenter.viewportNotice() }
  }

  /// Counts refusals; three in a row are answered with the way to help.
  private func note(_ reply: inout Reply) -> Bool {
    guard reply.failure != nil, !reply.wasExpectedToFail else {
      if reply.number > 0 { failuresInARow = 0 }
      return false
    }
    failuresInARow += 1
    if failuresInARow == 3, session.settings.tips {
      let more = session.catalog.examples.advice.map { ", or \($0)" } ?? ""
      reply.advice.append("Type help\(more).")
      failuresInARow = 0
    }
    return true
  }

  /// What is to be said now that lines scroll; nothing elsewhere, or if it was said.
  private func scrollingNoticeIfDue() -> [String] {
    guard presenter.mode == .scroll, let notice = scrollingNotice else { return [] }
    scrollingNotice = nil
    return [notice]
  }

  /// Adds what had no room in the greeting, as far as it has some below this screen.
  private func addHints(to reply: inout Reply) {
    guard !hintsToCome.isEmpty, reply.failure == nil else { return }
    hintsToCome = hintsToCome.filter(presenter.keyHints.contains)
    let said = reply.message
    reply.message = presenter.fitting(said, thenPerhaps: hintsToCome)
    let added = reply.message.dropFirst(said.count)
    hintsToCome.removeAll(where: added.contains)
  }

  // MARK: Other inputs

  private func interrupt(lineWasEmpty: Bool) -> LineResponse {
    interruptsInARow = lineWasEmpty ? interruptsInARow + 1 : 0
    presenter.screenWasChanged()
    guard interruptsInARow >= 2 else { return LineResponse(output: presenter.afterInterrupt()) }
    interruptsInARow = 0
    return LineResponse(output: presenter.say(["(to leave, type quit or press Ctrl-D)"]))
  }

  private func finish() -> LineResponse {
    isFinished = true
    return LineResponse(output: farewell(), isFinished: true)
  }

  private func farewell() -> String {
    session.causes.attribute(to: "(end)") { session.app.terminate() }
    return presenter.leave()
  }

  private func resize(_ size: ScreenSize) -> LineResponse {
    LineResponse(output: presenter.resize(to: size) + presenter.showCallsMeanwhile())
  }

  private func redraw() -> LineResponse {
    presenter.screenWasChanged()
    return LineResponse(output: presenter.redraw())
  }

  private func suspend() -> LineResponse {
    if let lines = session.causes.attribute(to: "(Ctrl-Z)", { session.app.enterBackground() }) {
      session.recordings.writeEvent("background", saying: lines)
    }
    return LineResponse(output: presenter.suspend())
  }

  private func resume() -> LineResponse {
    if let lines = session.causes.attribute(to: "(fg)", { session.app.enterForeground() }) {
      session.recordings.writeEvent("foreground", saying: lines)
    }
    return LineResponse(output: presenter.resume())
  }

  private func terminate(_ signal: Int32) -> LineResponse {
    isFinished = true
    return LineResponse(output: farewell(), isFinished: true, status: .signal(signal))
  }

  private func tick(typed: Int) -> LineResponse {
    presenter.typed(columns: prompt.count + typed)
    return watching(session.causes.passRealTime) { [self] in meanwhile() }
  }

  /// What is said and shown that came without a line.
  private func meanwhile() -> LineResponse {
    let calls = presenter.showCallsMeanwhile()
    let notices =
      session.app.takePrinted().suffix(Self.printedNotices).map(\.text)
      + session.takeNotices(isIdle: true)
    return presenter.tell(notices, after: calls)
  }
}
