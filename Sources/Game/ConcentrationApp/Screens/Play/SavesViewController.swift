import UIKit

/// The games that can be brought back: those of earlier sessions and those with a name.
final class SavesViewController: ChoiceSheetViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder, title: "Saves")
  }

  override var instruction: String {
    context.session.keptAndSavedGames.isEmpty ? "no game is kept" : "a press brings the game back"
  }

  override var choices: [Choice] {
    context.session.keptAndSavedGames.map { game in
      Choice(game.name, name: "load \(game.name)", detail: game.detail) { [weak self] in
        // A recording has the moves of the game: a script has no access to the player's games.
        self?.context.request("load \(game.quotedName)", replacingPress: true)
      }
    } + [close]
  }
}
