extension Command {
  static let pop = Command(
    "pop", group: .move, summary: "back to the screen before",
    details: ["Takes the top screen off the stack."],
    seeAlso: ["push", "root", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.navigator.pop(toRoot: false)
    })

  static let root = Command(
    "root", group: .move, summary: "back to the first screen",
    details: ["Takes all screens but the first off the stack."],
    seeAlso: ["pop", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.navigator.pop(toRoot: true)
    })

  static let dismiss = Command(
    "dismiss", group: .move, summary: "takes a presented screen away",
    seeAlso: ["present", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let name = session.navigator.dismissFront() else {
        throw CommandFailure(
          .refused("nothing to dismiss: \(session.navigator.frontTitle) was not presented"))
      }
      return .arrival("Dismissed \(name); \(session.navigator.frontTitle) is in front.")
    })

  static let back = Command(
    "back", group: .move, shortForms: ["b"], otherWords: ["up"],
    summary: "dismiss, pop, previous page or tab",
    headline: "dismiss, else pop, else previous page or tab",
    seeAlso: ["pop", "dismiss", "page", "undo"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      if session.navigator.dismissFront() != nil || session.navigator.popFront(toRoot: false) != nil
      {
        let controller = session.navigator.screen?.controller
        return .arrival("Back to \(controller?.shellTitle ?? session.navigator.frontTitle).")
      }
      if let outcome = session.navigator.previousPage() { return outcome }
      if let outcome = try session.navigator.previousTab() { return outcome }
      throw CommandFailure(
        .refused(
          "nothing to go back to: this is the first screen of \(session.app.tabTitle)"))
    })
}
