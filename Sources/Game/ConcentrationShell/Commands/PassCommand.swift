import ConcentrationApp
import UIKitShell

extension Command {
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
