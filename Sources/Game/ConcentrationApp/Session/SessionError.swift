import ConcentrationEngine
import ConcentrationPlayers

/// Why the session refused a request; nothing has changed.
package enum SessionError: Error, Hashable, Sendable {
  /// There is no current game.
  case noGame
  /// The rules refuse the move in a game with this theme and number of pairs.
  case move(MoveError, Theme, pairCount: Int)
  case nothingToUndo
  case nothingToRedo
  case nothingToRestart
  /// No pair of cards has been seen that could be named.
  case noHint
  case unknownTheme(String, known: [String])
  case player(PlayerNameError)
  case parameters(GameParametersError)
  case savedText(TextError)
  case text(TextError)
  case noKeptGame
  /// No game has been finished that could be played over.
  case noReplay
  /// Neither a saved nor a kept game is meant by this word.
  case noNamedGame(String, known: [String], kept: [String])
  case badName(String)
  case badPlayerName(String)
  /// A saved game has this name, and may be described by the title.
  case nameTaken(String, title: String?)
  case store(StoreError)
  /// What is kept is lost at the end of this run, for a reason.
  case lost(String)
}
