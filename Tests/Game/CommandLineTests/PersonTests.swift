import ConcentrationTestSupport
import Foundation
import Testing

/// An evening without a word, from the first screen to the end.
@Suite struct PersonTests {
  nonisolated static let sizes = [(80, 24), (40, 15), (120, 40), (200, 60)]
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    // What is shown for a moment is another test's.
    try directory.write(
      "set pace off\nset motion off\nset clock off\n", to: ".config/concentration/rc")
  }

  /// Turns cards until the game is over: a pair that was seen, else cards that were not.
  private func play(_ person: inout Person, until end: String) throws {
    var words: [String: String] = [:]
    var random = TestGenerator(seed: 7)
    for _ in 0..<400 where !person.screen.contains(end) {
      var first: String?
      for _ in 0..<2 where !person.screen.contains(end) {
        let down = person.faceDown
        let known =
          first.map { card in down.filter { words[$0] == words[card] } } ?? pair(down, words)
        let unseen = down.filter { words[$0] == nil }
        let choice = known.first ?? unseen.randomElement(using: &random)
        let card = try #require(choice ?? down.randomElement(using: &random), "\(person.screen)")
        try person.turn(card)
        try person.wait { $0.contains(end) || !isDown(card, on: $0) }
        for match in person.screen.matches(of: #/([a-h][1-9]) is ([a-z ]+)\./#) {
          words[String(match.1)] = String(match.2)
        }
        first = card
      }
    }
    try person.wait { $0.contains(end) }
  }

  /// Whether a card's name stands on its back.
  private func isDown(_ card: String, on screen: String) -> Bool {
    ["░", "►", "─"].contains { screen.contains($0 + card) }
  }

  /// The first of two cards that show the same, as far as that was seen.
  private func pair(_ down: [String], _ words: [String: String]) -> [String] {
    down.first { card in
      down.contains { $0 != card && words[$0] != nil && words[$0] == words[card] }
    }.map { [$0] } ?? []
  }

  @Test(arguments: sizes, Person.Means.allCases)
  func `a whole evening without a word`(size: (Int, Int), means: Person.Means) throws {
    var person = try Person(in: directory.path, columns: size.0, rows: size.1, by: means)
    // 6x6 animals against a bot.
    try person.choose("Size", "6x6")
    try person.choose("Theme", "animals")
    try person.choose("Against", "perfect")
    try person.use("[New game]")
    try person.takeSeat()
    #expect(person.faceDown.count == 36, "\(person.screen)")
    // Undo and a hint.
    let first = try #require(person.faceDown.first)
    try person.turn(first)
    try person.wait { $0.contains("\(first) is ") }
    #expect(person.faceDown.count == 35)
    try person.openMenu()
    try person.use("[Undo]")
    try person.wait { $0.contains("Took back") }
    // A long message may cover the last row.
    #expect(person.faceDown.contains(first), "\(person.screen)")
    try person.openMenu()
    try person.use("[Hint]")
    try person.wait { $0.contains("board>") && $0.contains("card") }
    // Won or lost.
    try play(&person, until: "All pairs are found.")
    #expect(person.screen.contains("Perfect: "), "\(person.screen)")
    try person.use("[Close]")
    try person.wait { $0.contains("board>") }
    // Today's deal.
    try person.openMenu()
    try person.use("[First screen]")
    try person.wait { $0.contains("play>") }
    try person.use("[Today's deal]")
    try person.takeSeat()
    #expect(person.faceDown.count == 16, "\(person.screen)")
    try play(&person, until: "You found all 8 pairs")
    try person.use("[Close]")
    try person.wait { $0.contains("board>") }
    // The chart.
    try person.openMenu()
    try person.use("[Statistics]")
    try person.wait { $0.contains("8 pairs: a perfect player 12.4 moves.") }
    #expect(person.screen.contains("▁") || person.screen.contains("─"), "\(person.screen)")
    // Other colours, and the way out.
    try person.use("Play")
    try person.wait { $0.contains("play") && !$0.contains("stats>") }
    #expect(!person.terminal.transcript.contains("\u{1B}[38;"))
    try person.openMenu()
    try person.use("[Settings]")
    try person.choose("color", "24bit")
    #expect(person.terminal.transcript.contains("\u{1B}[38;2;"))
    try person.use("[Close]")
    try person.wait { $0.contains("board>") }
    try person.openMenu()
    try person.use("[Quit]")
    #expect(try person.terminal.waitForEnd() == 0)
  }
}
