import ConcentrationApp
import ConcentrationEngine
import LifecycleTrace
package import TerminalCanvas
import TerminalRendering
import UIKit

/// The app as it runs: launched in a fresh UIKit world on a queue whose time is virtual.
@MainActor
package final class RunningApp {
  /// Transitions that need longer than this, in seconds, do not hold a command up.
  private static var patience: Duration { .seconds(5) }
  /// More turns of the queue than any command needs.
  private static var turnLimit: Int { 10_000 }

  /// The calls of the app's controllers.
  package let trace: UIKitRuntime.LifecycleTracer
  /// What the app was given.
  package let environment: AppEnvironment
  let application: UIApplication
  let delegate: AppDelegate
  private let wording = CommandWording()
  private let scheduler: UIKitRuntime.SteppedScheduler
  private let renderer = WindowRenderer()
  /// Who was in front when it was last looked at; nobody is kept alive by it.
  var glance = Glance()

  /// Who is in front, as of a number of lifecycle calls.
  struct Glance {
    var sequence = -1
    var frontIdentity: ObjectIdentifier?
    weak var front: UIViewController?
    weak var screen: (any Screen)?
    weak var table: (any CardTable)?
  }

  /// Launches the app on a screen of columns and rows, and lets it settle.
  package init(environment: AppEnvironment, size: (columns: Int, rows: Int)) {
    self.environment = environment
    scheduler = UIKitRuntime.SteppedScheduler()
    trace = UIKitRuntime.LifecycleTracer()
    let screen = UIScreen(size: CGSize(width: size.columns, height: size.rows))
    application = UIApplication(
      scheduler: scheduler, screen: screen, lifecycleObserver: trace)
    UIApplication.replaceShared(with: application)
    delegate = AppDelegate(environment: environment, wording: wording)
    application.launch(delegate)
    settle()
  }

  /// The app's session, which owns the game.
  package var session: GameSession { delegate.context.session }
  /// The game's settings, which its screens follow.
  package var settings: SettingsCenter { delegate.context.settings }
  /// What screens have to say.
  package var messages: MessageBoard { delegate.context.messages }
  /// The app's window.
  package var window: UIWindow? { delegate.window }

  // MARK: Time

  /// Makes a command the cause of the calls to come; their times start at the game clock.
  package func beginCommand(_ text: String) -> Int {
    // Controllers made from now on belong to this app, whatever was launched meanwhile.
    if UIApplication.shared !== application { UIApplication.replaceShared(with: application) }
    trace.timeOffset = .milliseconds(environment.gameClock.milliseconds) - scheduler.now
    return trace.recorder.beginCommand(text)
  }

  /// Runs the queue and all transitions to their end, without sleeping.
  package func settle() {
    scheduler.runTurns()
    let latest = scheduler.now + Self.patience
    var turns = 0
    while let due = scheduler.nextTimer, due <= latest, turns < Self.turnLimit {
      scheduler.advance(by: due - scheduler.now)
      turns += 1
    }
  }

  /// Lets seconds of the queue's time pass.
  package func advance(by seconds: Double) {
    scheduler.advance(by: .milliseconds(Int64((seconds * 1000).rounded())))
    settle()
  }

  // MARK: Drawing

  /// The window, drawn.
  package func canvas() -> Canvas {
    guard let window else { return Canvas(width: 1, height: 1) }
    return renderer.render(window)
  }

  /// The window as lines without blank ones at the end.
  package func screenLines(ascii: Bool) -> [String] {
    var lines = canvas().lines(ascii: ascii)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The screen in front in sentences: its own, or what its views say to a screen reader.
  package var sentences: [String] {
    if let screen { return screen.sentences() }
    let read = front?.viewIfLoaded.map(PlainTextRenderer.sentences(of:)) ?? []
    return read.isEmpty ? ["Nothing is shown."] : read
  }

  // MARK: The game

  /// Deals a new game and shows it.
  package func startGame(_ request: NewGame) throws(SessionError) -> String {
    try delegate.startGame(request)
  }

  /// Brings back a named game, or the kept one, and shows it.
  package func loadGame(named name: String?) throws(SessionError) -> String {
    let table =
      switch name {
      case .some(let name): try session.load(named: name)
      case nil: try session.continueKeptGame()
      }
    delegate.showGame()
    return table.presenter.continued(wording)
  }

  /// Puts a saved game's text on the table and shows it.
  package func loadGame(text: String) throws(SessionError) -> String {
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
}
