extension Command {
  static let type = Command(
    "type", group: .move, after: "adjust", arguments: "[TEXT|--clear|--end]",
    summary: "types into what takes text",
    details: [
      "Types TEXT into the first responder; without TEXT it presses the return key.",
      "--clear deletes all, --end ends editing. press NAME makes a field first",
      "responder. While one is, the prompt names it and a line is typed as it is: a",
      "command begins with a colon, and an empty line presses the return key.",
    ],
    seeAlso: ["press"],
    offers: { context in
      context.arguments.isEmpty ? ["--clear", "--end"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let app = session.app
      guard app.isTextExpected else {
        throw CommandFailure(
          .noTextInput(on: session.navigator.frontTitle, uses: session.elements.otherUses))
      }
      let name = app.textInputName
      let option = arguments.remaining == 1 && arguments.peek?.isQuoted == false
      if option, arguments.take("--clear") != nil { return session.input.clearText(of: name) }
      if option, arguments.take("--end") != nil { return try session.input.endEditing(of: name) }
      return session.input.typeText(arguments.isAtEnd ? "\n" : arguments.rest(), into: name)
    })
}
