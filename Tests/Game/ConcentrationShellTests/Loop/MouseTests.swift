import ConcentrationTestSupport
import Testing

@testable import ConcentrationApp
@testable import ConcentrationEngine
@testable import ConcentrationShell
@testable import UIKitShell

/// Clicks, drags and the wheel on a page.
@MainActor @Suite struct MouseTests {
  typealias Player = CursorTests.Player

  @Test(arguments: CursorTests.sizes)
  func `4x4 is won with the mouse alone`(columns: Int, rows: Int) throws {
    let player = try Player(columns: columns, rows: rows)
    try player.click("[Letters]")
    let table = try #require(player.table, "\(player.screen)")
    for (first, second) in player.pairs {
      for card in [first, second] {
        let place = try #require(player.cell(of: card))
        try player.click(column: place.column, row: place.row)
      }
    }
    #expect(table.game.isWon && table.game.moves == 8, "\(player.screen)")
  }

  @Test(arguments: CursorTests.sizes)
  func `a click leads back to the choices, where they are not beside the board`(
    columns: Int, rows: Int
  ) throws {
    let player = try Player(columns: columns, rows: rows)
    try player.click("[Shapes]")
    guard columns < 100 else {
      #expect(!player.screen.contains("[‹]") && player.screen.contains("[Shapes]"))
      return
    }
    #expect(!player.screen.contains("[Shapes]"), "\(player.screen)")
    try player.click("[‹]")
    #expect(player.screen.contains("[Shapes]"), "\(player.screen)")
  }

  @Test func `a click on a number or a description presses its row, one behind it nothing`() throws
  {
    let player = try Player(rows: 27)
    try player.click(column: 70, row: 4)
    #expect(player.table == nil)
    let detail = try #require(player.place(of: "dog"))
    try player.click(column: detail.column, row: detail.row)
    #expect(player.table?.theme.name == "animals", "\(player.screen)")
    try player.type("present settings")
    let number = try #require(player.place(of: " 12 [tips on]"))
    try player.click(column: number.column + 1, row: number.row)
    #expect(player.screen.contains("tips is now off."), "\(player.screen)")
    let close = try #require(player.place(of: " 22 [Close]"))
    try player.click(column: close.column + 15, row: close.row)
    #expect(player.screen.contains("[Close]"), "\(player.screen)")
    try player.click(column: close.column + 2, row: close.row)
    #expect(!player.screen.contains("[Close]"), "\(player.screen)")
  }

  @Test func `the mouse is reported on a page only, and given back on every way out`() throws {
    let player = try Player()
    #expect(player.terminal.mouseModes == ["?1002", "?1006"])
    try player.show(player.repl.receive(.suspend))
    #expect(player.terminal.mouseModes == ["?1007"])
    try player.show(player.repl.receive(.resume))
    #expect(player.terminal.mouseModes == ["?1002", "?1006"])
    try player.type("set mouse off")
    #expect(player.terminal.mouseModes == ["?1007"] && !player.repl.reportsMouse)
    try player.type("set mouse on")
    try player.type("set draw scroll")
    #expect(player.terminal.mouseModes == ["?1007"])
    for input in [LineInput.endOfInput, .terminate(signal: 15), .line("quit")] {
      let other = try Player()
      try other.show(other.repl.receive(input))
      #expect(other.terminal.mouseModes == ["?1007"], "\(input)")
    }
  }

  @Test func `the wheel scrolls whole cards, and a drag pans`() throws {
    let player = try Player()
    try player.type("new 12x12 --seed 1")
    try player.type("zoom 2")
    let top = player.screen
    try player.show(player.repl.receive(.mouse(MouseEvent(.wheelDown, column: 12, row: 8))))
    let scrolled = player.screen
    #expect(scrolled != top && !scrolled.contains("\n  1 "), "\(scrolled)")
    try player.show(player.repl.receive(.mouse(MouseEvent(.wheelUp, column: 12, row: 8))))
    #expect(player.screen == top)
    try player.show(player.repl.receive(.mouse(MouseEvent(.press, column: 12, row: 12))))
    for row in [11, 10, 9, 8] {
      player.session.clock.advance(by: 100)
      try player.show(player.repl.receive(.mouse(MouseEvent(.drag, column: 12, row: row))))
    }
    player.session.clock.advance(by: 500)
    try player.show(player.repl.receive(.mouse(MouseEvent(.release, column: 12, row: 8))))
    #expect(player.screen != top, "\(player.screen)")
    #expect(player.table?.game.flips == 0)
  }

  @Test(arguments: Seeds.upTo(10))
  func `whatever the mouse does, the session goes on`(seed: UInt64) throws {
    var random = TestGenerator(seed: seed)
    let player = try Player()
    try player.type("new 12x12 --seed 1")
    let actions: [MouseEvent.Action] = [.press, .drag, .release, .wheelUp, .wheelDown]
    for _ in 0..<60 {
      let event = MouseEvent(
        actions.randomElement(using: &random)!, column: .random(in: 0..<300, using: &random),
        row: .random(in: 0..<80, using: &random))
      player.session.clock.advance(by: 50)
      try player.show(player.repl.receive(.mouse(event)))
      if Bool.random(using: &random) {
        try player.press(CursorKey.allCases.randomElement(using: &random)!)
      }
    }
    #expect(!player.terminal.hasWrapped)
  }
}
