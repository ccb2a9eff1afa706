import Foundation

/// What can be done besides turning cards: a row of the menu, for many a key, and a button beside the cards.
///
/// Each is a command of the prompt, so that there is one way of doing it.
package struct GameAction: Hashable, Sendable {
  /// What buttons say.
  package let title: String
  /// The command, as it is typed.
  package let command: String
  /// The number of the function key; nil if it has none.
  package let key: Int?
  /// The letter that does the same on the board, where a person wants letters; nil if there is none.
  package let letter: Character?
  /// What it does, in a few words.
  package let detail: String

  private init(
    _ title: String, _ command: String, key: Int? = nil, letter: Character? = nil,
    _ detail: String = ""
  ) {
    (self.title, self.command, self.key, self.letter, self.detail) = (
      title, command, key, letter, detail
    )
  }

  /// The first word, where there is less room.
  var shortTitle: String { title.components(separatedBy: " ").first ?? title }

  /// The key's name; nil if there is none.
  package var keyName: String? { key.map { "F\($0)" } }

  /// Shows all others.
  package static let menu = GameAction("Menu", "present menu", key: 2, letter: "?")
  static let undo = GameAction(
    "Undo", "undo", key: 3, letter: "u", "takes a flip back, or a new game")
  static let redo = GameAction("Redo", "redo", key: 4, letter: "U", "makes it again")
  static let hint = GameAction("Hint", "hint", key: 5, letter: "i", "the best next card")
  static let new = GameAction(
    "New game", "new", key: 6, letter: "n", "same size, theme and players")
  static let restart = GameAction("Restart", "restart", key: 7, "the same cards, face down")
  /// The shell knows whether there is room for the calls.
  package static let calls = GameAction(
    "Calls", "log", key: 8, letter: "v", "lifecycle calls, beside the board or not")
  static let options = GameAction(
    "Options", "present options", key: 9, letter: "o", "size, theme, people, bots, scoring")
  static let pass = GameAction("Pass", "pass", "gives the turn away")

  /// The rows of the menu.
  static let inMenu = [
    new, options, undo, redo, hint, restart, pass, calls,
    GameAction("Replay", "replay", "shows the game again"),
    GameAction("Statistics", "tab stats", "charts, bests, daily deals"),
    GameAction("Gallery", "tab gallery", "the finished games"),
    GameAction("Tutorial", "tutorial", "learn by doing, five minutes"),
    GameAction("Save", "save", "keeps the game as last"),
    GameAction("Saved games", "present saves", "kept and saved games"),
    GameAction("Settings", "present settings", "pace, mouse, colours, calls"),
    GameAction("Quit", "quit", "keeps the game"),
  ]

  /// The buttons beside the cards, the most useful ones first.
  static let besideCards = [menu, undo, hint, new, redo, restart, calls, options]

  /// The function key that does what a letter stands for; nil for none.
  package static func key(forLetter letter: Character) -> Int? {
    besideCards.first { $0.letter == letter }?.key
  }

  /// What a function key does; nil for nothing.
  package static func action(forKey number: Int) -> GameAction? {
    ([menu] + inMenu).first { $0.key == number }
  }
}
