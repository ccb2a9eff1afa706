import ConcentrationTestSupport
import Foundation
import Testing

/// Somebody who knows no command, in tmux: looks at the screen, presses arrows and Enter, or clicks.
@Suite(.enabled(if: Tmux.exists, "tmux is missing: make deps"))
struct CursorTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Turns the cards one after the other, and each pair once it has been seen.
  ///
  /// `turn` turns a card that is given by column and row from 0.
  private func win(_ tmux: Tmux, turn: (Int, Int) throws -> Void) throws -> String {
    var seen: [String: [Int]] = [:]
    var found: Set<String> = []
    func turnCard(_ index: Int) throws -> String {
      let name = "\(Character(Unicode.Scalar(UInt8(97 + index % 4))))\(index / 4 + 1)"
      try turn(index % 4, index / 4)
      var word = ""
      try tmux.wait { screen in
        guard let match = screen.firstMatch(of: #/([a-d][1-4]) is ([a-z ]+)\./#),
          match.1 == name
        else { return false }
        word = String(match.2)
        return true
      }
      if seen[word]?.contains(index) != true { seen[word, default: []].append(index) }
      return word
    }
    for index in stride(from: 0, to: 16, by: 2) {
      _ = try turnCard(index)
      let word = try turnCard(index + 1)
      if seen[word] == [index, index + 1] { found.insert(word) }
    }
    for (word, cards) in seen.sorted(by: { $0.key < $1.key }) where !found.contains(word) {
      #expect(cards.count == 2, "\(word): \(cards)")
      for card in cards { _ = try? turnCard(card) }
    }
    // The result comes from below, and the prompt once it is there.
    try tmux.wait { $0.contains("You found all 8 pairs") && $0.contains("+result>") }
    return tmux.screen
  }

  @Test func `4x4 is won with arrow keys and Enter alone`() throws {
    let tmux = try Tmux(in: directory.path, columns: 80, rows: 24)
    defer { tmux.end() }
    try tmux.wait { $0.contains("Arrow keys choose, Enter uses.") }
    tmux.press("Down")
    try tmux.wait { $0.contains("<") }
    tmux.press("Enter")
    try tmux.wait { $0.contains("board>") }
    try tmux.wait { _ in tmux.isFirstCardFocused }
    var place = (0, 0)
    let result = try win(tmux) { column, row in
      let across = column - place.0
      let down = row - place.1
      tmux.press(
        Array(repeating: across > 0 ? "Right" : "Left", count: abs(across))
          + Array(repeating: down > 0 ? "Down" : "Up", count: abs(down)) + ["Enter"])
      place = (column, row)
    }
    #expect(result.contains("1>[New game]<") && result.contains("+result>"), "\(result)")
  }

  @Test func `4x4 is won with the mouse alone`() throws {
    let tmux = try Tmux(in: directory.path, columns: 80, rows: 24)
    defer { tmux.end() }
    try tmux.wait { $0.contains("Arrow keys choose, Enter uses.") }
    let (column, row) = try #require(tmux.place(of: "[Today's deal]"))
    tmux.click(column: column + 2, row: row)
    try tmux.wait { $0.contains("board>") }
    let corner = try #require(tmux.place(of: "a1"))
    let next = try #require(tmux.place(of: "b2"))
    let result = try win(tmux) { column, row in
      tmux.click(
        column: corner.column + (next.column - corner.column) * column,
        row: corner.row - 1 + (next.row - corner.row) * row)
    }
    #expect(result.contains("[New game]") && result.contains("+result>"), "\(result)")
  }
}

extension Tmux {
  /// Presses keys by tmux's names.
  func press(_ keys: String...) { press(keys) }

  func press(_ keys: [String]) {
    for key in keys { send(key) }
  }

  /// Clicks on a cell, counted from 0, as a terminal reports it.
  func click(column: Int, row: Int) {
    type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  var rows: [Substring] { screen.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Where a text begins on the screen.
  func place(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in rows.enumerated() {
      if let range = line.range(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    return nil
  }

  /// Whether the cursor is on the card in the upper left corner.
  var isFirstCardFocused: Bool { place(of: "►a1◄") != nil }
}
