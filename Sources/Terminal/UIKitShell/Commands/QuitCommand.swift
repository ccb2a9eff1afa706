extension Command {
  /// Overridden by an app that says what is kept.
  public static let quit = Command(
    "quit", group: .help, shortForms: ["q", "exit"],
    otherWords: ["bye", ":q", ":q!", "\\q", ".quit", ".exit", "quit()", "exit()", "/quit"],
    summary: "leaves", headline: "leave",
    action: { arguments, _ throws(CommandFailure) in
      try arguments.end()
      var outcome = Outcome.silent
      outcome.isQuit = true
      return outcome
    })
}
