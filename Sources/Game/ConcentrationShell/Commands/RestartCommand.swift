import ConcentrationApp
import UIKitShell

extension Command {
  static let restart = Command(
    "restart", group: .play, summary: "same cards, face down",
    details: [
      "Turns all cards of this game face down again and restarts the clock; undo",
      "takes it back.",
    ],
    seeAlso: ["new", "undo"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let message = try refusing { () throws(SessionError) in
        let table = try session.game.session.currentTable()
        try table.restart()
        return table.presenter.restarted
      }
      return Outcome(message, drawing: .step)
    })
}
