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
    Choice("\(entry.name) \(entry.word)", name: entry.name, detail: entry.summary) { [weak self] in
      guard let self else { return }
      let word = entry.choices.element(after: entry.word)
      context.settingsList?.set(entry.name, to: word)
      context.messages.post("\(entry.name) is now \(word).")
      showChoices()
    }
  }
}
