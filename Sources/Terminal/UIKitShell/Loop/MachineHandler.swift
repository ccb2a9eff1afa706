/// The bots' protocol: every line gets exactly one reply, ended by an empty line.
///
/// `=id text` for success, `?id message` for a refusal; the id is the number in front of the line.
/// No prompt, no echo, no drawing.
///
/// Source: SHELL.md "Machine mode", after the Go Text Protocol, version 2.
@MainActor
package final class MachineHandler: LineHandler {
  /// The version of the protocol.
  package static let protocolVersion = "1"

  private let interpreter: Interpreter
  private var session: ShellSession { interpreter.session }
  /// What the session comes to, unless something else ends it.
  private var status = ExitStatus.success

  /// A protocol session.
  package init(session: ShellSession) {
    interpreter = Interpreter(session: session)
  }

  package var prompt: String { "" }

  package func start() -> LineResponse { LineResponse() }

  package func receive(_ input: LineInput) -> LineResponse {
    switch input {
    case .line(let text): return line(text)
    case .endOfInput: return end(status: status)
    case .interrupt: return end(status: .interrupted)
    case .terminate(let signal): return end(status: .signal(signal))
    case .resize, .redraw, .suspend, .resume, .key, .function, .mouse, .reply, .tick:
      return LineResponse()
    }
  }

  package func completions(of line: String, cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }

  package func keepsInHistory(_ line: String) -> Bool { false }

  private func end(status: ExitStatus) -> LineResponse {
    session.app.terminate()
    return LineResponse(isFinished: true, status: status)
  }

  private func line(_ text: String) -> LineResponse {
    let (id, command) = Self.split(text)
    guard !command.isEmpty, command.first != "#" else { return LineResponse() }
    let words = command.split(separator: " ")
    switch words[0].lowercased() {
    case "list-commands":
      return success(id, session.offeredCommands.map(\.name) + Self.ownCommands)
    case "known-command":
      return success(id, ["\(words.count > 1 && isKnown(String(words[1])))"])
    case "protocol-version": return success(id, [Self.protocolVersion])
    default: return run(command, id: id)
    }
  }

  private static let ownCommands = ["list-commands", "known-command", "protocol-version"]

  private func isKnown(_ word: String) -> Bool {
    if Self.ownCommands.contains(word.lowercased()) { return true }
    guard let command = session.catalog.command(for: word) else { return false }
    return (try? session.requirePlace(of: command)) != nil
  }

  private func run(_ command: String, id: String) -> LineResponse {
    let reply = interpreter.run(command, as: .script)
    var response = answer(reply, id: id)
    for problem in session.recordings.write(reply) {
      status = .outputFailed
      response.errorOutput += "\(session.catalog.programName): \(VisibleText.make(problem))\n"
    }
    response.status = status
    return response
  }

  private func answer(_ reply: Reply, id: String) -> LineResponse {
    if let failure = reply.failure, !reply.wasExpectedToFail {
      return LineResponse(output: "?\(id) \(failure.message)\n\n")
    }
    if reply.script != nil {
      return LineResponse(output: "?\(id) source does not work here: send its lines\n\n")
    }
    var response = success(id, reply.message.map(VisibleText.make))
    if reply.isQuit {
      session.app.terminate()
      response.isFinished = true
    }
    return response
  }

  /// A reply never holds an empty line, which would end it.
  private func success(_ id: String, _ lines: [String]) -> LineResponse {
    let text = lines.map { $0.isEmpty ? " " : $0 }.joined(separator: "\n")
    return LineResponse(output: "=\(id)\(text.isEmpty ? "" : " ")\(text)\n\n")
  }

  /// The number in front of a line, and the rest.
  private static func split(_ text: String) -> (id: String, command: String) {
    let line = text.drop { $0 == " " || $0 == "\t" }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    // A number alone presses; a number with a command after it is an id.
    guard !digits.isEmpty, digits.count <= 18, let next = rest.first, next == " " || next == "\t"
    else { return ("", trimmed(line)) }
    return (String(digits), trimmed(rest))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}
