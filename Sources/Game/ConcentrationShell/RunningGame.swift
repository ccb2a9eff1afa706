import ConcentrationApp
import ConcentrationEngine
import UIKit
import UIKitShell

/// The game in the running app, for the commands that the game contributes.
///
/// Everything else in the shell uses `RunningApp`, which depends on UIKit alone.
@MainActor
package final class RunningGame {
  /// The running app.
  package let app: RunningApp
  /// The dependencies of the app.
  package let environment: AppEnvironment
  let delegate: AppDelegate
  let gameClock: GameSessionClock
  /// The tutorial, if it runs.
  package var tutorial: Tutorial?
  private let wording = CommandWording()
  private var cachedScreen = CachedScreen()
  /// The session that runs it.
  weak var shell: ShellSession?

  /// The frontmost screen, also as a `BoardScreen`: a dynamic cast is too slow for every move.
  private struct CachedScreen {
    var generation = -1
    weak var screen: (any Screen)?
    weak var board: (any BoardScreen)?
  }

  /// Creates the game of a launched app.
  ///
  /// - Precondition: The app is Concentration.
  package init(_ app: RunningApp) {
    guard let delegate = app.delegate as? AppDelegate else {
      preconditionFailure("the app is another one than Concentration")
    }
    self.app = app
    self.delegate = delegate
    environment = delegate.context.environment
    gameClock = GameSessionClock(environment.gameClock)
  }

  /// The app's session, which owns the current game.
  package var session: GameSession { delegate.context.session }

  // MARK: Settings

  /// The game's settings, which its screens observe.
  package var settingsCenter: SettingsCenter { delegate.context.settings }

  // MARK: Screens

  /// The frontmost screen, which can be a container.
  package var screen: (any Screen)? {
    refreshScreen()
    return cachedScreen.screen
  }

  /// The frontmost screen, if it has a board.
  package var board: (any BoardScreen)? {
    refreshScreen()
    return cachedScreen.board
  }

  private func refreshScreen() {
    let generation = app.frontGeneration
    guard generation != cachedScreen.generation else { return }
    cachedScreen.generation = generation
    cachedScreen.screen = app.chain.reversed().lazy.compactMap { $0 as? any Screen }.first
    cachedScreen.board = cachedScreen.screen as? any BoardScreen
  }

  // MARK: The game

  /// Deals a new game and shows it.
  package func start(_ request: NewGame) throws(SessionError) -> String {
    try delegate.startGame(request)
  }

  /// Brings back a named game, or the kept one, and shows it.
  package func load(named name: String?) throws(SessionError) -> String {
    let table =
      switch name {
      case .some(let name): try session.load(named: name)
      case nil: try session.loadLast()
      }
    return show(table)
  }

  /// Loads a game from its saved text and shows it.
  package func load(text: String) throws(SessionError) -> String {
    show(try session.load(text: text))
  }

  /// Shows the game on the table, or brings back the one that `load` brings back.
  func goOn() throws(SessionError) -> String {
    if let table = session.table, !table.isOver { return show(table) }
    return try load(named: nil)
  }

  /// Brings back the game that the tutorial interrupted and shows it.
  ///
  /// - Returns: A sentence about it; nil if there is none.
  func giveBack() -> String? { session.giveBack().map(show) }

  private func show(_ table: Table) -> String {
    delegate.showGame()
    return table.presenter.continued(wording) + session.wayBack(wording)
  }

  /// Takes back the last step of the game, and returns a sentence about it.
  package func undo() throws(SessionError) -> String {
    let step = try session.undo()
    return try session.currentTable().presenter.undone(step, wording)
  }

  /// Makes the step again that undo took back last, and returns a sentence about it.
  package func redo() throws(SessionError) -> String {
    let step = try session.redo()
    return try session.currentTable().presenter.redone(step, wording)
  }

  /// How to get to cards from here, as a sentence.
  package var wayToBoard: String { wording.opening(wayToCards) + "." }

  private var wayToCards: Possibility {
    guard session.table != nil else { return .dealCards }
    if let way = screen?.destinations.first(where: { $0.name == "board" }) {
      return .returnToBoard(way.style)
    }
    return app.tabTitle == "Play" ? .dealCards : .selectBoardTab
  }
}

extension ShellSession {
  /// The running game; only commands that the game contributes use it.
  package var game: RunningGame {
    for delegate in delegates {
      if let game = delegate as? RunningGame { return game }
    }
    preconditionFailure("the app is another one than Concentration")
  }
}
