extension Command {
  static let root = Command(
    "root", group: .move, summary: "back to the first screen",
    details: ["Takes all screens but the first off the stack."],
    seeAlso: ["pop", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.navigator.pop(toRoot: true)
    })
}
