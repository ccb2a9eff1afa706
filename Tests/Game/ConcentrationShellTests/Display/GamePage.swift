import ConcentrationApp
import ConcentrationEngine
import ConcentrationTestSupport
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit
@testable import ConcentrationShell
import UIKitShell

/// A game on a page of a terminal: the app itself, drawn, composed, and looked at on the terminal.
@MainActor
struct GamePage {
  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let application: UIApplication
  private let delegate: AppDelegate
  private let renderer = WindowRenderer()
  private var display: PageDisplay
  private(set) var terminal: EmulatedTerminal

  init(size: ScreenSize, ascii: Bool = false) {
    let window = PageLayout.windowSize(in: size)
    application = UIApplication(
      scheduler: scheduler,
      screen: UIScreen(size: CGSize(width: window.columns, height: window.rows)))
    application.viewEnvironment.textMeasure = .terminal
    display = PageDisplay(
      size: size, control: .alternateScreen, colorDepth: .sixteen, ascii: ascii)
    terminal = EmulatedTerminal(width: size.columns, height: size.rows)
    UIApplication.replaceShared(with: application)
    delegate = AppDelegate(environment: .scripted(), wording: CommandWording())
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    settle()
  }

  /// Starts a game of shapes with seed 7 and turns two cards.
  mutating func play(_ board: String) throws {
    UIApplication.replaceShared(with: application)
    var request = NewGame()
    request.size = try BoardSize(parsing: board)
    request.theme = "shapes"
    request.seed = SeedText(7)
    try show(try delegate.startGame(request))
    let table = try #require(delegate.visibleScreen as? any BoardScreen)
    try show(
      try table.flip(
        Position(column: 0, row: 0), then: Position(column: 1, row: 1)))
  }

  /// The game's screen as it is read aloud.
  var sentences: [String] {
    delegate.visibleScreen?.viewIfLoaded.map(UIKitRuntime.ScreenReader.sentences(in:)) ?? []
  }

  private func settle() {
    scheduler.runUntilIdle()
  }

  private mutating func show(_ message: String) throws {
    settle()
    let window = try #require(delegate.window)
    let page = PageContent(screen: renderer.render(window), message: [message])
    try terminal.feed(display.show(page))
  }
}
