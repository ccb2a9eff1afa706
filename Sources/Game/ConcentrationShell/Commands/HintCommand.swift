import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension Command {
  static let hint = Command(
    "hint", group: .play, summary: "names the best next card",
    details: [
      "Names the best next card, from the cards you have seen only.",
      "Marks the game as assisted, unless nothing better than a new card is known.",
    ],
    seeAlso: ["peek"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(
        try refusing { () throws(SessionError) in try session.game.session.currentTable().hint() },
        drawing: .step)
    })

  static let peek = Command(
    "peek", group: .play, arguments: "CARD|all", summary: "looks without playing",
    details: ["Says what is on a card, or on all. Marks the game as assisted."],
    seeAlso: ["hint", "flip"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return [.init("all")] + context.session.faceDownCards.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      if arguments.take("all") != nil {
        try arguments.end()
        return Outcome(
          try refusing { () throws(SessionError) in
            try session.game.session.currentTable().peekAtAll()
          })
      }
      let (card, range) = try arguments.card()
      try arguments.end()
      return Outcome(
        try refusing(at: range) { () throws(SessionError) in
          try session.game.session.currentTable().peek(at: card.position)
        })
    })

  static let pass = Command(
    "pass", group: .play, summary: "gives the turn to the next player",
    details: ["Gives the turn away; when all pass in turn, the game ends."],
    seeAlso: ["new", "against"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let message = try refusing { () throws(SessionError) in
        let table = try session.game.session.currentTable()
        let report = try table.pass()
        return table.sentences(for: report)
      }
      return Outcome(message, drawing: .step)
    })
}
