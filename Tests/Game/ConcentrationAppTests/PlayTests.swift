import ConcentrationEngine
import Testing
import UIKit

@testable import ConcentrationApp

@MainActor
@Suite(.serialized) struct PlayTests {
  @Test func `The app starts on the theme chooser, and no other tab is loaded`() throws {
    let app = AppFixture()
    #expect(app.screen?.screenName == "chooser")
    let calls = app.takeCalls()
    #expect(
      calls.filter { $0.hasPrefix("ThemeChooser#1") } == [
        "ThemeChooser#1 viewDidLoad()", "ThemeChooser#1 viewWillAppear(animated: false)",
        "ThemeChooser#1 viewIsAppearing(animated: false)",
        "ThemeChooser#1 viewDidAppear(animated: false)",
      ])
    let loaded = calls.filter { $0.hasSuffix("viewDidLoad()") }.map { $0.prefix { $0 != "#" } }
    #expect(Set(loaded) == ["Tabs", "Split", "Nav", "ThemeChooser"])
  }

  @Test func `A press on a theme pushes a new game, in the order of a push`() throws {
    let app = AppFixture()
    _ = app.takeCalls()
    try app.press("Animals")
    #expect(app.screen?.screenName == "board")
    #expect(app.session.table?.id.description == "4x4/animals#1")
    #expect(
      app.takeCalls() == [
        "Game#2 viewDidLoad()", "ThemeChooser#1 viewWillDisappear(animated: true)",
        "Game#2 viewWillAppear(animated: true)", "Game#2 viewIsAppearing(animated: true)",
        "ThemeChooser#1 viewDidDisappear(animated: true)", "Game#2 viewDidAppear(animated: true)",
      ])
    #expect(
      app.delegate.context.messages.take() == [
        "New game 4x4/animals#1. Turn a card, like b2."
      ])
  }

  @Test func `The previous game is deallocated when the next one is prepared`() throws {
    let app = AppFixture()
    try app.press("Animals")
    _ = app.takeCalls()
    app.delegate.visibleController?.navigationController?.popViewController(animated: true)
    app.settle()
    #expect(
      app.takeCalls() == [
        "Game#2 viewWillDisappear(animated: true)",
        "ThemeChooser#1 viewWillAppear(animated: true)",
        "ThemeChooser#1 viewIsAppearing(animated: true)",
        "Game#2 viewDidDisappear(animated: true)", "ThemeChooser#1 viewDidAppear(animated: true)",
      ])
    try app.press("Food")
    #expect(app.takeCalls().prefix(2) == ["Game#2 deinit", "Game#3 viewDidLoad()"])
  }

  @Test func `New deals anew in the same controller on the game's own screen`() throws {
    let app = AppFixture()
    _ = try app.delegate.startGame()
    app.settle()
    let controller = app.delegate.visibleController
    _ = app.takeCalls()
    let size = try BoardSize(columns: 6, rows: 6)
    let message = try app.delegate.startGame(NewGame(size: size))
    app.settle()
    #expect(message == "New game 6x6/shapes#2. Turn a card, like b2.")
    #expect(app.delegate.visibleController === controller)
    #expect(app.takeCalls().isEmpty)
  }

  @Test func `New selects Play from another tab`() throws {
    let app = AppFixture()
    app.tabs?.selectedIndex = 4
    app.settle()
    #expect(app.screen?.screenName == "stats")
    _ = try app.delegate.startGame()
    app.settle()
    #expect(app.screen?.screenName == "board")
  }

  @Test func `The board screen turns cards and describes them`() throws {
    let app = AppFixture()
    let id = try GameID(parsing: "2x2/shapes:abba")
    _ = try app.delegate.startGame(NewGame(id: id))
    app.settle()
    let table = try #require(app.screen as? any BoardScreen)
    let words = try #require(Theme.builtIn(named: "shapes")).symbols.map(\.word)
    #expect(
      try table.flip(Position(parsing: "a1"), then: nil)
        == "a1 is \(words[0]). Choose a second card.")
    #expect(
      app.sentences == [
        "Board, columns A to B, rows 1 to 2. 0 of 2 pairs found, 3 cards face down. "
          + "a1 is up. Choose a second card.",
        "Row 1: A \(words[0]) up, B down.", "Row 2: A down, B down.", "1 flip, score 0.",
      ])
    let values = Dictionary(
      uniqueKeysWithValues: table.stateValues.map { ($0.key, $0.value) })
    #expect(values["up"] == "a1")
    #expect(values["flips"] == "1")
    #expect(values["won"] == "no")
  }

  @Test func `A large board scrolls, and a turned card is scrolled into view`() throws {
    let app = AppFixture()
    _ = try app.delegate.startGame(NewGame(size: BoardSize(columns: 12, rows: 12)))
    app.settle()
    let table = try #require(app.screen as? any BoardScreen)
    #expect(table.zoomLevel == .small, "all of it is visible")
    #expect(table.zoom(.level(.medium)) == "Zoom 2 of 3.")
    app.settle()
    _ = table.scroll(.top, by: nil)
    #expect(
      table.scroll(.down, by: 2) == "Rows 3-10 of 12, all columns   scroll up: 2 rows   "
        + "scroll down: 2 rows.")
    _ = try table.flip(Position(parsing: "a1"), then: nil)
    #expect(table.scroll(.up, by: 1)?.hasPrefix("Rows 1-8 of 12") == true)
    #expect(table.zoom(.fit) == "Zoom 1 of 3.")
    app.settle()
    #expect(table.zoomLevel == .small)
    #expect(table.scroll(.down, by: nil) == "All rows, all columns.")
    #expect(table.zoom(.zoomOut) == "Zoom 1 of 3 already.")
    #expect(table.zoom(.level(.large)) == "Zoom 3 of 3.")
    app.settle()
    #expect(table.zoomLevel == .large)
  }
}
