package import TerminalCanvas

/// Gives each controller a colour of its own, in the order in which the controllers appear.
///
/// The mark and the name carry the meaning; the colour only helps to follow one of them.
/// Source: SHELL.md "Lifecycle calls".
package struct CallColors: Hashable, Sendable {
  private var places: [String: Int] = [:]
  /// Whether the terminal's background is known to be light, where cyan and yellow are hard to read.
  package var isOnLight = false

  /// No controller has appeared yet.
  package init() {}

  /// The look of a controller's name, such as `Game#1`: four colours, then the same in bold.
  package mutating func style(of name: String) -> Style {
    let place = places[name] ?? places.count
    places[name] = place
    let colors = isOnLight ? Self.dark : [.cyan, .yellow, .magenta, .green]
    return Style(
      foreground: colors[place % colors.count], isBold: place / colors.count % 2 == 1)
  }

  /// Each with a contrast of 4.5 or more on white and on the paper of light themes.
  package static let dark = [
    Color(red: 0x00, green: 0x5F, blue: 0x87), Color(red: 0x87, green: 0x3E, blue: 0x00),
    Color(red: 0x87, green: 0x00, blue: 0x5F), Color(red: 0x00, green: 0x00, blue: 0xAF),
  ]

  /// Draws a line of the log: `| + Game#1 viewWillAppear(animated: false)`, or a heading.
  package mutating func draw(_ line: String, on canvas: inout Canvas, in region: Region) {
    canvas.draw(line, column: region.column, row: region.row, in: region)
    guard let name = Self.name(in: line) else { return }
    canvas.draw(
      name.text, column: region.column + name.column, row: region.row, style: style(of: name.text),
      in: region)
  }

  /// The controller's name in a line of the log and the column where it starts.
  private static func name(in line: String) -> (text: String, column: Int)? {
    guard line.hasPrefix("| ") else { return nil }
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count > 2, words[1].count == 1 else { return nil }
    return (String(words[2]), line.distance(from: line.startIndex, to: words[2].startIndex))
  }
}
