extension Command {
  static let background = Command(
    "background", group: .device, summary: "the app goes to the background",
    details: ["What Ctrl-Z does to the app. foreground brings it back."],
    seeAlso: ["foreground"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let lines = session.app.enterBackground() else {
        throw CommandFailure(.inBackground)
      }
      return Outcome(lines)
    })
}
