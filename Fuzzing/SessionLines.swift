import ConcentrationApp
import ConcentrationShell
import UIKitShell

/// Lines as a person types them or pastes them, escape sequences included: whatever comes, the
/// session goes on, and nothing of the input reaches the terminal raw.
@MainActor
enum SessionLines {
  nonisolated static func tryOut(_ bytes: [UInt8]) {
    MainActor.assumeIsolated { type(bytes) }
  }

  private static func type(_ bytes: [UInt8]) {
    var settings = Settings()
    settings.shell.color = .never
    let session = ShellSession(
      environment: ShellEnvironment(
        mode: .typed, files: NoFiles(), settings: settings, makeApp: { .scripted() }))
    let shell = REPL(session: session, options: REPL.Options())
    check(shell.start())
    for line in bytes.split(separator: 10, maxSplits: 40, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      _ = shell.completions(of: text, cursor: text.utf8.count / 2)
      let response = shell.receive(.line(text))
      check(response)
      if response.isFinished { return }
    }
    check(shell.receive(.endOfInput))
  }

  /// Without a terminal's control no escape may appear, only lines.
  private static func check(_ response: LineResponse) {
    for byte in response.output.utf8 {
      precondition(byte >= 0x20 || byte == 10, "a raw control character was printed")
    }
  }
}
