extension Command {
  /// Writes commands into a file, as a script.
  public static let record = Command(
    "record", group: .session, arguments: "FILE [overwrite]|off",
    summary: "your commands, as a script",
    details: [
      "Writes each command in full words into FILE, refused ones with !, so that the",
      "file runs as a script and shows the same. It begins with all that was done.",
      "A file that holds something is replaced only if overwrite follows its name.",
    ],
    seeAlso: ["source", "transcript"],
    offers: { context in context.fileOffers(alsoOff: true) },
    action: { arguments, session throws(CommandFailure) in
      let before = try session.recordings.linesOfThePast()
      let path = try arguments.file(
        session.files, beginningWith: before, running: session.recordings.recordPath,
        ways: [.overwrite])
      session.recordings.recordPath = path
      var outcome = Outcome(
        path.map { "Recording commands in \($0). record off stops it." } ?? "record is off")
      outcome.isRecorded = false
      return outcome
    })
}

extension ArgumentReader {
  /// The file to write into, which then begins with a text; nil for `off`.
  ///
  /// - Throws: `CommandFailure` for a file that holds something, unless a way to treat that is given.
  @MainActor
  mutating func file(
    _ files: SessionFiles, beginningWith text: String, running: String?,
    ways: [WritingWay]
  ) throws(CommandFailure) -> String? {
    let word = try word("a file name, or off")
    if !word.isQuoted, word.text.lowercased() == "off" {
      try end()
      return nil
    }
    let way = try self.way(of: ways)
    if let running, running == word.text {
      throw CommandFailure(.beingWritten(path: running), at: word.range)
    }
    try files.write(Array(text.utf8), to: word, way, of: ways, after: command)
    return word.text
  }
}
