extension Command {
  static let pop = Command(
    "pop", group: .move, summary: "back to the screen before",
    details: ["Takes the top screen off the stack."],
    seeAlso: ["push", "root", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.navigator.pop(toRoot: false)
    })
}
