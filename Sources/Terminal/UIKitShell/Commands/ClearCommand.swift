extension Command {
  static let clear = Command(
    "clear", group: .session, place: .terminalOnly, summary: "clears the screen",
    details: ["Clears the screen and draws it again."],
    action: { arguments, _ throws(CommandFailure) in
      try arguments.end()
      var outcome = Outcome([], drawing: .asked)
      outcome.clearsScreen = true
      return outcome
    })
}
