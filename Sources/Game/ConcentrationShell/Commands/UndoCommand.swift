import ConcentrationApp
import UIKitShell

extension Command {
  static let undo = Command(
    "undo", group: .play, shortForms: ["u"], summary: "takes back the last game step",
    details: [
      "Takes back the last flip, new or restart, back to the start of the session;",
      "screens are left by back. Attempts count on, since you have seen the card.",
    ],
    seeAlso: ["redo", "restart", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let message = try refusing { () throws(SessionError) in try session.game.undo() }
      return Outcome(message, drawing: .step)
    })

  static let redo = Command(
    "redo", group: .play, summary: "does again what undo took back",
    seeAlso: ["undo"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let message = try refusing { () throws(SessionError) in try session.game.redo() }
      return Outcome(message, drawing: .step)
    })

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
