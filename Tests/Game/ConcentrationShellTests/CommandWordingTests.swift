import ConcentrationApp
import ConcentrationEngine
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct CommandWordingTests {
  private static let card = Position(column: 1, row: 1)

  private static let all: [Possibility] =
    [
      .turnCard(card), .startGame, .startGameOrPressTheme, .startAnotherGame,
      .startAnotherGameOrUndo,
      .playCards(GameID(size: .standard, theme: .shapes, seed: SeedText(7))),
      .getHelpOrQuit, .pressNumberOrStartGame, .turnTwoCards, .playTogether, .playAgainstProgram,
      .printCalls, .printCallsAndLeave, .reopenBoard, .cancelSwipe, .showOptions, .widenScreen,
      .listCommands, .quit, .dealCards, .returnToBoard(.push), .selectBoardTab,
    ] + ScrollDirection.allCases.map(Possibility.scroll)

  @Test func `Each possibility has words, which get shorter`() {
    for possibility in Self.all {
      let forms = CommandWording().forms(of: possibility)
      #expect(!forms.isEmpty && !forms.contains(""), "\(possibility)")
      #expect(forms.map(\.count) == forms.map(\.count).sorted(by: >), "\(forms)")
      #expect(forms.allSatisfy { !$0.hasSuffix(".") && $0.first?.isUppercase == false }, "\(forms)")
    }
  }

  @Test(arguments: [
    (Possibility.startGame, "new"), (.startAnotherGame, "new"), (.playTogether, "new --players 2"),
    (.playAgainstProgram, "new --against sharp"), (.printCalls, "set log after"),
    (.showOptions, "present options"), (.widenScreen, "resize 120x30"), (.quit, "quit"),
    (.dealCards, "new"), (.selectBoardTab, "tab play"),
  ])
  func `What is named can be typed`(possibility: Possibility, command: String) {
    #expect(CommandWording().forms(of: possibility)[0].contains(command))
    let session = TypedSession()
    #expect(!session.type(command).contains("error:"))
  }

  @Test func `A game of another version comes with the way to its cards`() {
    let saved = "concentration game 2\nscheme 1\nid 2x2/shapes:abba\n"
    let session = TypedSession(files: [:])
    session.type("new 2x2/shapes:abba")
    var text = (try? session.repl.session.game.session.savedText()) ?? saved
    text = text.replacing("concentration game 1", with: "concentration game 2")
    let run = ScriptRun("load <<GAME\n\(text)GAME\n")
    #expect(
      run.errors.contains(
        "this game was saved by version 2; this is version 1. The cards can still be played: "
          + "new 2x2/shapes:abba"), "\(run.errors)")
  }
}
