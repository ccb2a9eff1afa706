/// The keys of all state values of the game and its screens.
///
/// Screens have no other keys, so a script that expects one is refused before it runs.
package enum StateKey: String, CaseIterable, Hashable, Sendable {
  // The current game.
  case id, size, theme, scoring, players, player, flips, attempts, moves, pairs, lucky, score
  case scores, up, won, over, assisted, time
  // The board; the book; the gallery with its photos and replays; the reminders.
  case zoom
  case page, pages, spine
  case game, games, sections, loading, position, running, speed
  case moment, reminders
  // The options.
  case optionSize = "option.size"
  case optionPeople = "option.people"
  case optionAgainst = "option.against"
  case optionScoring = "option.scoring"
  case optionZoom = "option.zoom"
  case optionSymbols = "option.symbols"
}

extension StateValue {
  /// Creates a state value from a key of the game.
  package init(_ key: StateKey, _ value: String) {
    self.init(key: key.rawValue, value: value)
  }
}
