import TerminalCanvas

/// A terminal with a scrollback and a second screen, to see what a person would see.
///
/// Styles are ignored: the canvas's own tests check them.
struct EmulatedTerminal {
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  private struct Screen {
    var rows: [[String]]
    var column = 0
    var row = 0
  }

  let width: Int
  let height: Int
  /// Lines that left the first screen at its top.
  private(set) var scrollback: [String] = []
  private(set) var isAlternate = false
  private(set) var isCursorShown = true
  /// The modes of the mouse that are on, and those that are kept.
  private(set) var mouseModes: Set<String> = ["?1007"]
  private var keptModes: Set<String> = []
  /// Whether a line was wider than the terminal and went on in the next row.
  private(set) var hasWrapped = false
  private var screen: Screen
  private var first: Screen?
  private var saved: (column: Int, row: Int)?

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    screen = Screen(
      rows: Array(repeating: Array(repeating: " ", count: width), count: height))
  }

  /// What the screen shows, without trailing blanks.
  var lines: [String] { screen.rows.map(Self.trimmed) }

  /// Lines up to the last one that is not empty.
  var usedLines: [String] {
    Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  var cursor: (column: Int, row: Int) { (screen.column, screen.row) }

  private static func trimmed(_ row: [String]) -> String {
    var text = Substring(row.joined())
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// What a person types at the prompt, with the Enter at its end.
  mutating func type(_ line: String) throws { try feed(line + "\r\n") }

  mutating func feed(_ text: String) throws {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": try obey(&rest)
      case "\n", "\r\n": lineFeed()
      default: write(character)
      }
    }
  }

  private mutating func lineFeed() {
    screen.column = 0
    screen.row += 1
    guard screen.row == height else { return }
    let top = screen.rows.removeFirst()
    if !isAlternate { scrollback.append(Self.trimmed(top)) }
    screen.rows.append(Array(repeating: " ", count: width))
    screen.row = height - 1
  }

  private mutating func write(_ character: Character) {
    let columns = DisplayWidth.of(character)
    if screen.column + columns > width {
      hasWrapped = true
      lineFeed()
    }
    screen.rows[screen.row][screen.column] = String(character)
    if columns == 2 { screen.rows[screen.row][screen.column + 1] = "" }
    screen.column += columns
  }

  private mutating func obey(_ rest: inout Substring) throws {
    switch rest.popFirst() {
    case "7": saved = cursor
    case "8": (screen.column, screen.row) = saved ?? (0, 0)
    case "[": try obeyCSI(&rest)
    case "]": takeQuestion(&rest)
    default: throw Unexpected(description: "not a sequence")
    }
  }

  /// A question about the terminal, which this one does not answer.
  private mutating func takeQuestion(_ rest: inout Substring) {
    while let next = rest.popFirst(), next != "\u{7}" {
      if next == "\u{1B}", rest.first == "\\" {
        rest.removeFirst()
        return
      }
    }
  }

  private mutating func obeyCSI(_ rest: inout Substring) throws {
    var parameters = ""
    while let next = rest.first, next.isNumber || ";?".contains(next) {
      parameters.append(rest.removeFirst())
    }
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    let final = rest.popFirst() ?? " "
    switch (parameters, final) {
    case ("?1049", "h"): enterAlternate()
    case ("?1049", "l"): leaveAlternate()
    case ("?25", "h"): isCursorShown = true
    case ("?25", "l"): isCursorShown = false
    case ("?1002", "h"), ("?1006", "h"): mouseModes.insert(parameters)
    case ("?1002", "l"), ("?1006", "l"), ("?1007", "l"): mouseModes.remove(parameters)
    case ("?1007", "s"): keptModes = mouseModes.intersection([parameters])
    case ("?1007", "r"): mouseModes.formUnion(keptModes)
    case ("?2026", "h"), ("?2026", "l"), (_, "m"), ("", "c"): break
    case (_, "H"): (screen.row, screen.column) = (numbers[0] - 1, numbers[1] - 1)
    case (_, "G"): screen.column = numbers[0] - 1
    case ("", "K"):
      for column in screen.column..<width { screen.rows[screen.row][column] = " " }
    default: throw Unexpected(description: "CSI \(parameters)\(final)")
    }
    guard screen.row < height else { throw Unexpected(description: "moved outside") }
  }

  private mutating func enterAlternate() {
    isAlternate = true
    first = screen
    screen.rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  private mutating func leaveAlternate() {
    isAlternate = false
    if let first { screen = first }
  }
}
