/// A script that was sourced at the prompt.
extension ScriptExecution {
  /// Runs a script on a session, and adds what came of it to the reply to the command that asked for it.
  @MainActor
  static func run(_ script: Script, on session: ShellSession, into reply: inout Reply) {
    let (execution, end, output, reports) = collecting(script, on: session)
    let text = String(decoding: output, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    reply.message += lines + reports
    reply.events += execution.events
    reply.message.append("\(VisibleText.make(script.name)): \(execution.tally.summary)")
    reply.isLog = true
    reply.isLong = true
    reply.isText = true
    reply.isQuit = end == .quit
    if end == .interrupted { reply.message.append("(interrupted; back at the prompt)") }
  }

  /// Repeats what was done in an earlier session, of which only the end is shown.
  ///
  /// - Returns: What could not be repeated; the rest was left out then.
  @MainActor
  package static func repeatCommands(_ script: Script, on session: ShellSession) -> [String] {
    collecting(script, on: session).reports
  }

  /// Runs a script and collects what it prints.
  @MainActor
  private static func collecting(
    _ script: Script, on session: ShellSession
  ) -> (execution: ScriptExecution, end: End, output: [UInt8], reports: [String]) {
    // It sees the whole screen, whatever the terminal shows of it.
    let viewport = session.output.viewport
    session.output.viewport = nil
    defer { session.output.viewport = viewport }
    var output: [UInt8] = []
    var reports: [String] = []
    let execution = ScriptExecution(
      session: session, options: ScriptOptions(),
      environment: Environment(
        write: {
          output += $0
          return true
        }, report: { reports.append($0) },
        isInterrupted: session.environment.isInterrupted))
    let end = execution.run(script)
    return (execution, end, output, reports)
  }
}
