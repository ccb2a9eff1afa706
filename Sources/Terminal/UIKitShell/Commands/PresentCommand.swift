extension Command {
  static let present = Command(
    "present", group: .move, arguments: "SCREEN", summary: "shows a screen above this one",
    details: ["Shows a screen above this one; dismiss and back take it away."],
    seeAlso: ["dismiss", "push"],
    offers: { context in context.destinations(.present) },
    action: { arguments, session throws(CommandFailure) in
      try session.navigator.go(to: try arguments.destination(.present, from: session))
    })
}
