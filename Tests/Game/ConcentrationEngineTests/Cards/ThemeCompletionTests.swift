import ConcentrationEngine
import Testing

/// Source: docs/THEMES.md; decisions/ENGINE.md "2026-11-23 Two schemes of dealing".
@Suite("Themes with too few symbols")
struct ThemeCompletionTests {
  /// The theme of the document on themes.
  private static var space: Theme {
    get throws {
      try Theme(
        name: "space",
        symbols: [
          Symbol(letter: "R", word: "rocket", glyph: "▲", emoji: "🚀"),
          Symbol(letter: "M", word: "moon"), Symbol(letter: "S", word: "star", glyph: "★"),
        ])
    }
  }

  @Test(arguments: Theme.builtIn)
  func `Each has symbols for any board, with letters and words of their own`(theme: Theme) {
    for pairCount in [1, 19, 24, 26, 27, 32, 50, 260, 676, 677, 1287] {
      let symbols = theme.completed(for: pairCount).symbols
      #expect(symbols.count == max(pairCount, theme.symbols.count))
      #expect(symbols.starts(with: theme.symbols), "its own come first and stay what they are")
      #expect(Set(symbols.map(\.letter)).count == symbols.count)
      #expect(Set(symbols.map(\.word)).count == symbols.count)
      let width = PictureLabel.width(pairCount: pairCount)
      #expect(symbols.allSatisfy { (1...width).contains($0.letter.utf8.count) })
    }
  }

  @Test func `8x8 animals keep their pictures, and what is added has some, too`() {
    let symbols = Theme.animals.completed(for: 32).symbols
    #expect(symbols[..<21] == Theme.animals.symbols[...])
    #expect(symbols.allSatisfy { $0.emoji != nil || $0.glyph != nil })
    #expect(
      symbols[21...].map(\.word) == [
        "square", "cross", "yin-yang", "avocado", "diamond", "club", "heart", "spade", "circle",
        "star", "triangle",
      ])
  }

  @Test func `A small theme of one's own begins with its rocket on 4x4`() throws {
    let symbols = try Self.space.completed(for: 8).symbols
    #expect(
      symbols.map(\.word) == [
        "rocket", "moon", "star", "diamond", "club", "heart", "circle", "square",
      ])
    #expect(symbols.allSatisfy { $0.letter.count == 1 })
  }

  @Test func `A theme of words goes on with its words and a number`() {
    let symbols = Theme.letters.completed(for: 32).symbols
    #expect(
      symbols[26...].map(\.word)
        == (["alfa", "bravo", "charlie", "delta", "echo", "foxtrot"]).map { "\($0) 2" })
    #expect(symbols[26...].map(\.letter) == ["A2", "B2", "C2", "D2", "E2", "F2"])
  }

  @Test func `What comes again with a number keeps its picture`() {
    let symbols = Theme.animals.completed(for: 676).symbols
    let fox = symbols.first { $0.word == "fox 2" }
    #expect(fox == Symbol(letter: "F2", word: "fox 2", emoji: "🦊"))
  }

  @Test func `An ID says with a + that the theme is completed`() throws {
    for text in ["8x8/animals+#7", "2x2/shapes+:abba", "8x8/my-theme+#a+b"] {
      let id = try GameID(parsing: text)
      #expect(id.description == text && id.scheme == .completed)
      #expect(id.layoutID.scheme == .completed)
    }
    #expect(try GameID(parsing: "8x8/animals#7").scheme == .labels)
    #expect(try GameID(parsing: "8x8#a+b").scheme == .labels)
    let (old, new) = (try GameID(parsing: "8x8/animals#7"), try GameID(parsing: "8x8/animals+#7"))
    #expect(old.layout == new.layout, "the cards lie in the same order")
    for wrong in ["8x8/+#7", "8x8+#7", "8x8/animals++#7"] {
      #expect(throws: TextError.self) { try GameID(parsing: wrong) }
    }
  }
}
