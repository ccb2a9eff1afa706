extension Command {
  static let source = Command(
    "source", group: .session, arguments: "FILE", summary: "runs a script here",
    details: [
      "Runs the commands of FILE in this session, and stops at the first that fails.",
      "In a script FILE is relative to the script's own folder.",
    ],
    seeAlso: ["record", "help scripts"],
    offers: { context in context.fileOffers() },
    action: { arguments, session throws(CommandFailure) in
      let word = try arguments.word("a file name")
      try arguments.end()
      var outcome = Outcome.silent
      // Its lines are recorded one by one.
      outcome.isRecorded = false
      outcome.script = try script(at: word, session)
      return outcome
    })

  /// Reads a script whole, before anything of it runs.
  @MainActor
  private static func script(
    at word: Word, _ session: ShellSession
  ) throws(CommandFailure) -> Script {
    let path = session.state(SourceFolder.self).path(of: word.text)
    let bytes = try session.files.read(path, named: word, limit: ScriptParser.byteLimit)
    do throws(ScriptError) {
      return try ScriptParser.parse(bytes, name: path, catalog: session.catalog)
    } catch {
      let first = error.faults.first
      throw CommandFailure(
        .inFile(path: path, line: first?.line ?? 1, message: first?.message ?? ""),
        at: word.range)
    }
  }
}

/// The folder to which the files of `source` are relative: that of the script that runs.
@MainActor
final class SourceFolder: SessionState {
  /// Ends with a slash; empty for the working directory.
  var path = ""

  init() {}

  /// The path of a file that is named in a script of this folder.
  func path(of file: String) -> String { file.hasPrefix("/") ? file : path + file }
}
