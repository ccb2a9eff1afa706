import TerminalCanvas

/// A terminal with a scrollback and a second screen, to see what a person would see.
///
/// Styles are ignored: the canvas's own tests check them.
package struct EmulatedTerminal {
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  private struct Screen {
    var rows: [[String]]
    var column = 0
    var row = 0
  }

  package let width: Int
  package let height: Int
  /// Lines that left the first screen at its top.
  package private(set) var scrollback: [String] = []
  package private(set) var isAlternate = false
  package private(set) var isCursorShown = true
  /// The modes of the mouse that are on, and those that are kept.
  package private(set) var mouseModes: Set<String> = ["?1007"]
  private var keptModes: Set<String> = []
  /// Whether a line was wider than the terminal and went on in the next row.
  package private(set) var hasWrapped = false
  private var screen: Screen
  private var first: Screen?
  private var saved: (column: Int, row: Int)?
  /// The beginning of a sequence whose end has not come yet.
  private var pending = ""

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    screen = Screen(
      rows: Array(repeating: Array(repeating: " ", count: width), count: height))
  }

  /// What the screen shows, without trailing blanks.
  package var lines: [String] { screen.rows.map(Self.trimmed) }

  /// Lines up to the last one that is not empty.
  package var usedLines: [String] {
    Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  package var cursor: (column: Int, row: Int) { (screen.column, screen.row) }

  private static func trimmed(_ row: [String]) -> String {
    var text = Substring(row.joined())
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// What a person types at the prompt, with the Enter at its end.
  package mutating func type(_ line: String) throws { try feed(line + "\r\n") }

  /// Shows what comes next; what is cut off within a sequence goes on with the next text.
  package mutating func feed(_ text: String) throws {
    var rest = Substring(pending + text)
    pending = ""
    while let character = rest.first {
      guard Self.isWhole(rest) else {
        pending = String(rest)
        return
      }
      rest.removeFirst()
      switch character {
      case "\u{1B}": try obey(&rest)
      case "\n", "\r\n": lineFeed()
      case "\r": screen.column = 0
      case "\u{8}": screen.column = max(0, screen.column - 1)
      case "\u{7}": break
      default: write(character)
      }
    }
  }

  /// Whether all of the first character or sequence is there.
  private static func isWhole(_ text: Substring) -> Bool {
    guard text.first == "\u{1B}" else { return text != "\r" }
    let body = text.dropFirst()
    return switch body.first {
    case nil: false
    case "[": body.dropFirst().contains { !($0.isNumber || ";?".contains($0)) }
    case "]": body.contains("\u{7}") || body.contains("\u{1B}\\")
    default: true
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
    case ("?2026", "h"), ("?2026", "l"), ("?2004", "h"), ("?2004", "l"), (_, "m"), ("", "c"): break
    case (_, "H"): (screen.row, screen.column) = (numbers[0] - 1, numbers[1] - 1)
    case (_, "G"): screen.column = numbers[0] - 1
    case (_, "C"): screen.column = min(width - 1, screen.column + (numbers.first ?? 1))
    case (_, "D"): screen.column = max(0, screen.column - (numbers.first ?? 1))
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
