import ConcentrationApp
import ConcentrationEngine
import UIKit

/// The game in the running app: what the commands that know the game reach.
///
/// Everything else in the shell asks `RunningApp`, which knows UIKit alone.
@MainActor
package final class RunningGame {
  /// The app that the game is.
  package let app: RunningApp
  /// What the app was given.
  package let environment: AppEnvironment
  private let delegate: AppDelegate
  private let wording = CommandWording()
  private var cachedScreen = CachedScreen()

  /// The frontmost screen and card table, which a cast finds too slowly for every move.
  private struct CachedScreen {
    var generation = -1
    weak var screen: (any Screen)?
    weak var table: (any CardTable)?
  }

  /// Launches the app on a screen of columns and rows, and lets it settle.
  package init(environment: AppEnvironment, size: (columns: Int, rows: Int)) {
    self.environment = environment
    app = RunningApp(size: size)
    delegate = AppDelegate(environment: environment, wording: wording)
    app.launch(delegate)
  }

  /// The app's session, which owns the current game.
  package var session: GameSession { delegate.context.session }

  /// Takes what screens had to say.
  func takeNotices() -> [String] { delegate.context.messages.take() }

  // MARK: Time

  /// The time by which games are measured, in milliseconds.
  var milliseconds: Int64 { environment.gameClock.milliseconds }

  /// Lets virtual time pass, in seconds; false where time is real.
  func passVirtualTime(seconds: Double) -> Bool {
    guard let clock = environment.gameClock as? ManualGameClock else { return false }
    clock.advance(by: Int64((seconds * 1000).rounded()))
    return true
  }

  /// True if time moves only when it is told to.
  var timeIsVirtual: Bool { environment.gameClock is ManualGameClock }

  // MARK: Settings

  /// The game's settings, which its screens follow.
  package var settings: SettingsCenter { delegate.context.settings }

  /// Whether the terminal shows signs beyond ASCII.
  var canShowSigns: Bool {
    get { settings.canShowSigns }
    set {
      settings.canShowSigns = newValue
      app.settle()
    }
  }

  // MARK: Screens

  /// The screen in front; a container in front counts if it is one.
  package var screen: (any Screen)? {
    refreshScreen()
    return cachedScreen.screen
  }

  /// The card table in front, if cards are there.
  package var table: (any CardTable)? {
    refreshScreen()
    return cachedScreen.table
  }

  private func refreshScreen() {
    let generation = app.frontGeneration
    guard generation != cachedScreen.generation else { return }
    cachedScreen.generation = generation
    cachedScreen.screen = app.chain.reversed().lazy.compactMap { $0 as? any Screen }.first
    cachedScreen.table = cachedScreen.screen as? any CardTable
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
      case nil: try session.continueKeptGame()
      }
    delegate.showGame()
    return table.presenter.continued(wording)
  }

  /// Puts a saved game's text on the table and shows it.
  package func load(text: String) throws(SessionError) -> String {
    let table = try session.load(text: text)
    delegate.showGame()
    return table.presenter.continued(wording)
  }

  /// Takes back the last step of the game, and says what that was.
  package func undo() throws(SessionError) -> String {
    let step = try session.undo()
    return try session.currentTable().presenter.undone(step, wording)
  }

  /// Makes again what undo took back last, and says what that was.
  package func redo() throws(SessionError) -> String {
    let step = try session.redo()
    return try session.currentTable().presenter.redone(step, wording)
  }

  /// One line on the game for somebody who leaves.
  var summary: String {
    guard let table = session.table else { return "Concentration: no game was played." }
    return "Concentration: \(table.id), \(table.presenter.pairsFound)."
  }
}
