extension Command {
  static let dismiss = Command(
    "dismiss", group: .move, summary: "takes a presented screen away",
    seeAlso: ["present", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      guard let name = session.navigator.dismissFront() else {
        throw CommandFailure(.nothingToDismiss(session.navigator.frontTitle))
      }
      return .arrival("Dismissed \(name); \(session.navigator.frontTitle) is in front.")
    })
}
