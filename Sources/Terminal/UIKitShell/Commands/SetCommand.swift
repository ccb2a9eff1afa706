extension Command {
  static let set = Command(
    "set", group: .session, otherWords: ["settings", "preferences", "config"],
    arguments: "[NAME [VALUE]]", summary: "lists, shows, changes settings",
    headline: "settings, all listed by: set",
    details: [
      "set              lists all settings with their values and choices",
      "set log          shows one",
      "set log after    changes one; help settings says what each is for",
    ],
    offers: { context in
      if context.arguments.isEmpty {
        return context.session.catalog.settings.map { .init($0.name, summary: $0.summary) }
      }
      guard context.arguments.count == 1, let name = context.arguments.first,
        let setting = context.session.catalog.setting(named: name)
      else { return [] }
      return setting.choices.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else {
        return Outcome(session.catalog.settings.map { line($0, session) })
      }
      let setting = try setting(word, session)
      guard let value = arguments.next() else { return Outcome(shown(setting, session)) }
      try arguments.end()
      guard session.allSettings.set(setting, to: value.text) else {
        throw CommandFailure(
          .badSettingValue(name: setting.name, choices: setting.choices), at: value.range)
      }
      return Outcome("\(setting.name) is now \(session.allSettings[setting])", drawing: .step)
    })

  @MainActor
  private static func setting(
    _ word: Word, _ session: ShellSession
  ) throws(CommandFailure) -> Setting {
    if let setting = session.catalog.setting(named: word.text) { return setting }
    let near = Suggestions.near(word.text, among: session.catalog.settings.map(\.name))
    throw CommandFailure(.unknownSetting(word.text, suggestions: near), at: word.range)
  }

  @MainActor
  private static func line(_ setting: Setting, _ session: ShellSession) -> String {
    "\(setting.name.padded(to: 11))\(session.allSettings[setting].padded(to: 9))"
      + Suggestions.list(setting.choices)
  }

  @MainActor
  private static func shown(_ setting: Setting, _ session: ShellSession) -> String {
    "\(setting.name) is \(session.allSettings[setting]) (\(Suggestions.list(setting.choices)))"
  }
}
