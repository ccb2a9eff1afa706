import ConcentrationApp

extension ShellSession {
  /// All settings, each with its owner: the shell's here, the game's in the app.
  package var allSettings: Settings {
    get { Settings(shell: settings, game: game.settings.current) }
    set {
      settings = newValue.shell
      game.settings.current = newValue.game
      settle()
    }
  }
}
