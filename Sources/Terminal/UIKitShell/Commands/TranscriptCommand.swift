extension Command {
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
      let path = try arguments.file(
        session.files, beginningWith: "", running: session.recordings.transcriptPath,
        ways: WritingWay.allCases)
      session.recordings.transcriptPath = path
      var outcome = Outcome(
        path.map { "Writing a transcript into \($0). transcript off stops it." }
          ?? "transcript is off")
      outcome.isRecorded = false
      return outcome
    })
}
