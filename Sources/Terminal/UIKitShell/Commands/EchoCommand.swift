extension Command {
  static let echo = Command(
    "echo", group: .session, arguments: "TEXT", summary: "prints TEXT",
    details: ["Prints a line; quotes around the whole text are taken off."],
    action: { arguments, _ throws(CommandFailure) in Outcome(arguments.rest()) })
}
