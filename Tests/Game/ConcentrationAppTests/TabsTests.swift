import ConcentrationEngine
import Testing
import UIKit

@testable import ConcentrationApp

@MainActor
@Suite(.serialized) struct TabsTests {
  @Test func `A won game shows its result on the full screen, and undo takes it away`() throws {
    let app = AppFixture()
    try win(app)
    #expect(app.screen?.screenName == "result")
    let lines = app.sentences
    #expect(lines.contains("You found all 2 pairs of 2x2/shapes:abba."))
    #expect(lines.contains("A perfect player needs 2.67 moves on average,"))
    #expect(lines.contains("with 0.67 lucky pairs: you needed 0.67 fewer."))
    _ = try app.session.undo()
    app.settle()
    #expect(app.screen?.screenName == "board")
  }

  @Test func `A new game while the result is shown brings the board back`() throws {
    let app = AppFixture()
    try win(app)
    _ = try app.delegate.startGame()
    app.settle()
    #expect(app.screen?.screenName == "board")
    #expect(app.session.table?.game.flips == 0)
  }

  @Test func `The result hides the board in the order of a full-screen presentation`() throws {
    let app = AppFixture()
    try win(app) { _ = app.takeCalls() }
    #expect(
      app.takeCalls() == [
        "Result#1 viewDidLoad()", "Tabs#1 viewWillDisappear(animated: true)",
        "Split#1 viewWillDisappear(animated: true)", "Nav#1 viewWillDisappear(animated: true)",
        "Game#2 viewWillDisappear(animated: true)", "Result#1 viewWillAppear(animated: true)",
        "Result#1 viewIsAppearing(animated: true)", "Result#1 viewDidAppear(animated: true)",
        "Tabs#1 viewDidDisappear(animated: true)", "Split#1 viewDidDisappear(animated: true)",
        "Nav#1 viewDidDisappear(animated: true)", "Game#2 viewDidDisappear(animated: true)",
      ])
  }

  @Test func `Options change what the next game is like`() throws {
    let app = AppFixture()
    let options = try #require(app.screen?.destinations.first { $0.name == "options" })
    options.show()
    app.settle()
    #expect(app.screen?.screenName == "options")
    try app.press("Size 4x4")
    try app.press("Against nobody")
    try app.press("New game with these")
    #expect(app.screen?.screenName == "board")
    #expect(app.session.table?.parameters.size.description == "6x4")
    #expect(app.session.table?.parameters.bots.map(\.level) == ["easy"])
  }

  @Test func `The gallery loads after it appeared, and shows pages on demand`() throws {
    let app = AppFixture()
    try win(app)
    try app.press("Close")
    app.tabs?.selectedIndex = 1
    app.scheduler.runTurns()
    #expect(app.sentences == ["Loading finished games..."])
    app.settle()
    #expect(app.screen?.stateValues.contains(StateValue(.games, "1")) == true)
    try app.press("2x2/shapes:abba")
    #expect(app.screen?.screenName == "photo")
    let pages = try #require(app.delegate.visibleController?.parent as? UIPageViewController)
    let gallery = try #require(app.tabs?.viewControllers?[1] as? GalleryViewController)
    let first = try #require(pages.beginSwipe(.forward))
    first.cancel()
    app.settle()
    #expect(gallery.pages?.current == .photo(0))
    let second = try #require(pages.beginSwipe(.forward))
    second.finish()
    app.settle()
    #expect(gallery.pages?.current == .video(0))
    #expect(app.screen?.screenName == "video")
    try app.press("Step")
    try app.press("Step")
    #expect(app.screen?.stateValues.contains(StateValue(.position, "2")) == true)
    try app.press("Play")
    app.scheduler.advance(by: .seconds(5))
    #expect(app.screen?.stateValues.contains(StateValue(.position, "4")) == true)
    try app.press("Close")
    #expect(app.screen?.screenName == "gallery")
  }

  @Test func `Leaving the gallery cancels the loading`() throws {
    let app = AppFixture()
    try win(app)
    try app.press("Close")
    app.tabs?.selectedIndex = 1
    app.scheduler.runTurns()
    app.tabs?.selectedIndex = 4
    app.settle()
    app.scheduler.advance(by: .seconds(1))
    let gallery = try #require(app.tabs?.viewControllers?[1] as? GalleryViewController)
    #expect(gallery.model.gameCount == 0)
  }

  @Test func `The book has one page when narrow and two when wide`() throws {
    let app = AppFixture()
    app.tabs?.selectedIndex = 2
    app.settle()
    let pages = try #require(app.delegate.visibleController?.parent as? UIPageViewController)
    #expect(pages.viewControllers?.count == 1)
    app.application.resize(to: CGSize(width: 120, height: 21))
    app.settle()
    #expect(pages.spineLocation == .mid)
    #expect(pages.viewControllers?.count == 2)
    app.application.resize(to: CGSize(width: 80, height: 21))
    app.settle()
    #expect(pages.viewControllers?.count == 1)
    #expect(app.sentences.first == "Page 1 of 10: The game. Heading.")
  }

  @Test func `The book adapts to a width that changed while another tab was selected`() throws {
    let app = AppFixture()
    app.tabs?.selectedIndex = 2
    app.settle()
    app.tabs?.selectedIndex = 4
    app.settle()
    app.application.resize(to: CGSize(width: 120, height: 21))
    app.settle()
    app.tabs?.selectedIndex = 2
    app.settle()
    let pages = try #require(app.delegate.visibleController?.parent as? UIPageViewController)
    #expect(pages.spineLocation == .mid)
    #expect(pages.viewControllers?.count == 2)
    #expect(app.sentences.first == "Page 1 of 10: The game. Heading.")
  }

  @Test func `The earliest reminder is a minute away at every appearance`() throws {
    let app = AppFixture()
    app.tabs?.selectedIndex = 3
    app.settle()
    #expect(app.screen?.stateValues.contains(StateValue(.moment, "2026-01-01 12:01")) == true)
    app.tabs?.selectedIndex = 4
    app.settle()
    app.clock.advance(by: 600_000)
    app.tabs?.selectedIndex = 3
    app.settle()
    #expect(app.screen?.stateValues.contains(StateValue(.moment, "2026-01-01 12:11")) == true)
    try app.press("10 minutes later")
    try app.press("Set reminder")
    _ = app.delegate.context.takeMessages()
    app.clock.advance(by: 659_000)
    #expect(app.delegate.context.takeMessages().isEmpty)
    app.clock.advance(by: 1_000)
    #expect(app.delegate.context.takeMessages() == ["Reminder: it is time for a game."])
  }

  @Test func `Stats are read anew at every appearance`() throws {
    let app = AppFixture()
    app.tabs?.selectedIndex = 4
    app.settle()
    #expect(app.sentences == ["No game has been finished yet."])
    try win(app)
    try app.press("Close")
    app.tabs?.selectedIndex = 4
    app.settle()
    let lines = app.sentences
    #expect(lines.first == "1 game, 1 won. Wins in a row: 1, at best 1.")
    #expect(lines.contains("Moves best 2, mean 2.0, perfect 2.67; flips mean 4.0."))
  }

  @Test func `From 100 columns on the chooser stands beside the game, and goes again`() throws {
    let app = AppFixture()
    _ = try app.delegate.startGame()
    app.settle()
    let split = try #require(app.tabs?.selectedViewController as? UISplitViewController)
    #expect(split.isCollapsed)
    let board = app.delegate.visibleController
    app.application.resize(to: CGSize(width: 120, height: 40))
    app.settle()
    #expect(!split.isCollapsed)
    #expect(app.delegate.visibleController === board)
    try pressInChooser("Food", split, app)
    #expect(app.session.table?.theme.name == "food")
    #expect(app.delegate.visibleController !== board)
    app.application.resize(to: CGSize(width: 80, height: 24))
    app.settle()
    #expect(split.isCollapsed)
    #expect(app.screen?.screenName == "board")
  }

  private func pressInChooser(
    _ title: String, _ split: UISplitViewController, _ app: AppFixture
  ) throws {
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let view = try #require(navigation.topViewController?.view)
    try #require(AppFixture.button(title, in: view)).press()
    app.settle()
  }

  /// Plays a game of four cards to its end.
  private func win(_ app: AppFixture, beforeLastCard: () -> Void = {}) throws {
    _ = try app.delegate.startGame(NewGame(id: GameID(parsing: "2x2/shapes:abba")))
    app.settle()
    let table = try #require(app.screen as? any BoardScreen)
    for (index, card) in ["a1", "b2", "b1", "a2"].enumerated() {
      if index == 3 { beforeLastCard() }
      _ = try table.flip(Position(parsing: card), then: nil)
    }
    app.settle()
  }
}
