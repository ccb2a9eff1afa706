extension Command {
  static let todo = Command(
    "todo", group: .check, place: .scriptsOnly, arguments: "expect ...",
    summary: "marks a known failure",
    details: [
      "Stands before expect: the check may fail, and is counted apart.",
      "It is told, too, when it passes.",
    ],
    seeAlso: ["expect"],
    action: { arguments, session throws(CommandFailure) in
      let example = "todo expect \(session.catalog.examples.state)"
      throw CommandFailure(
        .missingArgument(command: "todo", what: "an expectation", choices: [example]))
    })
}
