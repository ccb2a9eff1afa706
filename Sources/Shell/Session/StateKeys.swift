/// The keys that `state` can print, so that a misspelled expectation is found before anything runs.
package enum StateKeys {
  /// Keys that the shell answers on every screen.
  package static let everywhere = ["tab", "screen", "path", "visible"]
  /// Keys of the current game, on every screen once there is a game.
  package static let game = [
    "id", "size", "theme", "scoring", "players", "player", "flips", "attempts", "moves", "pairs",
    "lucky", "score", "scores", "up", "won", "over", "assisted", "time",
  ]
  /// Keys that single screens add.
  package static let screens = [
    "zoom", "page", "pages", "spine", "game", "games", "sections", "loading", "position", "running",
    "moment", "reminders", "option.size", "option.people", "option.against", "option.scoring",
    "option.zoom", "option.symbols",
  ]

  /// All of them.
  package static let all = everywhere + game + screens
}
