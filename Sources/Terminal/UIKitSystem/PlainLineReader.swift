import Glibc
import UIKitShell

/// Reads lines without editing, where readline must not be called: a pipe on one side or both.
///
/// Each line's answer is written out before the next line is read, so a program at the other end
/// can take turns with this one.
@MainActor
package final class PlainLineReader: LineReader {
  /// Where the prompt is written.
  package enum Prompt: Sendable {
    /// No person: the input comes from a program.
    case none
    /// A person whose output goes elsewhere; the line is echoed so that the output can be read.
    case onStandardError
    /// A person at a terminal, which shows the line itself.
    case onTerminal
  }

  private let console: any Console
  private let prompt: Prompt
  private let program: String
  private var lines: InputLines
  private var isBroken = false

  /// A reader of lines.
  ///
  /// - Parameters:
  ///   - console: where the answers go.
  ///   - prompt: where the prompt is written.
  ///   - program: the program's name, for the message about an input that breaks off.
  ///   - input: where the lines come from.
  package init(
    console: any Console, prompt: Prompt, program: String,
    input: InputBytes = InputBytes(of: STDIN_FILENO)
  ) {
    self.console = console
    self.prompt = prompt
    self.program = program
    lines = InputLines(of: input)
  }

  package func run(_ handler: any LineHandler) -> ExitStatus {
    var response = handler.start()
    while true {
      console.write(Array(response.output.utf8))
      console.writeError(Array(response.errorOutput.utf8))
      let isRead = console.flush()
      if response.isFinished || !isRead {
        return isBroken ? response.status.combined(with: .usage) : response.status
      }
      response = handler.receive(next(handler))
    }
  }

  private func next(_ handler: any LineHandler) -> LineInput {
    ask(handler.prompt)
    guard let line = nextLine() else {
      // The prompt's line is still open.
      if prompt == .onTerminal { console.write([UInt8(ascii: "\n")]) }
      return .endOfInput
    }
    if prompt == .onStandardError { console.write(Array("> \(line)\n".utf8)) }
    return .line(line)
  }

  private func ask(_ text: String) {
    switch prompt {
    case .none: break
    case .onStandardError: console.writeError(Array(text.utf8))
    case .onTerminal:
      console.write(Array(text.utf8))
      console.flush()
    }
  }

  /// The next line; nil at the end of the input, and where it breaks off, which is said.
  private func nextLine() -> String? {
    do throws(FileAccessError) {
      return try lines.next()
    } catch {
      isBroken = true
      console.writeError(Array("\(program): <stdin>: \(error.capitalizedMessage)\n".utf8))
      return nil
    }
  }
}
