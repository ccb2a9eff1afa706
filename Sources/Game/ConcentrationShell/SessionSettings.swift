import ConcentrationApp
import UIKitShell

/// The settings of a session, the shell's and the game's, for the screen that shows them.
@MainActor
final class SessionSettings: SettingsList {
  private weak var session: ShellSession?

  init(_ session: ShellSession) {
    self.session = session
  }

  var entries: [SettingsEntry] {
    guard let session else { return [] }
    let settings = session.allSettings
    return session.catalog.settings.map {
      SettingsEntry(
        name: $0.name, word: settings[$0], choices: $0.choices, summary: $0.summary)
    }
  }

  func set(_ name: String, to word: String) {
    guard let session, let setting = session.catalog.setting(named: name) else { return }
    session.allSettings.set(setting, to: word)
  }
}
