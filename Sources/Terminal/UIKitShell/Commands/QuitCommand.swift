extension Command {
  static let quit = Command(
    "quit", group: .help, shortForms: ["q", "exit"],
    otherWords: ["bye", ":q", ":q!", "\\q", ".quit", ".exit", "quit()", "exit()", "/quit"],
    summary: "leaves; the game is kept", headline: "leave; the game is kept for next time",
    details: ["Leaves. An unfinished game is kept and offered at the next start."],
    action: { arguments, _ throws(CommandFailure) in
      try arguments.end()
      var outcome = Outcome.silent
      outcome.isQuit = true
      return outcome
    })

  static let version = Command(
    "version", group: .help, summary: "names the versions",
    details: ["Names the versions of the program, the script format and the deal."],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(session.environment.versionLines)
    })
}
