extension Command {
  static let scroll = Command(
    "scroll", group: .move, shortForms: ["s"], repeatsOnEnter: true,
    arguments: "up|down|left|right|top|end [N]", summary: "moves the view port",
    details: [
      "Moves what is seen of something that is larger than the screen, most",
      "of a screen or N rows or columns. One letter is enough: u d l r t e.",
      "If the screen is larger than the terminal, what is seen of it moves first.",
    ],
    seeAlso: ["zoom"],
    offers: { context in
      context.arguments.isEmpty ? ScrollMove.allCases.map { .init($0.rawValue) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let names = ScrollMove.allCases.map(\.rawValue)
      let word = try arguments.word("a direction", choices: names)
      let wanted = word.text.lowercased()
      guard
        let direction = ScrollMove.allCases.first(where: {
          $0.rawValue == wanted || $0.rawValue.prefix(1) == wanted
        })
      else {
        throw CommandFailure(
          .unknownChoice(
            noun: "direction", word: word.text, title: "Directions", choices: names),
          at: word.range)
      }
      let amount = arguments.isAtEnd ? nil : try arguments.number("a number", in: 1...999)
      try arguments.end()
      guard let outcome = session.scroll(direction, by: amount) else {
        throw CommandFailure(.nothingToScroll(on: session.navigator.frontTitle))
      }
      return outcome
    })
}
