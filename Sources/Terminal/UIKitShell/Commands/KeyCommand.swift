extension Command {
  static let key = Command(
    "key", group: .move, after: "hold", arguments: "[KEY]",
    summary: "presses a key of a keyboard",
    details: [
      "Presses a key for which the app has a command: cmd+s, shift+up, escape, f5.",
      "Alone it lists those that are taken now. type TEXT types into a text.",
    ],
    seeAlso: ["type", "press"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.input.keyCommands.map { .init("\($0.key)", summary: $0.title) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return session.input.listKeys() }
      try arguments.end()
      guard let key = KeyName(word.text) else {
        throw CommandFailure(.unknownKey(word.text), at: word.range)
      }
      return try session.input.press(key, at: word.range)
    })
}
