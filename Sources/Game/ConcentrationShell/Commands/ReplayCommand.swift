import ConcentrationApp
import UIKitShell

extension Command {
  static let replay = Command(
    "replay", group: .watch, after: "state", otherWords: ["watch"],
    summary: "plays a finished game over",
    details: [
      "Shows the moves of the game on the table if it is over, else of the one that",
      "was finished last; its buttons play, pause, step and change the speed.",
    ],
    seeAlso: ["press", "tab"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      // Scripts have no access to games that the player finished in earlier sessions.
      let isOwn = session.game.session.table?.isOver != true && session.environment.mode == .typed
      try refusing { () throws(SessionError) in try session.game.delegate.showReplay() }
      var outcome = Outcome([])
      outcome.isRecorded = !isOwn
      return outcome
    })
}
