import LifecycleTrace
import UIKit

/// Runs one line at a time on a session: lexer, catalogue, command, turn queue, reply.
///
/// The prompt, the script runner, the bots' protocol and `source` are drivers of this one type.
@MainActor
package final class Interpreter {
  /// How strictly first words are read.
  package enum Strictness: Hashable, Sendable {
    /// A person types: unique prefixes are enough.
    case typed
    /// A script: full words and documented short forms only.
    case script
  }

  /// The session the lines work on.
  package let session: ShellSession

  /// An interpreter of lines for a session.
  package init(session: ShellSession) {
    self.session = session
  }

  /// Runs a line to its end; whatever happens is in the reply.
  ///
  /// While something takes text the line is typed into it, unless a colon makes it a command.
  package func run(_ source: String, as strictness: Strictness) -> Reply {
    guard session.app.isTextExpected else { return runCommand(source, as: strictness) }
    let command = Self.command(behindColonOf: source)
    var reply = command.map { runCommand($0, as: strictness) } ?? type(source)
    if command != nil { reply.shownLine = source }
    // What was said to a text input is said to it again.
    reply.canonical = reply.canonical.map { ":" + $0 }
    return reply
  }

  /// Types a line as it is; an empty one is the return key.
  private func type(_ source: String) -> Reply {
    var reply = Reply()
    reply.shownLine = source
    let start = "type ".utf8.count
    var line = CommandLine(source: "type " + source, words: [Word(text: "type", range: 0..<4)])
    if !source.isEmpty {
      line.words.append(
        Word(text: source, range: start..<start + source.utf8.count, isQuoted: true))
    }
    do throws(CommandFailure) {
      try CommandLexer.requirePlainText(line.source)
      run(line, as: .script, into: &reply)
    } catch {
      refuse(line, error, in: &reply)
    }
    return reply
  }

  /// The text after the colon that makes a line a command; nil for a line that is typed.
  static func command(behindColonOf line: some StringProtocol) -> String? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.first == ":" else { return nil }
    return String(line.dropFirst().drop { $0 == " " || $0 == "\t" })
  }

  private func runCommand(_ source: String, as strictness: Strictness) -> Reply {
    // The reply is filled in place: copying it costs as much as the move of a game.
    var reply = Reply()
    runCommand(source, as: strictness, into: &reply)
    let requests = session.takeRequests()
    if !requests.isEmpty { run(requests, into: &reply) }
    return reply
  }

  /// Runs what screens asked for during a command; what comes of it belongs to that command.
  ///
  /// A request during one of these is dropped: no screen can keep the prompt away.
  private func run(_ requests: [CommandRequest], into reply: inout Reply) {
    for request in requests {
      guard !request.line.isEmpty else {
        reply.isRecorded = false
        continue
      }
      var next = Reply()
      runCommand(request.line, as: .script, into: &next)
      next.shownLine = reply.shownLine
      next.calls = reply.calls + next.calls
      next.printed = reply.printed + next.printed
      next.frames = reply.frames + next.frames
      next.events = reply.events + next.events
      if !request.replacesPress { next.canonical = reply.canonical }
      next.isRecorded = reply.isRecorded && next.isRecorded
      reply = next
    }
    _ = session.takeRequests()
  }

  private func runCommand(
    _ source: String, as strictness: Strictness, into reply: inout Reply
  ) {
    do throws(CommandFailure) {
      let line = try CommandLexer.lex(source)
      reply.shownLine = line.shownText
      if !line.words.isEmpty { run(line, as: strictness, into: &reply) }
    } catch {
      var line = CommandLine(source: source)
      line.mustFail = source.utf8.first == UInt8(ascii: "!")
      reply.shownLine = source
      refuse(line, error, in: &reply)
    }
  }

  /// Runs a line together with the lines of the block that it opens.
  package func run(_ source: String, block: [String], as strictness: Strictness) -> Reply {
    let isTextExpected = session.app.isTextExpected
    let command = isTextExpected ? Self.command(behindColonOf: source) : source
    guard let command, var line = try? CommandLexer.lex(command) else {
      return run(source, as: strictness)
    }
    line.block = block
    var reply = Reply()
    reply.shownLine = isTextExpected ? source : line.shownText
    run(line, as: strictness, into: &reply)
    if isTextExpected { reply.canonical = reply.canonical.map { ":" + $0 } }
    return reply
  }

  private func run(_ line: CommandLine, as strictness: Strictness, into reply: inout Reply) {
    let invocation: Invocation
    do throws(CommandFailure) {
      invocation = try resolve(line, as: strictness)
      if invocation.command.needsFinger { try session.navigator.requireFinger() }
    } catch {
      return refuse(line, error, in: &reply)
    }
    if invocation.command.isCheck {
      check(line, invocation, into: &reply)
    } else {
      execute(line, invocation, into: &reply)
    }
    guard line.mustFail else { return }
    reply.wasExpectedToFail = reply.failure != nil
    if reply.failure == nil {
      reply.failure = ErrorBlock(
        message: CommandProblem.workedAgainstMark(line.commandText).message)
      reply.workedAgainstMark = true
    }
  }

  /// A command with the place where its arguments start.
  private struct Invocation {
    var command: Command
    var argumentsStart: Int
  }

  private func resolve(
    _ line: CommandLine, as strictness: Strictness
  ) throws(CommandFailure) -> Invocation {
    let command: Command
    if let named = session.catalog.command(for: line.words[0].text) {
      command = named
    } else if let meant = meaning(of: line.words[0]) {
      return Invocation(command: meant, argumentsStart: 0)
    } else {
      command = try commandByPrefix(in: line, as: strictness)
    }
    try session.requirePlace(of: command)
    if let tag = line.blockTag {
      guard command.takesBlock else {
        throw CommandFailure(.unexpectedBlock(command: command.name))
      }
      if line.block == nil { throw CommandFailure(.blockInScriptsOnly(tag: tag)) }
    }
    return Invocation(command: command, argumentsStart: 1)
  }

  /// The command that a word is an argument of, as `b2` alone is a flip; nil in quotes, where it is none.
  private func meaning(of word: Word) -> Command? {
    word.isQuoted ? nil : session.catalog.command(forBareWord: word.text)
  }

  /// The only command that begins with the first word of a line.
  private func commandByPrefix(
    in line: CommandLine, as strictness: Strictness
  ) throws(CommandFailure) -> Command {
    let first = line.words[0]
    let meant = try session.catalog.resolve(first, acceptsPrefixes: strictness == .typed)
    // The first word needs no caret: there is nothing before it to look past.
    guard let meant else {
      throw CommandFailure(session.problem(withUnknown: first.text, in: line))
    }
    return meant
  }

  private func execute(_ line: CommandLine, _ invocation: Invocation, into reply: inout Reply) {
    let command = invocation.command
    var canonical = canonicalText(line, invocation)
    let before = session.beginCommand(canonical)
    reply.number = before.number
    reply.command = command.name
    reply.isRepeatable = command.repeatsOnEnter
    var arguments = ArgumentReader(
      line: line, command: command.name, usage: command.usage, from: invocation.argumentsStart)
    var yieldsToNotices = false
    let isWatched = session.beginFrames()
    do throws(CommandFailure) {
      let outcome = try command.action(&arguments, session)
      session.settle()
      if let explicit = outcome.canonical { canonical = explicit }
      reply.isRecorded = outcome.isRecorded && command.place != .terminalOnly
      reply.message = outcome.message
      if session.environment.mode == .typed, let comment = line.clingingComment {
        reply.message.append(Self.remark(on: comment, meant: outcome.meaningOfComment))
      }
      reply.isQuit = outcome.isQuit
      reply.isLong = outcome.isLong
      reply.isText = outcome.isLong || (command.answers && outcome.drawing == .ifScreenChanged)
      reply.isLog = outcome.isLog
      if let script = outcome.script { reply.script = script }
      reply.clearsScreen = outcome.clearsScreen
      let output = session.output
      reply.screen = output.screenToDraw(after: outcome.drawing, since: before)
      if session.recordings.transcriptPath != nil {
        reply.transcriptScreen = output.screenForTranscript(
          after: outcome.drawing, since: before)
      }
      if outcome.namesScreen, output.displayMode == .plain, reply.screen != nil {
        reply.message = []
      }
      yieldsToNotices = outcome.yieldsToNotices
    } catch {
      session.settle()
      reply.isRecorded = error.isRecorded
      reply.failure = ErrorBlock(error, line: line)
      reply.screen = session.output.screenToDraw(after: .ifScreenChanged, since: before)
    }
    if isWatched { reply.frames = session.takeFrames() }
    session.app.doctor.examine()
    let notices = session.takeNotices()
    if !notices.isEmpty { reply.message = (yieldsToNotices ? [] : reply.message) + notices }
    reply.events = session.takeEvents()
    session.output.addCalls(to: &reply, since: before)
    reply.printed = session.app.takePrinted()
    reply.canonical = line.mustFail || reply.failure != nil ? "! " + canonical : canonical
    session.endCommand(reply, since: before)
  }

  /// What a person is told who may have meant a comment as an argument; in scripts it is a comment.
  private static func remark(on comment: String, meant: String?) -> String {
    let remark = "Left out: \(comment), since # after a blank begins a comment."
    return meant.map { "\(remark) Did you mean \($0)?" } ?? remark
  }

  /// Expectations look at the last command and are none themselves.
  private func check(_ line: CommandLine, _ invocation: Invocation, into reply: inout Reply) {
    reply.canonical = canonicalText(line, invocation)
    var arguments = ArgumentReader(
      line: line, command: invocation.command.name, usage: invocation.command.usage)
    do throws(CommandFailure) {
      reply.message = try invocation.command.action(&arguments, session).message
    } catch {
      reply.failure = ErrorBlock(error, line: line)
    }
  }

  private func canonicalText(_ line: CommandLine, _ invocation: Invocation) -> String {
    let name = invocation.command.name
    if invocation.argumentsStart == 1 {
      if line.words.count == 1 { return name }
      if line.words[0].text == name { return line.commandText }
      return name + " " + line.text(afterWord: 0)
    }
    return name + " " + line.commandText
  }

  private func refuse(_ line: CommandLine, _ failure: CommandFailure, in reply: inout Reply) {
    let text = line.words.isEmpty ? VisibleText.make(line.source) : line.commandText
    let before = session.beginCommand(text)
    reply.number = before.number
    reply.failure = ErrorBlock(failure, line: line)
    reply.wasExpectedToFail = line.mustFail
    reply.canonical = "! " + text
    reply.printed = session.app.takePrinted()
    session.endCommand(reply, since: before)
  }
}
