import UIKit

/// All settings of the program.
final class SettingsViewController: ChoiceSheetViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder, title: "Settings", detailColumn: 23)
  }

  override var choices: [Choice] {
    (context.settingsList?.entries ?? []).map(choice(for:)) + [close]
  }

  private func choice(for entry: SettingsEntry) -> Choice {
    func step(through words: [String]) -> @MainActor () -> Void {
      { [weak self] in
        guard let self else { return }
        let word = words.element(after: entry.word)
        context.settingsList?.set(entry.name, to: word)
        context.messages.post("\(entry.name) is now \(word).")
        showChoices()
        // A press may lead back, where a script has one that leads on.
        if context.settings.showsCards {
          context.request("set \(entry.name) \(word)", replacingPress: true)
        }
      }
    }
    var choice = Choice(
      "\(entry.name) \(entry.word)", name: entry.name, detail: entry.summary,
      action: step(through: entry.choices))
    if context.settings.showsCards {
      choice.chooser = Choice.Chooser(
        name: entry.name, value: entry.word, stepBack: step(through: entry.choices.reversed()))
    }
    return choice
  }
}
