import ConcentrationApp

/// One thing that can be set: its name, the words for its values, and what it is for.
///
/// `set`, the settings file, help and completion follow from these declarations.
///
/// Source: SHELL.md "Settings and files".
package struct Setting: Sendable {
  /// The name as typed.
  package let name: String
  /// The words for every value it can have.
  package let choices: [String]
  /// What it is for, in a few words.
  package let summary: String
  fileprivate let word: @Sendable (Settings) -> String
  fileprivate let change: @Sendable (inout Settings, String) -> Void

  /// A setting with a few values, each with its word.
  private init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ value: any WritableKeyPath<Settings, Value> & Sendable, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    choices = Value.allCases.map(\.rawValue)
    word = { $0[keyPath: value].rawValue }
    change = { settings, word in
      if let new = Value(rawValue: word) { settings[keyPath: value] = new }
    }
  }

  /// A setting that is `on` or `off`; the value that it has when nothing was set is listed first.
  private init(
    _ name: String, _ value: any WritableKeyPath<Settings, Bool> & Sendable, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    choices = Settings()[keyPath: value] ? ["on", "off"] : ["off", "on"]
    word = { $0[keyPath: value] ? "on" : "off" }
    change = { $0[keyPath: value] = $1 == "on" }
  }

  /// All settings, in the order in which they are listed.
  package static let all: [Setting] = [
    Setting("color", \.shell.color, "colours on the screen"),
    Setting("draw", \.shell.draw, "redraw in place, scroll, or speak"),
    Setting("symbols", \.game.symbols, "what the cards show"),
    Setting("ascii", \.shell.ascii, "no characters but ASCII"),
    Setting("zoom", \.game.zoom, "size of the cards"),
    Setting("log", \.shell.log, "where lifecycle calls are printed"),
    Setting("calls", \.shell.calls, "which calls are printed"),
    Setting("repeat", \.shell.repeats, "Enter repeats scroll, zoom and page"),
    Setting("tips", \.shell.tips, "hints after failed lines"),
    Setting("pager", \.shell.pager, "stop long texts at each page"),
    Setting("bell", \.shell.bell, "ring when a pair is found"),
    Setting("clock", \.game.showsClock, "show the time"),
    Setting("redraw", \.shell.redraw, "draw the screen after a command"),
  ]

  /// The setting of a name, in capitals or not; nil if there is none.
  package static func named(_ name: some StringProtocol) -> Setting? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}

/// The values of all settings: the shell's own, and those of the game.
package struct Settings: Hashable, Sendable {
  package var shell: ShellSettings
  package var game: GameSettings

  /// Settings for a person at a terminal, if none are given.
  package init(shell: ShellSettings = ShellSettings(), game: GameSettings = GameSettings()) {
    self.shell = shell
    self.game = game
  }

  /// Settings for scripts: scrolling, ASCII, no colour.
  package static var script: Settings {
    var settings = Settings()
    settings.shell.color = .never
    settings.shell.draw = .scroll
    settings.shell.ascii = .on
    settings.shell.log = .after
    return settings
  }

  /// The word for the value of a setting.
  package subscript(_ setting: Setting) -> String { setting.word(self) }

  /// Changes a setting; false, and no change, if it has no value of that word.
  @discardableResult
  package mutating func set(_ setting: Setting, to word: some StringProtocol) -> Bool {
    let word = word.lowercased()
    guard setting.choices.contains(word) else { return false }
    setting.change(&self, word)
    return true
  }
}
