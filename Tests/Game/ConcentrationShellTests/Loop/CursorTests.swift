import ConcentrationTestSupport
import Foundation
import Testing
import UIKit

@testable import ConcentrationApp
@testable import ConcentrationEngine
@testable import ConcentrationShell
@testable import UIKitShell

/// The cursor and the pace on a page, as a person sees them.
@MainActor @Suite struct CursorTests {
  /// A person at a terminal with a page.
  @MainActor
  final class Player {
    let session: TypedSession
    var terminal: EmulatedTerminal

    init(
      columns: Int = 80, rows: Int = 24, log: LogPlace = .off, isFirstStart: Bool = false
    ) throws {
      let size = ScreenSize(columns: columns, rows: rows)
      session = TypedSession(
        draw: .page, log: log,
        options: REPL.Options(
          size: size, control: .alternateScreen, isUTF8: true, isFirstStart: isFirstStart),
        size: (columns, rows))
      terminal = EmulatedTerminal(width: columns, height: rows)
      try show(session.repl.start())
    }

    var repl: REPL { session.repl }
    var table: Table? { repl.session.game.session.table }
    var screen: String { terminal.lines.joined(separator: "\n") }

    @discardableResult
    func show(_ response: LineResponse) throws -> [String] {
      var pages: [String] = []
      for frame in response.playback?.takeAll() ?? [] {
        try terminal.feed(frame)
        pages.append(screen)
      }
      try terminal.feed(response.withoutFrames.output)
      return pages
    }

    @discardableResult
    func press(_ keys: CursorKey...) throws -> [String] {
      var pages: [String] = []
      for key in keys where repl.takes(key) { pages += try show(repl.receive(.key(key))) }
      return pages
    }

    @discardableResult
    func type(_ line: String) throws -> [String] {
      try terminal.type(line)
      return try show(repl.receive(.line(line)))
    }

    /// Where a text begins on the screen.
    func place(of text: String) -> (column: Int, row: Int)? {
      for (row, line) in terminal.lines.enumerated() {
        if let range = line.range(of: text) {
          return (line.distance(from: line.startIndex, to: range.lowerBound), row)
        }
      }
      return nil
    }

    func click(column: Int, row: Int) throws {
      try show(repl.receive(.mouse(MouseEvent(.press, column: column, row: row))))
      try show(repl.receive(.mouse(MouseEvent(.release, column: column, row: row))))
    }

    func click(_ text: String) throws {
      let place = try #require(self.place(of: text), "\(text) is not in \(screen)")
      try click(column: place.column + 1, row: place.row)
    }

    /// The cards in the order in which somebody turns them who remembers all that was seen.
    var pairs: [(Position, Position)] {
      guard let table else { return [] }
      let pictures = table.id.layout.pictures
      return pictures.indices.compactMap { first in
        let second = pictures[(first + 1)...].firstIndex { $0 == pictures[first] }
        return second.map { (table.game.position(at: first), table.game.position(at: $0)) }
      }
    }
  }

  nonisolated static let sizes = [(80, 24), (120, 40), (40, 15), (200, 60)]

  @Test(arguments: sizes)
  func `4x4 is won with arrows and Enter alone`(columns: Int, rows: Int) throws {
    let player = try Player(columns: columns, rows: rows)
    try player.press(.next, .use)
    let start = try #require(player.table, "\(player.screen)")
    #expect(start.parameters.size == BoardSize.standard)
    var place = Position(column: 0, row: 0)
    let first = player.repl.session.app.focus.item as? UIKitRuntime.FocusPart
    #expect(first?.label == "a1", "\(player.screen)")
    for (first, second) in player.pairs {
      for card in [first, second] {
        for _ in 0..<max(0, card.row - place.row) { try player.press(.down) }
        for _ in 0..<max(0, place.row - card.row) { try player.press(.up) }
        for _ in 0..<max(0, card.column - place.column) { try player.press(.right) }
        for _ in 0..<max(0, place.column - card.column) { try player.press(.left) }
        place = card
        try player.press(.use)
      }
    }
    #expect(start.game.isWon && start.game.moves == 8, "\(player.screen)")
    #expect(player.screen.contains("You found all 8 pairs"), "\(player.screen)")
  }

  @Test func `the cursor is seen without colours, and a typed command hides it`() throws {
    let player = try Player()
    try player.type("new 4x4 --seed 7")
    let hidden = player.screen
    try player.press(.next)
    #expect(player.screen.contains(">░░░░░<"), "\(player.screen)")
    try player.press(.right)
    #expect(player.screen.contains("│░░░░░>░░░░░<░░░░░│"), "\(player.screen)")
    try player.press(.escape)
    #expect(player.screen == hidden)
    // Tab shows it; an arrow moves it at once.
    try player.press(.next, .escape, .right)
    #expect(player.screen.contains("│░░░░░│░░░░░>░░░░░<"), "\(player.screen)")
    try player.press(.left, .use)
    #expect(player.screen.contains("b1 is "))
    try player.type("b2")
    #expect(!player.repl.showsCursor && !player.screen.contains(">░"))
  }

  @Test func `what is hidden changes nothing`() throws {
    let player = try Player()
    #expect(!player.repl.takes(.use) && !player.repl.takes(.back) && !player.repl.takes(.escape))
    let plain = TypedSession(draw: .plain, options: REPL.Options(control: .alternateScreen))
    #expect(!plain.repl.takes(.down))
    let scrolling = TypedSession(draw: .scroll, options: REPL.Options(control: .alternateScreen))
    #expect(!scrolling.repl.takes(.down) && !scrolling.repl.reportsMouse)
  }

  @Test(arguments: sizes)
  func `Backspace goes back, and the focus is where it was`(columns: Int, rows: Int) throws {
    let player = try Player(columns: columns, rows: rows)
    try player.press(.next, .down, .down)
    #expect(player.screen.contains("  3>[Animals]<"), "\(player.screen)")
    try player.press(.use)
    #expect(player.table?.theme.name == "animals")
    // On a wide screen the choices stay beside the board.
    guard columns < 100 else { return }
    try player.press(.right, .back)
    #expect(player.screen.contains("  3>[Animals]<"), "\(player.screen)")
    // The game that goes on is one choice more.
    try player.press(.down, .down, .down, .down, .down, .down, .down, .down, .use, .down, .back)
    #expect(player.screen.contains(" 11>[Settings]<"), "\(player.screen)")
  }

  @Test func `Backspace says where one is, in everyday words`() throws {
    let player = try Player()
    try player.press(.next, .use, .right, .back)
    #expect(player.screen.contains("\nBack to Play.\n"), "\(player.screen)")
    try player.type("present options")
    try player.press(.down, .back)
    #expect(player.screen.contains("\nBack to Play.\n"), "\(player.screen)")
  }

  @Test func `look after back still shows what the way back called`() throws {
    let player = try Player(log: .beside)
    for line in ["new 4x4 --seed 7", "back", "look"] { try player.type(line) }
    #expect(player.screen.contains("| - Game#2         viewDidDisappear(animated: true)"))
    #expect(player.screen.contains("| + ThemeChooser#1 viewDidAppear(animated: true)"))
  }

  @Test func `what has no room in the first greeting is said once there is some`() throws {
    let player = try Player(columns: 40, rows: 15, isFirstStart: true)
    let words = "Shift selects\ntext, set mouse off ends it."
    #expect(player.screen.contains("First time here?") && !player.screen.contains(words))
    try player.type("2")
    #expect(player.screen.contains(words), "\(player.screen)")
    try player.type("b2")
    #expect(!player.screen.contains(words), "\(player.screen)")
    let other = try Player(columns: 40, rows: 15, isFirstStart: true)
    try other.type("set mouse off")
    try other.type("2")
    #expect(!other.screen.contains("The mouse works"), "\(other.screen)")
  }

  @Test func `a setting that is pressed keeps the focus, whatever its value`() throws {
    let player = try Player()
    try player.type("present settings")
    try player.press(.next, .down, .down, .down)
    #expect(player.screen.contains("  4>[symbols auto]<"), "\(player.screen)")
    try player.press(.use)
    #expect(player.screen.contains("  4>[symbols letters]<"), "\(player.screen)")
    try player.press(.down, .down, .use)
    #expect(player.screen.contains("  6>[zoom fit]<"), "\(player.screen)")
  }

  @Test func `the first screen says that arrows work and how text is selected`() throws {
    let player = try Player()
    #expect(player.screen.contains("Arrow keys choose, Enter uses."), "\(player.screen)")
    #expect(player.screen.contains("Shift selects text"), "\(player.screen)")
  }

  @Test func `where the first screen has no room for all, it says so and not everything else`()
    throws
  {
    let player = try Player(columns: 40, rows: 15)
    #expect(player.screen.contains("Lines 1-7 of 10: scroll down"), "\(player.screen)")
    #expect(player.screen.contains("Arrow keys choose, Enter uses."), "\(player.screen)")
  }

  @Test func `where nothing in sight can have the cursor, arrows scroll down and up again`() throws
  {
    let player = try Player(columns: 40, rows: 15)
    for line in ["new 2x2/shapes:abba", "a1 b2", "b1 a2"] { try player.type(line) }
    let top = player.screen
    #expect(top.contains("Lines 1-9 of 17: scroll down"), "\(top)")
    #expect(!player.repl.showsCursor)
    try player.press(.down, .down)
    #expect(player.screen.contains("Lines 3-11 of 17: scroll down"), "\(player.screen)")
    // Or arrow-up would be the history's.
    #expect(player.repl.showsCursor && !player.repl.takes(.use))
    try player.press(.up, .up)
    #expect(player.screen == top)
    try player.press(.down, .down, .down, .down, .down, .down, .down)
    #expect(player.screen.contains(">["), "\(player.screen)")
    try player.press(.escape)
    try player.type("score")
    #expect(!player.repl.showsCursor)
  }

  // MARK: Pace

  @Test func `one sees the second card, a match, and each card of a bot`() throws {
    let player = try Player()
    try player.type("new 4x4 --seed 7 --against sharp")
    #expect(try player.type("b2") == [])
    let pages = try player.type("c3")
    // The second card, then each card of the bot but the last, which is the final page.
    #expect(pages.count >= 2, "\(pages)")
    #expect(pages[0].contains("c3 is club."), "\(pages[0])")
    #expect(pages[0].contains("( A )") || pages[0].contains("(▲ A)"), "\(pages[0])")
    #expect(Set(pages + [player.screen]).count == pages.count + 1)
    #expect(player.table?.isShowingSteps == false)
  }

  @Test func `a match is seen face up before it is marked, and the last pair before the result`()
    throws
  {
    let player = try Player()
    try player.type("new 2x2 --seed 1")
    var pages: [String] = []
    for (first, second) in player.pairs {
      _ = try player.type("\(first)")
      pages += try player.type("\(second)")
    }
    #expect(pages.count == 3, "\(pages)")
    #expect(!pages[0].contains("=") && pages[2].contains("="), "\(pages)")
    #expect(player.table?.game.isWon == true)
    #expect(!pages[2].contains("1 New game") && player.screen != pages[2])
  }

  @Test func `a bot's last pairs are played card by card`() throws {
    let player = try Player()
    try player.type("new 2x2 --seed 1 --against perfect")
    var pages: [String] = []
    for _ in 0..<6 where player.table?.isOver == false {
      for card in ["a1", "b1", "a2", "b2"] where player.table?.isOver == false {
        pages = try player.type(card)
      }
    }
    #expect(player.table?.isOver == true)
    #expect(pages.count >= 1)
  }

  @Test func `nothing is paced where lines scroll, in plain mode, or with pace off`() throws {
    let player = try Player()
    try player.type("set pace off")
    try player.type("new 4x4 --seed 7 --against sharp")
    #expect(try player.type("b2 c3") == [])
    for mode in [DisplayMode.scroll, .plain] {
      let session = TypedSession(draw: mode)
      session.type("new 4x4 --seed 7 --against sharp")
      #expect(session.repl.receive(.line("b2 c3")).playback == nil)
    }
  }

  @Test func `moves are saved before they are shown`() throws {
    let player = try Player()
    try player.type("new 4x4 --seed 7 --against sharp")
    let response = player.repl.receive(.line("b2 c3"))
    #expect(response.playback != nil)
    // As if the program had ended before the first of them is shown.
    let store = player.repl.session.game.environment.store
    try store.release()
    let kept = try store.keptGame()
    #expect(kept?.draft.text.contains("b2") == true, "\(String(describing: kept))")
  }
}

extension CursorTests.Player {
  /// The cell in the middle of a card, on the page.
  func cell(of card: Position) -> (column: Int, row: Int)? {
    guard let board = repl.session.app.window?.firstBoard, let layout = board.layout else {
      return nil
    }
    let frame = board.convert(layout.frame(of: card), to: nil)
    return (Int(frame.midX), Int(frame.midY))
  }
}

extension UIView {
  fileprivate var firstBoard: BoardView? {
    (self as? BoardView) ?? subviews.lazy.compactMap(\.firstBoard).first
  }
}
