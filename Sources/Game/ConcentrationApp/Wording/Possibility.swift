import ConcentrationEngine

/// Something that a person can do next.
///
/// Screens and sentences know what is possible; how it is typed is known to the shell alone.
package enum Possibility: Hashable, Sendable {
  // MARK: On the board

  /// Turning a card, the one at a position for example.
  case turnCard(Position)
  /// Starting a first game.
  case startGame
  /// Starting a game where there are no cards.
  case dealCards
  /// Going back from a screen to the board, which is reached as a style of destination says.
  case returnToBoard(Destination.Style)
  /// Going back to the board from another tab.
  case selectBoardTab
  /// Starting a first game, or pressing a theme on the screen.
  case startGameOrPressTheme
  /// Starting another game after one that is over.
  case startAnotherGame
  /// Starting another game after one that is over, or taking back its last step.
  case startAnotherGameOrUndo
  /// Playing the cards of a game that itself cannot be read.
  case playCards(GameID)
  /// Scrolling to what lies in a direction.
  case scroll(ScrollDirection)

  // MARK: On the first screen

  /// Asking for help, being taught, or leaving.
  case getHelpOrQuit
  /// Pressing a button by its number, or starting a game as one likes it.
  case pressNumberOrStartGame

  // MARK: In the book

  /// Turning two cards, one after the other or both at once.
  case turnTwoCards
  /// Starting a game for two people.
  case playTogether
  /// Starting a game against the program.
  case playAgainstProgram
  /// Having the lifecycle calls printed.
  case printCalls
  /// Having the lifecycle calls printed, and leaving a screen or a tab.
  case printCallsAndLeave
  /// Opening a board, leaving it, and opening it again.
  case reopenBoard
  /// Beginning to swipe back, and giving it up.
  case cancelSwipe
  /// Showing the options.
  case showOptions
  /// Making the screen as wide as two.
  case widenScreen
  /// Listing the commands, and asking about one.
  case listCommands
  /// Leaving the program.
  case quit
}
