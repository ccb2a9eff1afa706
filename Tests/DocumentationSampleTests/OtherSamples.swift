import AppResources
import ConcentrationEngine
import ConcentrationPlayers
import InterfaceBuilderFlow
import InterfaceBuilderLoading
import InterfaceBuilderReading
import LifecycleTesting
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit
import UIKitTerminal

/// The samples of the pages of the libraries for Xcode's files, the terminal and the game.
@MainActor
@Suite struct OtherSamples {
  private let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>\
    <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController"/>\
    </objects></scene></scenes></document>
    """

  @Test func `InterfaceBuilderReading`() throws {
    let document = try InterfaceReader().read(Array(xml.utf8))
    print(document.scene(identifier: "First") != nil)  // true
    #expect(document.scene(identifier: "First") != nil && document.scenes.count == 1)
  }

  @Test func `InterfaceBuilderFlow`() throws {
    let flow = InterfaceFlow(try InterfaceReader().read(Array(xml.utf8)))
    print(FlowText.make(flow))
    #expect(FlowText.make(flow).contains("First"))
  }

  @Test func `InterfaceBuilderLoading`() {
    let application = TestApplication().application
    let files = ["Main.storyboard": Array(xml.utf8)]
    InterfaceLoader(
      classes: nil, log: { print($0) }, read: { name, kind in files["\(name).\(kind)"] }
    )
    .install(in: application)
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() != nil)
  }

  @Test func `TerminalRendering`() {
    let window = TestApplication(screenSize: CGSize(width: 10, height: 2)).launch(
      UIViewController())
    let canvas = WindowRenderer().render(window)
    print(canvas.lines(ascii: true).joined(separator: "\n"))
    #expect(canvas.width == 10)
  }

  @Test func `TerminalCanvas`() {
    var canvas = Canvas(width: 9, height: 3)
    canvas.strokeFrame(Region(column: 0, row: 0, width: 9, height: 3))
    canvas.draw("D", column: 4, row: 1, style: Style(foreground: .cyan, isBold: true))
    let lines = canvas.lines(ascii: true)  // ["+-------+", "|   D   |", "+-------+"]
    #expect(lines == ["+-------+", "|   D   |", "+-------+"])
  }

  @Test func `ConcentrationEngine`() throws {
    let id = try GameID(parsing: "4x4/shapes#7")
    var history = GameHistory(GameParameters(id))
    try history.flip(Position(parsing: "b2"), then: Position(parsing: "c3"))
    history.undo()
    print(SavedGame(history))
    #expect(history.game.flips == 0)
  }

  @Test func `ConcentrationPlayers`() throws {
    let setup = try SimulationSetup(size: BoardSize(parsing: "4x4"), players: [.level(.perfect)])
    let result = try Simulation(setup, seed: SeedText(7)).run(games: 0..<1000)
    print(SimulationReport(result).text)
    #expect(result.games == 1000)
  }

  // These act on the bundle, or end the process.
  func compiled(_ application: UIApplication) {
    AppResources().install(in: application)
    TerminalApp.main { AppDelegate() }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}
