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
      let before = try session.recordingOfThePast()
      let path = try session.startWriting(
        &arguments, beginningWith: before, running: session.recordings.recordPath,
        ways: [.overwrite])
      session.recordings.recordPath = path
      var outcome = Outcome(
        path.map { "Recording commands in \($0). record off stops it." } ?? "record is off")
      outcome.isRecorded = false
      return outcome
    })

  static let transcript = Command(
    "transcript", group: .session, arguments: "FILE [overwrite|append]|off",
    summary: "commands and output",
    details: [
      "Writes each command and what it printed into FILE. If that holds something,",
      "overwrite replaces it and append adds to it.",
    ],
    seeAlso: ["record"],
    offers: { context in context.fileOffers(alsoOff: true) },
    action: { arguments, session throws(CommandFailure) in
      let path = try session.startWriting(
        &arguments, beginningWith: "", running: session.recordings.transcriptPath,
        ways: WritingWay.allCases)
      session.recordings.transcriptPath = path
      var outcome = Outcome(
        path.map { "Writing a transcript into \($0). transcript off stops it." }
          ?? "transcript is off")
      outcome.isRecorded = false
      return outcome
    })
}

extension ShellSession {
  /// The file to write into, which then begins with a text; nil for `off`.
  ///
  /// - Throws: `CommandFailure` for a file that holds something, unless a way to treat that is given.
  fileprivate func startWriting(
    _ arguments: inout ArgumentReader, beginningWith text: String, running: String?,
    ways: [WritingWay]
  ) throws(CommandFailure) -> String? {
    let word = try arguments.word("a file name, or off")
    if !word.isQuoted, word.text.lowercased() == "off" {
      try arguments.end()
      return nil
    }
    let way = try arguments.way(of: ways)
    if let running, running == word.text {
      throw CommandFailure(.refused("\(running) is being written already"), at: word.range)
    }
    try write(Array(text.utf8), to: word, way, of: ways, after: arguments.command)
    return word.text
  }
}

extension CompletionContext {
  /// The files that start with what is typed.
  ///
  /// - Parameters:
  ///   - place: Which argument is a file, counted from 0.
  ///   - alsoOff: Whether the word `off` is offered as well.
  ///   - ending: The ending of the files that come first; nil for that of scripts.
  /// - Returns: The candidates, those of the ending first.
  func fileOffers(
    at place: Int = 0, alsoOff: Bool = false, first ending: String? = nil
  ) -> [Completion.Candidate] {
    guard arguments.count == place else { return [] }
    let slash = prefix.lastIndex(of: "/").map { prefix.index(after: $0) }
    let folder = String(prefix[..<(slash ?? prefix.startIndex)])
    let names = session.environment.files.names(inDirectory: folder.isEmpty ? "." : folder)
      .filter { !$0.hasPrefix(".") }.map { folder + $0 }
    let endings = ending.map { [$0] } ?? [".script", ".\(session.catalog.programName)"]
    let isFirst = { (name: String) in endings.contains(where: name.hasSuffix) }
    let sorted = names.filter(isFirst) + names.filter { !isFirst($0) }
    return (alsoOff ? [.init("off")] : []) + sorted.map { .init($0) }
  }
}
