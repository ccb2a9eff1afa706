import UIKit

extension Command {
  static let pop = Command(
    "pop", group: .move, summary: "back to the screen before",
    details: ["Takes the top screen off the stack."],
    seeAlso: ["push", "root", "back"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let start = session.app.trace.endSequence
      return try session.navigator.pop(toRoot: false).saying(whoLives: session, since: start)
    })
}
