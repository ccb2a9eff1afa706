import ConcentrationEngine
import Testing

@Suite("Themes")
struct ThemeTests {
  @Test func `The built-in themes are the promised ones, in the chooser's order`() {
    #expect(
      Theme.builtIn.map(\.name) == [
        "letters", "shapes", "animals", "food", "faces", "halloween", "sports", "numbers",
      ])
    #expect(Theme.builtIn(named: "food") == .food)
    #expect(Theme.builtIn(named: "Food") == nil)
    #expect(Theme.builtIn(named: GameID.standardTheme) == .shapes)
  }

  @Test(arguments: Theme.builtIn)
  func `A built-in theme passes the checks of any theme and fills a 6x6 board`(theme: Theme) throws
  {
    #expect(try Theme(name: theme.name, symbols: theme.symbols) == theme)
    #expect(theme.symbols.count >= 18)
  }

  @Test(arguments: Theme.builtIn)
  func `Glyphs are one column wide and emoji two, on any terminal`(theme: Theme) throws {
    for symbol in theme.symbols {
      if let glyph = symbol.glyph {
        #expect(!glyph.properties.isEmojiPresentation)
        #expect(glyph.value < 0x3000)
      }
      if let emoji = symbol.emoji {
        #expect(emoji.properties.isEmojiPresentation)
        #expect(try #require(emoji.properties.age).major <= 14)
      }
    }
  }

  @Test func `A picture is the theme's symbol as long as there are enough`() {
    #expect(Theme.shapes.symbol(for: 0, pairCount: 8).word == "diamond")
    #expect(Theme.shapes.symbol(for: 19, pairCount: 20) == Theme.shapes.symbols[19])
    #expect(Theme.shapes.word(for: 0, pairCount: 8) == "diamond")
  }

  @Test(arguments: [(21, 1), (26, 1), (27, 2), (676, 2), (677, 3), (1287, 3)])
  func `A larger board shows labels, all different and of one width`(pairCount: Int, width: Int) {
    let labels = (0..<pairCount).map { Theme.shapes.symbol(for: $0, pairCount: pairCount).letter }
    #expect(Set(labels).count == pairCount)
    #expect(labels.allSatisfy { $0.count == width })
    #expect(labels == labels.sorted())
    #expect(labels[0] == String(repeating: "A", count: width))
    #expect(labels == (0..<pairCount).map { Theme.shapes.word(for: $0, pairCount: pairCount) })
  }

  @Test(
    arguments: [
      ([Symbol(letter: "a", word: "ant")], .letter),
      ([Symbol(letter: "AB", word: "ant")], .letter),
      ([Symbol(letter: "", word: "ant")], .letter),
      ([Symbol(letter: "Ä", word: "ant")], .letter),
      ([Symbol(letter: "A", word: "")], .word),
      ([Symbol(letter: "A", word: "a\u{1B}[31m")], .word),
      ([Symbol(letter: "A", word: String(repeating: "a", count: 25))], .word),
      ([Symbol(letter: "A", word: "ant", glyph: "🐜")], .glyphWidth),
      ([Symbol(letter: "A", word: "ant", glyph: "\u{301}")], .glyphWidth),
      ([Symbol(letter: "A", word: "ant", glyph: "\u{7}")], .glyphWidth),
      ([Symbol(letter: "A", word: "ant", glyph: "漢")], .glyphWidth),
      ([Symbol(letter: "A", word: "ant", emoji: "a")], .emojiWidth),
      ([Symbol(letter: "A", word: "ant", emoji: "\u{1F1E6}")], .emojiWidth),
      ([Symbol(letter: "A", word: "ant", emoji: "\u{1FAE8}")], .emojiWidth),
    ] as [([Symbol], SymbolProblem)])
  func `A theme that could not be shown is refused`(symbols: [Symbol], problem: SymbolProblem) {
    #expect(throws: ThemeError.symbol(0, problem)) { try Theme(name: "own", symbols: symbols) }
  }

  @Test(
    arguments: [
      0x2E80...0xA4C6, 0xFE10...0xFE6B, 0xFF01...0xFF5E, 0xFFE0...0xFFE6, 0x16FE2...0x16FE2,
      0x1F000...0x1FA6D,
    ] as [ClosedRange<UInt32>])
  func `The first and the last symbol among wide scalars are no glyphs`(
    wide: ClosedRange<UInt32>
  ) throws {
    for value in [wide.lowerBound, wide.upperBound] {
      let glyph = try #require(Unicode.Scalar(value))
      #expect(throws: ThemeError.symbol(0, .glyphWidth)) {
        try Theme(name: "own", symbols: [Symbol(letter: "A", word: "ant", glyph: glyph)])
      }
    }
  }

  @Test(arguments: ["⹝", "꓾", "･", "￨", "𞻱", "🬀"] as [Unicode.Scalar])
  func `The symbols next to wide scalars are glyphs`(glyph: Unicode.Scalar) throws {
    _ = try Theme(name: "own", symbols: [Symbol(letter: "A", word: "ant", glyph: glyph)])
  }

  @Test func `Two symbols must differ in letter and word`() {
    let ant = Symbol(letter: "A", word: "ant")
    #expect(throws: ThemeError.symbol(1, .letterTwice)) {
      try Theme(name: "own", symbols: [ant, Symbol(letter: "A", word: "ape")])
    }
    #expect(throws: ThemeError.symbol(1, .wordTwice)) {
      try Theme(name: "own", symbols: [ant, Symbol(letter: "B", word: "ant")])
    }
  }

  @Test(arguments: ["", "Shapes", "my theme", "a/b", "a#b", "ä", String(repeating: "a", count: 33)])
  func `A theme's name is a plain word`(name: String) {
    #expect(throws: ThemeError.name) { try Theme(name: name, symbols: []) }
  }
}
