import ConcentrationEngine
import Testing
import UIKit

@testable import ConcentrationApp

/// The app does what the course says about the lifecycle.
@MainActor
@Suite(.serialized) struct LectureTests {
  private func playing() throws -> AppFixture {
    let app = AppFixture()
    try app.press("Animals")
    return app
  }

  private func seconds(_ app: AppFixture) -> Int64 {
    (app.session.table?.milliseconds ?? -1) / 1000
  }

  @Test func `the game's time stands still while another tab is shown`() throws {
    let app = try playing()
    app.clock.advance(by: 3000)
    #expect(seconds(app) == 3)
    app.tabs?.selectedIndex = 4
    app.settle()
    app.clock.advance(by: 60_000)
    #expect(seconds(app) == 3)
    app.tabs?.selectedIndex = 0
    app.settle()
    app.clock.advance(by: 2000)
    #expect(seconds(app) == 5)
  }

  @Test func `the time goes on after a swipe back that was cancelled`() throws {
    let app = try playing()
    let stack = try #require(app.screen?.navigationController)
    let swipe = stack.beginInteractivePop()
    app.settle()
    app.clock.advance(by: 1000)
    #expect(seconds(app) == 0)
    swipe?.cancel()
    app.settle()
    app.clock.advance(by: 1000)
    #expect(seconds(app) == 1)
  }

  @Test func `the time stands still in the background, and is saved there`() throws {
    let app = try playing()
    app.clock.advance(by: 4000)
    app.application.enterBackground()
    app.settle()
    app.clock.advance(by: 60_000)
    #expect(seconds(app) == 4)
    try app.store.release()
    #expect(try app.store.keptGame()?.draft.milliseconds == 4000)
    app.application.enterForeground()
    app.settle()
    app.clock.advance(by: 1000)
    #expect(seconds(app) == 5)
  }

  @Test func `a game that undo brings back elsewhere waits for the board`() throws {
    let app = try playing()
    try app.session.startGame()
    app.tabs?.selectedIndex = 4
    app.settle()
    _ = try app.session.undo()
    app.clock.advance(by: 1000)
    #expect(seconds(app) == 0)
    app.tabs?.selectedIndex = 0
    app.settle()
    app.clock.advance(by: 1000)
    #expect(seconds(app) == 1)
  }

  @Test func `the gallery releases its games on a memory warning and reads them again`() throws {
    let app = AppFixture()
    app.tabs?.selectedIndex = 1
    app.settle()
    let gallery = try #require(app.screen as? GalleryViewController)
    app.application.receiveMemoryWarning()
    #expect(gallery.list.isHidden == (gallery.message != nil))
    app.tabs?.selectedIndex = 0
    app.settle()
    app.application.receiveMemoryWarning()
    #expect(gallery.model.gameCount == 0)
    app.tabs?.selectedIndex = 1
    app.settle()
    #expect(gallery.message == "No game has been finished yet.")
  }

  @Test func `the first visible card stays the first on a rotation`() throws {
    let app = AppFixture(columns: 40, rows: 14)
    try app.session.startGame(NewGame(size: try BoardSize(columns: 8, rows: 20)))
    app.delegate.showGame()
    app.settle()
    let game = try #require(app.screen as? GameViewController)
    game.showFirst(column: 0, row: 3)
    let layout = try #require(game.layout)
    let first = game.firstVisible(layout)
    #expect(first.row > 0)
    _ = app.takeCalls()
    app.application.resize(to: CGSize(width: 44, height: 15))
    app.settle()
    let after = game.firstVisible(try #require(game.layout))
    #expect(after.row == first.row)
    #expect(!app.takeCalls().contains { $0.contains("viewWillAppear") })
  }
}
