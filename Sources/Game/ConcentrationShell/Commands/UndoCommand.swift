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
}
