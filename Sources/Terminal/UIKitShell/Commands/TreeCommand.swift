extension Command {
  static let tree = Command(
    "tree", group: .watch, summary: "controllers, parent to child, with state",
    details: [
      "Prints who is there now: visible, loaded but covered, or not loaded yet.",
      "Presented controllers stand below the one that presents them.",
    ],
    seeAlso: ["log", "state"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(session.navigator.treeLines)
    })
}
