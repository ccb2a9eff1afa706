import ConcentrationEngine

/// An action that is available to the person.
///
/// Screens and sentences name what is possible; the shell alone defines how it is typed.
package enum Possibility: Hashable, Sendable {
  // MARK: On the board

  /// Turning a card, with a position as the example.
  case turnCard(Position)
  /// Starting a first game.
  case startGame
  /// Starting a game on a screen without cards.
  case dealCards
  /// Going back to the board from a screen that was shown in a style.
  case returnToBoard(Destination.Style)
  /// Going back to the board from another tab.
  case selectBoardTab
  /// Starting a first game, or pressing a theme on the screen.
  case startGameOrPressTheme
  /// Starting another game after one that is over.
  case startAnotherGame
  /// Starting another game after one that is over, or taking back its last step.
  case startAnotherGameOrUndo
  /// Bringing back an unfinished game that the current one has replaced.
  case bringBack(GameID)
  /// Replacing the saved game of a name.
  case overwrite(String)
  /// Playing the cards of a saved game whose moves cannot be read.
  case playCards(GameID)
  /// Scrolling in a direction.
  case scroll(ScrollDirection)

  // MARK: In the gallery

  /// Listing the finished games, and choosing one.
  case listGames

  // MARK: On the reminders' screen

  /// Choosing a moment by its date and time.
  case typeMoment

  // MARK: On the first screen

  /// Asking for help, starting the tutorial, or quitting.
  case getHelpOrQuit
  /// Pressing a button by its number, or starting a game with options.
  case pressNumberOrStartGame

  // MARK: In the book

  /// Turning two cards, one after the other or both at once.
  case turnTwoCards
  /// Starting a game for two people.
  case playTogether
  /// Starting a game against the program.
  case playAgainstProgram
  /// Printing the lifecycle calls.
  case printCalls
  /// Printing the lifecycle calls, and leaving a screen or a tab.
  case printCallsAndLeave
  /// Opening a board, leaving it, and opening it again.
  case reopenBoard
  /// Beginning to swipe back, and cancelling it.
  case cancelSwipe
  /// Showing the options.
  case showOptions
  /// Making the screen wide enough for two columns.
  case widenScreen
  /// Listing the commands, and asking about one.
  case listCommands
  /// Leaving the program.
  case quit
}
