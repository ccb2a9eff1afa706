internal import TerminalCanvas

/// Breaks lines at blanks so that none is wider than the terminal.
package enum WordWrap {
  /// The lines of a text, each at most as wide as the room.
  ///
  /// Blanks at the beginning of a line are kept for its continuations too, as long as they leave
  /// half of the room. A word that is wider than the room is cut,
  /// and a wide glyph in a room of one column becomes `?`. No line ends in a blank.
  ///
  /// - Parameters:
  ///   - text: may hold line breaks; an empty line stays an empty line.
  ///   - columns: the room, in terminal columns; below 1 counts as 1.
  /// - Returns: one line at least.
  /// - Complexity: O(n) in the text's length.
  package static func lines(of text: String, columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrap($0, columns: max(1, columns)) }
  }

  /// The lines of several texts, one after the other.
  package static func lines(of texts: [String], columns: Int) -> [String] {
    texts.flatMap { lines(of: $0, columns: columns) }
  }

  private static func wrap(_ line: Substring, columns: Int) -> [String] {
    guard DisplayWidth.of(line) > columns else { return [trimmed(line)] }
    let blanks = line.prefix { $0 == " " }.count
    let indent = String(repeating: " ", count: blanks * 2 < columns ? blanks : 0)
    var lines: [String] = []
    var rest = line.drop { $0 == " " }
    while !rest.isEmpty {
      let room = columns - indent.count
      let taken = firstLine(of: rest, columns: room)
      let isTooWide = DisplayWidth.of(taken) > room
      lines.append(trimmed(Substring(indent + (isTooWide ? "?" : taken))))
      rest = rest[taken.endIndex...].drop { $0 == " " }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// What fits: up to the last blank, or of one long word as much as there is room for.
  private static func firstLine(of text: Substring, columns: Int) -> Substring {
    var fitting = DisplayWidth.prefix(of: text, columns: columns)
    // A wide glyph in a room of one column is passed over, not tried for ever.
    if fitting.isEmpty { fitting = text.prefix(1) }
    guard fitting.endIndex < text.endIndex, text[fitting.endIndex] != " " else { return fitting }
    guard let blank = fitting.lastIndex(of: " ") else { return fitting }
    return fitting[..<blank]
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
