import ConcentrationApp

extension Command {
  static let scroll = Command(
    "scroll", group: .move, shortForms: ["s"], repeatsOnEnter: true,
    arguments: "up|down|left|right|top|end [N]", summary: "moves the view port",
    details: [
      "Moves what is seen of a board or a list that is larger than the screen, most",
      "of a screen or N rows or columns. One letter is enough: u d l r t e.",
    ],
    seeAlso: ["zoom"],
    offers: { context in
      context.arguments.isEmpty ? ScrollDirection.allCases.map { .init($0.rawValue) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let names = ScrollDirection.allCases.map(\.rawValue)
      let word = try arguments.word("a direction", choices: names)
      let wanted = word.text.lowercased()
      guard
        let direction = ScrollDirection.allCases.first(where: {
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
      guard let message = session.game.screen?.scroll(direction, by: amount) else {
        throw CommandFailure(.refused("there is nothing to scroll on \(session.app.frontTitle)"))
      }
      return Outcome(message, drawing: .always)
    })

  static let zoom = Command(
    "zoom", group: .move, shortForms: ["z"], repeatsOnEnter: true,
    arguments: "in|out|fit|1|2|3", summary: "card size",
    details: ["Draws the cards larger or smaller; fit takes the largest that fits. Also + -"],
    seeAlso: ["scroll"],
    offers: { context in
      context.arguments.isEmpty ? ["in", "out", "fit", "1", "2", "3"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let table = try session.requireTable()
      let word = try arguments.word("a size", choices: ["in", "out", "fit", "1", "2", "3"])
      try arguments.end()
      return Outcome(table.zoom(try change(word)), drawing: .always)
    })

  private static func change(_ word: Word) throws(CommandFailure) -> ZoomChange {
    switch word.text.lowercased() {
    case "in", "+": return .zoomIn
    case "out", "-": return .zoomOut
    case "fit": return .fit
    case "1": return .level(.small)
    case "2": return .level(.medium)
    case "3": return .level(.large)
    default:
      throw CommandFailure(
        .unknownChoice(
          noun: "zoom", word: word.text, title: "Zooms",
          choices: ["in", "out", "fit", "1", "2", "3"]), at: word.range)
    }
  }
}
