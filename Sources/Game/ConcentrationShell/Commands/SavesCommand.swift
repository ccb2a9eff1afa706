import ConcentrationApp
import UIKitShell

extension Command {
  static let saves = Command(
    "saves", group: .watch, after: "replay", summary: "lists the games that load brings back",
    details: [
      "Lists the unfinished games of earlier sessions, the last played one first,",
      "and the games that were saved under a name.",
    ],
    seeAlso: ["load", "save"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let games = session.game.session.keptAndSavedGames
      guard !games.isEmpty else { return Outcome("No game is kept.") }
      let width = games.map(\.name.count).max() ?? 0
      var outcome = Outcome(
        games.map { game in
          let name = game.name + String(repeating: " ", count: width - game.name.count)
          return "\(name)  \(game.isKept ? "kept" : "saved")  \(game.detail)"
        })
      outcome.isLong = true
      return outcome
    })
}
