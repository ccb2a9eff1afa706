import ConcentrationApp
import UIKitShell

extension Command {
  static let `continue` = Command(
    "continue", group: .move, after: "type", otherWords: ["resume"],
    summary: "goes on with the game",
    details: ["Shows the game on the table, or brings back the one that load brings back."],
    seeAlso: ["load"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.bringBack { game throws(SessionError) in try game.goOn() }
    })
}
