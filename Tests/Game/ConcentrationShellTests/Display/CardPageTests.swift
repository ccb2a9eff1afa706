import ConcentrationTestSupport
import ConcentrationEngine
import Foundation
import Testing
import UIKit

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// Cards that fill the window, as a person at a terminal sees them.
@MainActor @Suite struct CardPageTests {
  /// A person at a terminal with cards.
  @MainActor
  struct Player {
    let session: TypedSession
    var terminal: EmulatedTerminal

    init(
      columns: Int = 80, rows: Int = 24, color: ColorChoice = .never, look: LookChoice = .auto,
      settings: (any SettingsStore)? = nil
    ) throws {
      let size = ScreenSize(columns: columns, rows: rows)
      session = TypedSession(
        draw: .page, log: .beside,
        options: REPL.Options(size: size, control: .alternateScreen, isUTF8: true),
        size: (columns, rows), look: look, color: color, settings: settings)
      terminal = EmulatedTerminal(width: columns, height: rows)
      try terminal.feed(session.repl.start().output)
    }

    mutating func type(_ line: String) throws {
      try terminal.type(line)
      try show(session.repl.receive(.line(line)))
    }

    mutating func press(_ keys: CursorKey...) throws {
      for key in keys where session.repl.takes(key) {
        try show(session.repl.receive(.key(key)))
      }
    }

    /// Presses a function key, by its number.
    mutating func press(function number: Int) throws {
      guard session.repl.takes(function: number) else { return }
      try show(session.repl.receive(.function(number)))
    }

    /// Clicks on the middle of a text.
    mutating func click(_ text: String, offset: Int? = nil) throws {
      let row = try #require(self.row(of: text), "\(text) is not in \(screen)")
      let line = terminal.lines[row]
      let range = try #require(line.range(of: text))
      let column =
        line.distance(from: line.startIndex, to: range.lowerBound) + (offset ?? text.count / 2)
      for action in [MouseEvent.Action.press, .release] {
        try show(session.repl.receive(.mouse(MouseEvent(action, column: column, row: row))))
      }
    }

    mutating func show(_ response: LineResponse) throws {
      for frame in response.playback?.takeAll() ?? [] { try terminal.feed(frame) }
      try terminal.feed(response.withoutFrames.output)
    }

    var screen: String { terminal.lines.joined(separator: "\n") }
    var table: Table? { session.repl.session.game.session.table }

    /// The row in which a text stands; nil if it is not on the screen.
    func row(of text: String) -> Int? { terminal.lines.firstIndex { $0.contains(text) } }
  }

  @Test func `A board on a page is cards with a panel, prompt and message at fixed rows`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    #expect(player.row(of: "╭───────╮") == 1)
    #expect(player.row(of: "4x4 animals") == 0)
    #expect(player.terminal.cursor.row == 22)
    try player.type("b2")
    #expect(player.terminal.lines[21].contains("b2 is"))
    #expect(player.terminal.cursor.row == 22)
    try player.type("c3")
    #expect(player.terminal.lines[21].contains("c3 is"))
    #expect(player.terminal.cursor.row == 22)
  }

  @Test func `A message of two rows covers the last row of the screen, and nothing moves`() throws {
    var player = try Player(columns: 60, rows: 20)
    try player.type("new 4x4 animals --seed 7")
    let before = player.terminal.lines
    try player.type("b2")
    try player.type("c3")
    #expect(player.terminal.lines[16].contains("c3 is"))
    #expect(player.terminal.lines[17].contains("next flip."))
    for row in 0..<5 {
      #expect(player.terminal.lines[row].prefix(28) == before[row].prefix(28))
    }
    #expect(player.terminal.cursor.row == 18)
  }

  @Test func `Lifecycle calls stand in the panel and stay there`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    let heading = try #require(player.row(of: "Lifecycle calls"))
    #expect(heading == 13)
    #expect(player.row(of: "viewDidAppear") != nil, "\(player.terminal.lines)")
    let before = player.terminal.lines.map { $0.dropFirst(50) }
    try player.press(.next)
    for _ in 0..<3 { try player.press(.down) }
    let after = player.terminal.lines.map { $0.dropFirst(50) }
    #expect(after[heading...19] == before[heading...19])
  }

  @Test func `The frame of the focus is beside its card and moves with it`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    try player.press(.next)
    #expect(player.terminal.lines[0].contains("┏━━━━━━━━━┓"))
    #expect(player.terminal.lines[4].contains("►a1◄"))
    try player.press(.down)
    #expect(!player.terminal.lines[0].contains("┏"))
    #expect(player.terminal.lines[9].contains("►a2◄"))
    try player.press(.use)
    #expect(player.terminal.lines[9].contains("["))
  }

  @Test func `Plain look, and a window without room for cards, have the grid of lines`() throws {
    var plain = try Player(look: .plain)
    try plain.type("new 4x4 animals --seed 7")
    #expect(plain.row(of: "┌─────┬─────┬") != nil)
    var small = try Player(columns: 40, rows: 15)
    try small.type("new 26x20")
    #expect(small.row(of: "[‹] A  B  C  D") != nil, "\(small.terminal.lines)")
  }

  @Test func `The look is changed while a board is shown`() throws {
    var player = try Player(look: .plain)
    try player.type("new 4x4 animals --seed 7")
    try player.type("set look cards")
    #expect(player.row(of: "╭───────╮") != nil)
    try player.type("set look plain")
    #expect(player.row(of: "┌─────┬─────┬") != nil)
  }

  @Test func `A click turns the card below the mouse`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    for action in [MouseEvent.Action.press, .release] {
      let response = player.session.repl.receive(.mouse(MouseEvent(action, column: 16, row: 7)))
      try player.terminal.feed(response.withoutFrames.output)
    }
    #expect(player.session.repl.session.game.session.table?.game.flips == 1)
    #expect(player.row(of: "b2 is") == 21)
  }

  /// All pictures of all themes, as the first card of a move and as the second.
  ///
  /// One that also turns two cards back writes three cards, and has a bound of its own.
  @Test(arguments: [(ColorChoice.sixteen, 400, 650), (.exact, 750, 1300)])
  func `A flip of 4x4 at 80x24 writes few bytes`(
    color: ColorChoice, limit: Int, limitOfThree: Int
  ) throws {
    var most = [(bytes: 0, card: ""), (bytes: 0, card: "")]
    for theme in Theme.builtIn {
      for seed in 1...3 {
        let player = try Player(color: color)
        player.session.type("new 4x4 \(theme.name) --seed \(seed)")
        for row in 1...4 {
          for column in ["a", "b", "c", "d"] {
            let game = try #require(player.session.repl.session.game.session.table?.game)
            let turnsBack = if case .two = game.faceUp { 1 } else { 0 }
            let bytes = player.session.type("\(column)\(row)").utf8.count
            guard bytes > most[turnsBack].bytes else { continue }
            most[turnsBack] = (bytes, "\(column)\(row) of \(theme.name) \(seed)")
          }
        }
      }
    }
    #expect(most[0].bytes <= limit, "\(most[0].bytes) bytes: \(most[0].card)")
    #expect(most[1].bytes <= limitOfThree, "\(most[1].bytes) bytes: \(most[1].card)")
    #expect(most.allSatisfy { $0.bytes > 0 })
  }
}
