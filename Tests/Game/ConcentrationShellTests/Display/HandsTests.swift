import ConcentrationEngine
import Foundation
import Testing
import UIKit

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// A person who types no word, at a page with cards.
@MainActor @Suite struct HandsTests {
  typealias Player = CardPageTests.Player

  private func past(of player: Player) throws -> [String] {
    try player.session.repl.session.recordings.linesOfThePast()
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test func `Function keys do what words do, and a recording has the words`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    try player.type("b2")
    try player.press(function: 3)
    #expect(player.table?.game.flips == 0)
    try player.press(function: 4)
    #expect(player.table?.game.flips == 1)
    try player.press(function: 7)
    #expect(player.table?.game.flips == 0)
    #expect(try past(of: player).suffix(4) == ["flip b2", "undo", "redo", "restart"])
    // A key that nothing stands for is readline's.
    #expect(!player.session.repl.takes(function: 1) && !player.session.repl.takes(function: 11))
  }

  @Test func `Buttons beside the cards are reached by arrows and by the mouse`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    try player.type("b2")
    try player.click("F3 Undo")
    #expect(player.table?.game.flips == 0)
    try player.type("b2")
    // From any row of cards, whether or not a button lies beside it.
    for _ in 0..<5 where !player.screen.contains(">[F2 Menu") { try player.press(.right) }
    try player.press(.right)
    #expect(player.screen.contains(">[F3 Undo"), "\(player.screen)")
    try player.press(.use)
    #expect(player.table?.game.flips == 0)
    #expect(try past(of: player).suffix(2) == ["flip b2", "undo"])
    // A card that is clicked is recorded by its name.
    try player.click("c1", offset: 0)
    #expect(try past(of: player).last == "flip c1")
  }

  @Test func `One key opens the menu, whose rows do what words do`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    try player.type("b2")
    try player.press(function: 2)
    #expect(player.screen.contains("[Statistics]") && player.screen.contains("[Tutorial]"))
    try player.click("[Undo]")
    #expect(player.table?.game.flips == 0 && player.screen.contains("F2 Menu"))
    // A script that was recorded finds the menu, too.
    let lines = try past(of: player)
    #expect(lines.suffix(2) == ["present menu", "press Undo"])
    let script = TypedSession()
    for line in lines where !line.hasPrefix("set ") { script.type(line) }
    #expect(script.repl.session.game.session.table?.game.flips == 0)
    #expect(script.repl.session.navigator.path == "play/board")
    try player.press(function: 2)
    #expect(player.screen.contains(">[New game]<"), "\(player.screen)")
    try player.press(.back)
    #expect(player.screen.contains("F2 Menu"), "\(player.screen)")
  }

  @Test func `Escape closes what is presented, with and without the cursor`() throws {
    var player = try Player()
    try player.type("new 4x4 animals --seed 7")
    try player.type("b2")
    let board = player.screen
    for opening in ["present menu", "present options"] {
      try player.type(opening)
      #expect(player.session.repl.takes(.escape) && !player.session.repl.showsCursor)
      try player.press(.escape)
      #expect(player.session.repl.session.navigator.path == "play/board")
      #expect(!player.session.repl.takes(.escape), "it is readline's again")
    }
    try player.press(function: 2)
    try player.press(.down, .escape)
    #expect(player.session.repl.session.navigator.path == "play/board")
    // Behind it the cursor is the board's, and goes with the next one.
    try player.press(.escape)
    func cards(_ screen: String) -> [String] {
      screen.split(separator: "\n").prefix(18).map { String($0.prefix(45)) }
    }
    #expect(cards(player.screen) == cards(board))
  }

  @Test func `The first screen beside a board has the focus when it is asked for`() throws {
    for opening in ["[‹]", "First screen"] {
      var player = try Player(columns: 120, rows: 40)
      try player.type("new 4x4 animals --seed 7")
      try player.press(.right)
      if opening == "First screen" { try player.press(function: 2) }
      try player.click(opening)
      #expect(player.screen.contains(">[Today's deal]"), "\(player.screen)")
    }
  }

  @Test func `The menu leaves the program`() throws {
    var player = try Player()
    try player.type("new 4x4")
    try player.press(function: 2)
    let row = try #require(player.row(of: "[Quit]"))
    for action in [MouseEvent.Action.press, .release] {
      let response = player.session.repl.receive(
        .mouse(MouseEvent(action, column: 6, row: row)))
      #expect(response.isFinished == (action == .release))
    }
  }

  @Test func `One key and one click hide and show the calls, and that lasts`() throws {
    let settings = SettingsTable()
    var player = try Player(settings: settings)
    try player.type("new 4x4 animals --seed 7")
    for (hides, isClick) in [(true, false), (false, false), (true, true), (false, true)] {
      if isClick { try player.click("F8 Calls") } else { try player.press(function: 8) }
      #expect(player.screen.contains("viewDidAppear") != hides, "\(player.screen)")
      #expect(settings.kept.last == (hides ? "log off" : "log beside"), "\(settings.kept)")
    }
    // Where there is no place for them, the key shows them in place of the screen.
    var small = try Player(columns: 40, rows: 15)
    try small.type("new 4x4 animals --seed 7")
    #expect(!small.screen.contains("viewDidAppear"))
    try small.press(function: 8)
    #expect(small.screen.contains("viewDidAppear"), "\(small.screen)")
    try small.press(.escape)
    #expect(small.screen.contains("a1"), "\(small.screen)")
  }

  @Test func `Another game is dealt for the same players`() throws {
    var player = try Player()
    try player.type("new 4x4 food --against fair")
    try player.press(function: 6)
    #expect(player.table?.parameters.bots.map(\.level) == ["fair"])
    #expect(player.table?.theme.name == "food")
  }

  // MARK: The first screen

  @Test func `The first screen begins with what goes on, today's deal and a new game`() throws {
    var player = try Player()
    #expect(player.screen.contains("  1>[Today's deal]<"), "\(player.screen)")
    #expect(player.screen.contains("  2 [New game]"))
    try player.press(.use)
    #expect(player.table.map { "\($0.id)" } == "4x4/faces#2026-01-01")
    try player.press(.back)
    #expect(player.screen.contains("  1 [Continue]"), "\(player.screen)")
  }

  @Test func `Choosers step forwards and back by keys and by the mouse, and remember`() throws {
    var player = try Player()
    try player.press(.down, .down)
    #expect(player.screen.contains(">[Size      ‹ 4x4 ›]<"), "\(player.screen)")
    try player.press(.right, .right)
    #expect(player.screen.contains(">[Size      ‹ 6x6 ›]<"), "\(player.screen)")
    try player.press(.left)
    #expect(player.screen.contains(">[Size      ‹ 6x4 ›]<"), "\(player.screen)")
    try player.press(.use)
    #expect(player.screen.contains(">[Size      ‹ 6x6 ›]<"), "\(player.screen)")
    try player.click("‹ nobody ›", offset: 0)
    #expect(player.screen.contains("[Against   ‹ perfect ›]"), "\(player.screen)")
    try player.click("‹ perfect ›", offset: 10)
    #expect(player.screen.contains("[Against   ‹ nobody ›]"), "\(player.screen)")
    try player.click("‹ nobody ›", offset: 9)
    // What a script has nothing like is not recorded; the game is, with all that was chosen.
    var said = try past(of: player)
    #expect(!said.contains { $0.hasPrefix("touch") || $0.hasPrefix("press") }, "\(said)")
    // Another theme keeps size and opponent.
    try player.click("[Food]")
    let parameters = try #require(player.table?.parameters)
    #expect("\(parameters.size)" == "6x6" && parameters.theme == "food")
    #expect(parameters.bots.count == 1)
    said = try past(of: player)
    #expect(said.last == "GAME" && said.contains { $0.contains("6x6/food") }, "\(said)")
    #expect(
      player.session.repl.session.game.session.keeper.word(GameOptions.word)
        .flatMap(GameOptions.init)?.size == "6x6")
  }

  @Test func `In a script the first screen stays as it is`() {
    let lines = TypedSession().repl.session.output.drawnLines()
    #expect(lines.contains { $0.hasPrefix("  1 [Letters]") }, "\(lines)")
  }

  // MARK: Texts

  @Test func `Keys turn the pages of a text as elsewhere`() throws {
    var player = try Player()
    try player.type("help all")
    let first = player.screen
    #expect(first.contains("-- more"))
    try player.press(.pageDown)
    let second = player.screen
    #expect(second != first)
    try player.press(.back)
    #expect(player.screen == first)
    try player.press(.use)
    #expect(player.screen == second)
    try player.press(.end)
    #expect(!player.screen.contains("-- more"))
    try player.press(.home)
    #expect(player.screen == first)
    try player.press(.escape)
    #expect(player.screen.contains("Today's deal"), "\(player.screen)")
  }

  @Test func `saves lists the kept and the saved games`() throws {
    var player = try Player()
    try player.type("saves")
    #expect(player.screen.contains("No game is kept."), "\(player.screen)")
    try player.type("new 4x4/shapes#7")
    try player.type("b2")
    try player.type("save mine")
    try player.type("saves")
    #expect(player.screen.contains("mine"), "\(player.screen)")
    try player.type("present saves")
    try player.click("[mine]")
    #expect(try past(of: player).contains("load <<GAME"))
    #expect(player.table?.isLoaded == true)
  }

  @Test func `The tutorial is done by keys and the mouse`() throws {
    var player = try Player()
    try player.press(function: 2)
    try player.click("[Tutorial]")
    func step() -> Int? { player.session.repl.session.game.tutorial.map { $0.index + 1 } }
    #expect(step() == 1 && player.screen.contains("Arrow keys and Enter"), "\(player.screen)")
    try player.press(.right, .use)
    #expect(step() == 2, "\(player.screen)")
    try player.type(player.session.repl.session.game.matchingMove)
    #expect(step() == 3 && player.screen.contains("F3"), "\(player.screen)")
    try player.press(function: 3)
    try player.press(function: 2)
    try player.click("[Statistics]")
    try player.click("Play")
    #expect(step() == 5, "\(player.screen)")
    try player.press(.next, .back)
    #expect(step() == 6, "\(player.screen)")
    try player.type("tutorial next")
    try player.press(function: 2)
    try player.click("[Save]")
    try player.press(function: 2)
    for _ in 0..<9 where player.row(of: "[Saved games]") == nil { try player.press(.down) }
    try player.click("[Saved games]")
    #expect(step() == 8, "\(player.screen)")
  }

  // MARK: Players and bells

  @Test func `Two people have names, and whose turn it is stands out`() throws {
    var player = try Player()
    try player.type("new 4x4 --seed 7 --players Anna,Ben")
    #expect(player.screen.contains(">Anna") && player.screen.contains("Ben"), "\(player.screen)")
    let said = try past(of: player)
    #expect(said.last == "new 4x4/shapes#7 --players Anna,Ben", "\(said)")
    try player.type("b2 c3")
    #expect(player.screen.contains(">Ben"), "\(player.screen)")
    var narrow = try Player(columns: 40, rows: 15)
    try narrow.type("new 4x4 --seed 7 --players Annabella,Ben")
    #expect(narrow.screen.contains(">Annabella 0"), "\(narrow.screen)")
    // They are the same two the next time.
    try player.type("new 4x4 --players 2")
    #expect(player.screen.contains(">Anna"), "\(player.screen)")
    try player.type("new 4x4 --players 3")
    #expect(player.screen.contains("Player 1"))
    for names in ["Anna,anna", "Anna,", "a,b,c,d,e", "Anna,B!n", "Anna,you"] {
      try player.type("new --players \(names)")
      #expect(player.screen.contains("names no player"), "\(player.screen)")
    }
  }

  @Test func `What people with names have found is in the statistics`() throws {
    var player = try Player()
    for (line, cards) in [("new 2x2/shapes:abba --players Anna,Ben", ["a1 b1", "a1 b2", "b1 a2"])] {
      try player.type(line)
      for card in cards { try player.type(card) }
    }
    try player.type("press Close")
    try player.type("tab stats")
    for _ in 0..<9 where player.row(of: "Anna: ") == nil { try player.press(.down) }
    #expect(
      player.screen.contains("Anna: 1 game, 0 won. Best: 0 pairs on 2x2."), "\(player.screen)")
    #expect(player.screen.contains("Ben: 1 game, 1 won. Best: 2 pairs on 2x2."))
  }

  @Test(arguments: [("off", 0, 0), ("on", 0, 1), ("all", 1, 1)])
  func `The bell has three levels`(level: String, misses: Int, pairs: Int) {
    let session = TypedSession(
      draw: .page, options: REPL.Options(control: .alternateScreen))
    session.type("set bell \(level)")
    session.type("new 2x2/shapes:abba")
    #expect(session.type("a1 b1").count { $0 == "\u{7}" } == misses)
    #expect(session.type("a1 b2").count { $0 == "\u{7}" } == pairs)
  }
}
