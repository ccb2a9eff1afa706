extension Command {
  static let foreground = Command(
    "foreground", group: .device, summary: "the app comes back",
    details: ["What fg does to the app after Ctrl-Z."],
    seeAlso: ["background"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let lines = session.app.enterForeground() else {
        throw CommandFailure(.inForeground)
      }
      return Outcome(lines, drawing: .step)
    })
}
