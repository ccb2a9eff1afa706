import ConcentrationApp
import ConcentrationEngine
import UIKitShell

/// Phrases what is possible with the commands that do it.
package struct CommandWording: Wording {
  /// Creates the wording.
  package init() {}

  package func forms(of possibility: Possibility) -> [String] {
    switch possibility {
    case .turnCard(let position): ["type a card, like \(position)"]
    case .startGame: ["type new to start one"]
    case .dealCards: ["type new to start a game"]
    case .returnToBoard(let style):
      ["type \(ScreenDestination.Style(style).rawValue) board to go back to the game"]
    case .selectBoardTab: ["type tab play to go back to the board"]
    case .startGameOrPressTheme: ["type new, or press a theme"]
    case .startAnotherGame: ["type new for another"]
    case .startAnotherGameOrUndo: ["type new for another, or undo"]
    case .bringBack(let id): ["undo brings \(id) back"]
    case .overwrite(let name):
      ["type save \(Word.quoted(name)) overwrite to replace it, or choose another name"]
    case .playCards(let id): ["the cards can still be played: new \(id)"]
    case .scroll(let direction): ["scroll \(direction.rawValue)", direction.rawValue]
    case .typeMoment: ["or type the moment: adjust moment 2026-12-31 18:30"]
    case .listGames: ["type describe for the list, a number for a game"]
    case .getHelpOrQuit: ["type help, tutorial or quit"]
    case .pressNumberOrStartGame:
      ["type a number, or: new 6x6 animals --seed 7", "type a number, or new", "type a number"]
    case .turnTwoCards: ["type b2, then c3, or both at once: b2 c3"]
    case .playTogether: ["new --players 2"]
    case .playAgainstProgram: ["new --against sharp"]
    case .printCalls: ["type set log after"]
    case .printCallsAndLeave: ["type set log after, then pop or a tab's name"]
    case .reopenBoard: ["press 1, back, press 1"]
    case .cancelSwipe: ["swipe left begin, then swipe left cancel"]
    case .showOptions: ["present options"]
    case .widenScreen: ["resize 120x30"]
    case .listCommands: ["help lists all commands; help COMMAND tells more"]
    case .quit: ["quit"]
    }
  }
}

extension SessionError {
  /// What is wrong, and what can be typed instead.
  package var words: String { words(in: CommandWording()) }
}
