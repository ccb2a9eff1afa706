/// The settings that a command or a key changes are kept for the next session.
extension REPL {
  /// Keeps and writes down the settings that a key has changed without a command.
  func recordSettings() {
    let (now, before) = (session.allSettings, keptSettings)
    guard now != before else { return }
    var reply = Reply()
    keepSettings(into: &reply)
    for setting in session.catalog.settings where now[setting] != before[setting] {
      session.recordings.writeEvent("set \(setting.name) \(now[setting])", saying: reply.message)
    }
  }

  /// Keeps the settings that a command changed, `set` or a press, for the next session.
  func keepSettings(into reply: inout Reply) {
    let settings = session.allSettings
    guard settings != keptSettings else { return }
    defer { keptSettings = settings }
    guard let store = session.environment.settingsStore else { return }
    for setting in session.catalog.settings where settings[setting] != keptSettings[setting] {
      guard let reason = store.keep(setting.name, settings[setting]) else { continue }
      reply.message.append("\(setting.name) is so for this session: \(VisibleText.make(reason)).")
    }
  }
}
