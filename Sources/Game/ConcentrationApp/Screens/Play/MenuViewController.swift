import UIKit

/// All that words can do in a game, as a list: one key opens it.
final class MenuViewController: ChoiceSheetViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder, title: "Menu")
  }

  override var instruction: String { "what words can do, too" }

  override var choices: [Choice] {
    GameAction.inMenu.map(choice(for:)) + [firstScreen, close]
  }

  private func choice(for action: GameAction) -> Choice {
    let key = action.keyName.map { "\($0)  " } ?? ""
    return Choice(action.title, detail: key + action.detail) { [weak self] in
      guard let self else { return }
      let context = context
      // Once the menu is gone, so that the command finds the screen below it.
      dismiss(animated: true) { context.request(action) }
    }
  }

  /// The way back to the choices, which are behind the board or beside it.
  private var firstScreen: Choice {
    Choice("First screen", detail: "themes and kept games") { [weak self] in
      let delegate = UIApplication.shared.delegate as? AppDelegate
      self?.dismiss(animated: true) { delegate?.showChoices() }
    }
  }
}
