extension Command {
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
      throw CommandFailure(.nothing(to: "go back to", onFirstScreenOf: session.app.tabTitle))
    })
}
