import ConcentrationTestSupport
import Foundation
import Testing

/// A person who types no word, at a terminal: by arrows and Enter or by the mouse alone.
///
/// The person knows nothing but what stands on the screen, and looks at it again after each key and each click.
struct Person {
  enum Means: CaseIterable {
    case arrows, mouse
  }

  enum Key: String {
    case up = "\u{1B}[A", down = "\u{1B}[B", right = "\u{1B}[C", left = "\u{1B}[D", enter = "\r"
  }

  struct Lost: Error, CustomStringConvertible {
    let description: String
  }

  let terminal: PseudoTerminal
  private let means: Means
  private var emulated: EmulatedTerminal
  /// Where the names of the cards of this board were seen.
  private var cards: [String: Place] = [:]

  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// Starts the program and looks at its first screen.
  init(in directory: String, columns: Int, rows: Int, by means: Means) throws {
    self.means = means
    terminal = try PseudoTerminal(
      in: directory, environment: ["TERM": "xterm", "NO_COLOR": "1"], columns: UInt16(columns),
      rows: UInt16(rows))
    emulated = EmulatedTerminal(width: columns, height: rows)
    try wait { $0.contains("play>") }
  }

  // MARK: Looking

  var lines: [String] { emulated.lines }
  var screen: String { lines.joined(separator: "\n") }

  /// Looks until the screen is as expected, and until nothing more comes.
  mutating func wait(until isReady: (String) -> Bool) throws {
    for _ in 0..<200 {
      try look(within: 100)
      if isReady(screen) { return }
    }
    throw Lost(description: "this was not expected:\n\(screen)")
  }

  /// Looks at all that comes; what is written at once may come in parts.
  private mutating func look(within milliseconds: Int32) throws {
    var text = terminal.take(within: milliseconds)
    while !text.isEmpty {
      try emulated.feed(text)
      text = terminal.take(within: 20)
    }
  }

  /// The place of a text on the screen; nil if it is not there.
  private func seen(_ text: String) -> Place? {
    for (row, line) in lines.dropLast(2).enumerated() {
      guard let range = line.range(of: text) else { continue }
      return Place(
        column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
    }
    return nil
  }

  /// The place of a text, to which the person scrolls.
  private mutating func place(of text: String) throws -> Place {
    for attempt in 0..<80 {
      if let place = seen(text) { return place }
      switch means {
      case .arrows: try press(attempt < 40 ? .down : .up)
      case .mouse: try turnWheel(down: attempt < 40)
      }
    }
    throw Lost(description: "\(text) is nowhere:\n\(screen)")
  }

  // MARK: Hands

  /// Presses a key and looks what it does; a key that does nothing is seen to do nothing.
  mutating func press(_ key: Key) throws {
    try act(key.rawValue)
  }

  private mutating func act(_ bytes: String) throws {
    let before = screen
    terminal.type(bytes)
    for _ in 0..<10 {
      try look(within: 100)
      if screen != before { return }
    }
  }

  private mutating func turnWheel(down: Bool) throws {
    try act("\u{1B}[<\(down ? 65 : 64);9;5M")
  }

  private mutating func click(_ place: Place) throws {
    let cell = "\(place.column + 1);\(place.row + 1)"
    try act("\u{1B}[<0;\(cell)M\u{1B}[<0;\(cell)m")
  }

  private mutating func click(_ text: String) throws {
    var place = try place(of: text)
    place.column += text.count / 2
    try click(place)
  }

  /// Uses the row or the button of a text, which may have to be scrolled to.
  mutating func use(_ text: String) throws {
    guard means == .arrows else { return try click(text) }
    try focus(on: text)
    try press(.enter)
  }

  private mutating func focus(on text: String) throws {
    for attempt in 0..<120 {
      if seen(">\(text)") != nil { return }
      try press(attempt < 60 ? .down : .up)
    }
    throw Lost(description: "\(text) never has the focus:\n\(screen)")
  }

  /// Steps a chooser until it has a value.
  mutating func choose(_ name: String, _ value: String) throws {
    let title = "[" + name.padding(toLength: 10, withPad: " ", startingAt: 0)
    for _ in 0..<40 {
      let place = try place(of: title)
      let line = lines[place.row]
      if line.contains("‹ \(value) ›") { return }
      switch means {
      case .arrows:
        try focus(on: title)
        try press(.right)
      case .mouse:
        let end = try #require(line.range(of: "›"))
        try click(
          Place(
            column: line.distance(from: line.startIndex, to: end.lowerBound), row: place.row))
      }
    }
    throw Lost(description: "\(name) is never \(value):\n\(screen)")
  }

  // MARK: The board

  /// The names that stand on cards that lie face down.
  var faceDown: [String] { backs.keys.sorted() }

  private var backs: [String: Place] {
    var backs: [String: Place] = [:]
    for (row, line) in lines.dropLast(3).enumerated() {
      for match in line.matches(of: #/[a-z][1-9](?![a-z0-9])/#) {
        // As it stands on a back without colours.
        guard let before = line[..<match.range.lowerBound].last, "░─►".contains(before) else {
          continue
        }
        backs[String(match.output)] = Place(
          column: line.distance(from: line.startIndex, to: match.range.lowerBound), row: row)
      }
    }
    return backs
  }

  /// Looks at a board that was just dealt.
  mutating func takeSeat() throws {
    try wait { $0.contains("board>") || $0.contains("again>") }
    cards = backs
    #expect(!cards.isEmpty, "\(screen)")
  }

  /// Turns a card that lies face down.
  mutating func turn(_ name: String) throws {
    guard let place = backs[name] else {
      throw Lost(description: "\(name) is not face down:\n\(screen)")
    }
    guard means == .arrows else { return try click(place) }
    let wanted = Array(name)
    for _ in 0..<60 {
      guard let now = focusedCard.map(Array.init) else {
        try press(.left)
        continue
      }
      if now == wanted { return try press(.enter) }
      try press(
        now[0] < wanted[0]
          ? .right : now[0] > wanted[0] ? .left : now[1] < wanted[1] ? .down : .up)
    }
    throw Lost(description: "\(name) is out of reach:\n\(screen)")
  }

  /// The card in the frame of the focus: the only one between two sides of it.
  private var focusedCard: String? {
    for (row, line) in lines.enumerated() {
      let sides = line.enumerated().filter { $0.element == "┃" }.map(\.offset)
      guard sides.count == 2 else { continue }
      let card = cards.first {
        $0.value.row == row && sides[0] < $0.value.column && $0.value.column < sides[1]
      }
      if let card { return card.key }
    }
    return nil
  }

  /// Where the button with the focus stands, of those beside the cards; nil if none has it.
  private var focusedButton: Place? {
    for (row, line) in lines.enumerated() {
      for match in line.matches(of: #/>\[?(F\d)|(F\d) ?<|>\[?(‹)\]/#) {
        let name = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
        return Place(column: line.distance(from: line.startIndex, to: name.startIndex), row: row)
      }
    }
    return nil
  }

  /// Opens the menu by its button.
  mutating func openMenu() throws {
    let title = seen("F2 Menu") == nil ? "F2" : "F2 Menu"
    switch means {
    case .mouse: try click(title)
    case .arrows:
      for _ in 0..<60 {
        let before = screen
        let menu = try place(of: title)
        if let focused = focusedButton {
          if focused == menu { break }
          try press(focused.row > menu.row ? .up : focused.row < menu.row ? .down : .left)
        } else {
          try press(.right)
          if screen == before { try press(.up) }
        }
      }
      try press(.enter)
    }
    try wait { $0.contains("Menu:") }
  }
}
