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
}
