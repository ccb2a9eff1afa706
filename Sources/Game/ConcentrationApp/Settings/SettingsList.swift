/// All settings of the program, the shell's and the game's, for the screen that shows them.
@MainActor
package protocol SettingsList: AnyObject {
  /// The settings in the order in which they are listed.
  var entries: [SettingsEntry] { get }
  /// Sets a setting to one of its words.
  func set(_ name: String, to word: String)
}

/// One setting as it stands.
package struct SettingsEntry: Hashable, Sendable {
  package var name: String
  /// The word for its value.
  package var word: String
  /// The words that it can have; not empty.
  package var choices: [String]
  /// What it is for, in a few words.
  package var summary: String

  package init(name: String, word: String, choices: [String], summary: String) {
    self.name = name
    self.word = word
    self.choices = choices
    self.summary = summary
  }
}
