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
      outcome.script = try session.script(at: word)
      return outcome
    })
}

extension ShellSession {
  /// Reads a script whole, before anything of it runs.
  fileprivate func script(at word: Word) throws(CommandFailure) -> Script {
    let path = word.text.hasPrefix("/") ? word.text : sourceDirectory + word.text
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes = try environment.files.read(path, limit: ScriptParser.byteLimit)
    } catch {
      throw CommandFailure(.file(path: path, error), at: word.range)
    }
    do throws(ScriptError) {
      return try ScriptParser.parse(bytes, name: path, catalog: catalog)
    } catch {
      let first = error.faults.first
      throw CommandFailure(
        .inFile(path: path, line: first?.line ?? 1, message: first?.message ?? ""),
        at: word.range)
    }
  }
}
