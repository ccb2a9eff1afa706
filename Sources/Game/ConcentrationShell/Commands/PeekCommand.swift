import ConcentrationApp
import UIKitShell

extension Command {
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
}
