import ConcentrationEngine
import ConcentrationTestSupport
import Foundation
import Testing
import UIKit

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// A person who types no word, from the first screen to the end, by arrows and Enter or by the mouse alone.
///
/// The person knows nothing but what stands on the screen.
@MainActor @Suite struct PersonTests {
  /// The shell without a terminal.
  @MainActor struct Shell: @MainActor PlayedTerminal {
    var player: CardPageTests.Player
    private(set) var hasLeft = false

    init(columns: Int, rows: Int) throws {
      player = try CardPageTests.Player(columns: columns, rows: rows)
    }

    var lines: [String] { player.terminal.lines }

    mutating func perform(_ action: HandAction) throws {
      switch action {
      case .up: try press(.up)
      case .down: try press(.down)
      case .left: try press(.left)
      case .right: try press(.right)
      case .enter: try press(.use)
      case .click(let column, let row):
        for action in [MouseEvent.Action.press, .release] {
          try receive(.mouse(MouseEvent(action, column: column, row: row)))
        }
      case .wheel(let isDown, let column, let row):
        try receive(.mouse(MouseEvent(isDown ? .wheelDown : .wheelUp, column: column, row: row)))
      }
    }

    private mutating func press(_ key: CursorKey) throws {
      try #require(player.session.repl.takes(key), "\(key) does nothing:\n\(player.screen)")
      try receive(.key(key))
    }

    private mutating func receive(_ input: LineInput) throws {
      let response = player.session.repl.receive(input)
      hasLeft = response.isFinished
      try player.show(response)
    }
  }

  nonisolated static let sizes = [(80, 24), (40, 15), (120, 40), (200, 60)]

  @Test(arguments: sizes, InputDevice.allCases)
  func `A whole evening without a word`(size: (Int, Int), device: InputDevice) throws {
    var person = try Person(at: Shell(columns: size.0, rows: size.1), by: device)
    try person.choose("Size", "6x6")
    try person.choose("Theme", "animals")
    try person.choose("Against", "perfect")
    try person.use("[New game]")
    #expect(person.terminal.player.table?.parameters.bots.map(\.level) == ["perfect"])
    let table = try #require(person.terminal.player.table)
    #expect("\(table.parameters.size)/\(table.theme.name)" == "6x6/animals")
    // Undo and a hint.
    var random = TestGenerator(seed: 7)
    try person.turnAnyCard(using: &random)
    try person.openMenu()
    try person.use("[Undo]")
    #expect(person.terminal.player.table?.game.flips == 0, "\(person.screen)")
    try person.openMenu()
    try person.use("[Hint]")
    #expect(person.terminal.player.table?.isAssisted == true || person.screen.contains("card"))
    // To the end.
    for _ in 0..<400 where person.terminal.player.table?.isOver == false {
      try person.turnAnyCard(using: &random)
    }
    #expect(person.screen.contains("All pairs are found."), "\(person.screen)")
    // The chart, today's deal, other colours, and the way out.
    try person.use("[Close]")
    try person.openMenu()
    try person.use("[Statistics]")
    #expect(person.screen.contains("Daily deals"), "\(person.screen)")
  }

  @Test(arguments: sizes, InputDevice.allCases)
  func `Today's deal, other colours, and the way out`(size: (Int, Int), device: InputDevice) throws
  {
    var person = try Person(at: Shell(columns: size.0, rows: size.1), by: device)
    try person.use("[Today's deal]")
    #expect(person.terminal.player.table?.id.seed?.text == "2026-01-01", "\(person.screen)")
    try person.openMenu()
    try person.use("[Settings]")
    try person.choose("color", "always")
    #expect(person.terminal.player.session.repl.session.settings.color == .always)
    try person.use("[Close]")
    try person.openMenu()
    try person.use("[Quit]")
    #expect(person.terminal.hasLeft)
  }
}
