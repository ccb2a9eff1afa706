import UIKitShell

/// Reads lines without editing, where readline must not be called: a pipe on one side or both.
///
/// Each line's answer is written out before the next line is read, so a program at the other end
/// can take turns with this one.
@MainActor
package final class PlainLineReader: LineReader {
  /// Where the prompt is written.
  package enum Prompt: Sendable {
    /// Nobody: the input comes from a program.
    case none
    /// A person whose output goes elsewhere; the line is echoed so that the output can be read.
    case onStandardError
  }

  private let console: any Console
  private let prompt: Prompt
  private let nextLine: () -> String?

  /// A reader of standard input.
  ///
  /// - Parameters:
  ///   - console: where the answers go.
  ///   - prompt: where the prompt is written.
  ///   - nextLine: the source of lines without their line ends, nil at the end of input.
  package init(
    console: any Console, prompt: Prompt, nextLine: @escaping () -> String? = { readLine() }
  ) {
    self.console = console
    self.prompt = prompt
    self.nextLine = nextLine
  }

  package func run(_ handler: any LineHandler) -> ExitStatus {
    var response = handler.start()
    while true {
      console.write(Array(response.output.utf8))
      console.writeError(Array(response.errorOutput.utf8))
      let isRead = console.flush()
      if response.isFinished || !isRead { return response.status }
      response = handler.receive(next(handler))
    }
  }

  private func next(_ handler: any LineHandler) -> LineInput {
    if prompt == .onStandardError { console.writeError(Array(handler.prompt.utf8)) }
    guard let line = nextLine() else { return .endOfInput }
    if prompt == .onStandardError { console.write(Array("> \(line)\n".utf8)) }
    return .line(line)
  }
}
