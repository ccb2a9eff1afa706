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
  enum Means: CaseIterable {
    case arrows, mouse
  }

  @MainActor
  struct Person {
    struct Lost: Error, CustomStringConvertible {
      let description: String
    }

    var player: CardPageTests.Player
    let means: Means
    private(set) var hasLeft = false

    init(columns: Int, rows: Int, by means: Means) throws {
      player = try CardPageTests.Player(columns: columns, rows: rows)
      self.means = means
    }

    var screen: String { player.screen }

    /// Uses the row or the button of a text, which may have to be scrolled to.
    mutating func use(_ text: String) throws {
      switch means {
      case .mouse: try click(text)
      case .arrows:
        try focus(on: text)
        try press(.use)
      }
    }

    /// Steps a chooser until it has a value.
    mutating func choose(_ name: String, _ value: String) throws {
      let title = "[" + name.padding(toLength: 10, withPad: " ", startingAt: 0)
      for _ in 0..<40 where !line(of: title).contains("‹ \(value) ›") {
        switch means {
        case .arrows:
          try focus(on: title)
          try press(.right)
        case .mouse:
          let row = try place(of: title).row
          let line = player.terminal.lines[row]
          let end = try #require(line.range(of: "›"))
          try click(line.distance(from: line.startIndex, to: end.lowerBound), row)
        }
      }
      guard line(of: title).contains("‹ \(value) ›") else {
        throw Lost(description: "\(name) is never \(value):\n\(screen)")
      }
    }

    /// The first line with a text; the person scrolls until it is there.
    private mutating func line(of text: String) -> String {
      guard let row = try? place(of: text).row else { return "" }
      return player.terminal.lines[row]
    }

    private mutating func place(of text: String) throws -> (column: Int, row: Int) {
      for attempt in 0..<60 {
        for (row, line) in player.terminal.lines.dropLast(2).enumerated() {
          guard let range = line.range(of: text) else { continue }
          return (line.distance(from: line.startIndex, to: range.lowerBound), row)
        }
        switch means {
        case .arrows: try press(attempt < 30 ? .down : .up)
        case .mouse:
          let wheel = MouseEvent(attempt < 30 ? .wheelDown : .wheelUp, column: 8, row: 4)
          try player.show(player.session.repl.receive(.mouse(wheel)))
        }
      }
      throw Lost(description: "\(text) is nowhere:\n\(screen)")
    }

    /// Moves the focus down, then up, until it is in the row of a text.
    private mutating func focus(on text: String) throws {
      for attempt in 0..<120 {
        let isThere = player.terminal.lines.contains {
          $0.contains(">\(text)")
        }
        if isThere { return }
        try press(attempt < 40 ? .down : .up)
      }
      throw Lost(description: "\(text) never has the focus:\n\(screen)")
    }

    mutating func press(_ key: CursorKey) throws {
      guard player.session.repl.takes(key) else {
        throw Lost(description: "\(key) does nothing:\n\(screen)")
      }
      let response = player.session.repl.receive(.key(key))
      hasLeft = response.isFinished
      try player.show(response)
    }

    mutating func click(_ text: String) throws {
      let place = try place(of: text)
      try click(place.column + text.count / 2, place.row)
    }

    private mutating func click(_ column: Int, _ row: Int) throws {
      for action in [MouseEvent.Action.press, .release] {
        let response = player.session.repl.receive(
          .mouse(MouseEvent(action, column: column, row: row)))
        hasLeft = response.isFinished
        try player.show(response)
      }
    }

    // MARK: The board

    /// The positions that stand on cards that lie face down.
    var faceDown: [(name: String, column: Int, row: Int)] {
      var cards: [(name: String, column: Int, row: Int)] = []
      for (row, line) in player.terminal.lines.dropLast(3).enumerated() {
        for match in line.matches(of: #/[a-z][1-9](?![a-z0-9])/#) {
          // As it stands on a back without colours.
          guard let before = line[..<match.range.lowerBound].last, "░─►".contains(before) else {
            continue
          }
          let column = line.distance(from: line.startIndex, to: match.range.lowerBound)
          cards.append((String(match.output), column, row))
        }
      }
      return cards
    }

    /// Turns the card of a name, the focus being on another one.
    mutating func turn(_ name: String) throws {
      guard let card = faceDown.first(where: { $0.name == name }) else {
        throw Lost(description: "\(name) is not face down:\n\(screen)")
      }
      guard means == .arrows else { return try click(card.column, card.row) }
      let wanted = Array(name)
      for _ in 0..<60 {
        guard let now = focusedCard else {
          try press(.left)
          continue
        }
        if now == wanted { return try press(.use) }
        try press(
          now[0] < wanted[0]
            ? .right : now[0] > wanted[0] ? .left : now[1] < wanted[1] ? .down : .up)
      }
      throw Lost(description: "\(name) is out of reach:\n\(screen)")
    }

    /// Column and row of the card with the focus: by its mark, or for a card that is up by its place.
    private var focusedCard: [Character]? {
      let part = player.session.repl.session.app.focus.item as? UIKitRuntime.FocusPart
      return part?.label.map(Array.init)
    }

    /// Where the button with the focus stands, of those beside the cards; nil if none has it.
    private var focusedButton: (column: Int, row: Int)? {
      for (row, line) in player.terminal.lines.enumerated() {
        for match in line.matches(of: #/>\[?(F\d)|(F\d) ?<|>\[?(‹)\]/#) {
          let name = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
          return (line.distance(from: line.startIndex, to: name.startIndex), row)
        }
      }
      return nil
    }

    /// Opens the menu by its button.
    mutating func openMenu() throws {
      switch means {
      case .mouse: try click("F2")
      case .arrows:
        for _ in 0..<60 {
          let before = screen
          let menu = try place(of: screen.contains("[F2") ? "F2 Menu" : "F2")
          if let focused = focusedButton {
            if focused == menu { break }
            try press(focused.row > menu.row ? .up : focused.row < menu.row ? .down : .left)
          } else {
            try press(.right)
            if screen == before { try press(.up) }
          }
        }
        try press(.use)
      }
      guard screen.contains("Menu:") else { throw Lost(description: "no menu:\n\(screen)") }
    }
  }

  nonisolated static let sizes = [(80, 24), (40, 15), (120, 40), (200, 60)]

  @Test(arguments: sizes, Means.allCases)
  func `A whole evening without a word`(size: (Int, Int), means: Means) throws {
    var person = try Person(columns: size.0, rows: size.1, by: means)
    try person.choose("Size", "6x6")
    try person.choose("Theme", "animals")
    try person.choose("Against", "perfect")
    try person.use("[New game]")
    #expect(person.player.table?.parameters.bots.map(\.level) == ["perfect"])
    #expect(person.player.table.map { "\($0.parameters.size)/\($0.theme.name)" } == "6x6/animals")
    // Undo and a hint.
    try person.turn(try #require(person.faceDown.first?.name))
    try person.openMenu()
    try person.use("[Undo]")
    #expect(person.player.table?.game.flips == 0, "\(person.screen)")
    try person.openMenu()
    try person.use("[Hint]")
    #expect(person.player.table?.isAssisted == true || person.screen.contains("card"))
    // To the end.
    var random = TestGenerator(seed: 7)
    for _ in 0..<400 where person.player.table?.isOver == false {
      let card = try #require(person.faceDown.randomElement(using: &random), "\(person.screen)")
      try person.turn(card.name)
    }
    #expect(person.screen.contains("All pairs are found."), "\(person.screen)")
    // The chart, today's deal, other colours, and the way out.
    try person.use("[Close]")
    try person.openMenu()
    try person.use("[Statistics]")
    #expect(person.screen.contains("Daily deals"), "\(person.screen)")
  }

  @Test(arguments: sizes, Means.allCases)
  func `Today's deal, other colours, and the way out`(size: (Int, Int), means: Means) throws {
    var person = try Person(columns: size.0, rows: size.1, by: means)
    try person.use("[Today's deal]")
    #expect(person.player.table?.id.seed?.text == "2026-01-01", "\(person.screen)")
    try person.openMenu()
    try person.use("[Settings]")
    try person.choose("color", "always")
    #expect(person.player.session.repl.session.settings.color == .always)
    try person.use("[Close]")
    try person.openMenu()
    try person.use("[Quit]")
    #expect(person.hasLeft)
  }
}
