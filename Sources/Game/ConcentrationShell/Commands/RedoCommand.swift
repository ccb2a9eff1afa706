import ConcentrationApp
import UIKitShell

extension Command {
  static let redo = Command(
    "redo", group: .play, summary: "does again what undo took back",
    seeAlso: ["undo"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let message = try refusing { () throws(SessionError) in try session.game.redo() }
      return Outcome(message, drawing: .step)
    })
}
