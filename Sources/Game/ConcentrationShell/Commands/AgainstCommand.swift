import UIKitShell

extension Command {
  static let against = Command(
    "against", group: .play, arguments: "PLAYER", summary: "a new game against a bot or a person",
    details: [
      "Starts a game of the present size and theme against PLAYER: a bot by its",
      "level, or person for a second human at this keyboard.",
    ],
    seeAlso: ["new", "pass", "help players"],
    offers: { context in
      context.arguments.isEmpty ? (NewGameReader.levels + ["person"]).map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      var reader = NewGameReader(themes: [])
      try reader.readOpponent(&arguments)
      try arguments.end()
      return try session.start(reader.request, blaming: reader.places)
    })
}
