import ConcentrationEngine
import Testing

@testable import ConcentrationApp

@Suite struct PicturesTests {
  /// Numbers are their own pictures, as letters are.
  private static let illustrated = Theme.builtIn.filter { $0.name != "numbers" }
    .flatMap(\.symbols).filter { $0.glyph != nil || $0.emoji != nil }

  @Test func `Every symbol of a built-in theme of pictures has a picture in each size`() {
    for symbol in Self.illustrated {
      let picture = symbol.knownPicture
      #expect(picture != nil, "\(symbol.word) has no picture")
      #expect(picture?.small.isEmpty == false, "\(symbol.word) has no small picture")
      #expect(picture?.text.isEmpty == false, "\(symbol.word) has no picture of letters")
    }
  }

  @Test func `Every picture is one of a symbol, and well formed`() {
    let words = Set(Self.illustrated.map(\.word))
    var seen: Set<String> = []
    for entry in Pictures.entries {
      #expect(entry.picture != nil, "\(entry.word) is malformed")
      #expect(words.contains(entry.word), "no symbol is \(entry.word)")
      #expect(seen.insert(entry.word).inserted, "\(entry.word) is drawn twice")
    }
  }

  /// The form differs, not only the ink: somebody sees no colours.
  @Test(arguments: Theme.builtIn)
  func `No two pictures of a theme are the same figure`(theme: Theme) {
    var pixels: [[Bool]: String] = [:]
    var dots: [[String]: String] = [:]
    for symbol in theme.symbols {
      guard let picture = symbol.knownPicture else { continue }
      let grid = PixelGrid(picture.pixels)
      let figure = (0..<42).map { grid.isSolid($0 % 7, $0 / 7) }
      #expect(pixels.updateValue(symbol.word, forKey: figure) == nil, "\(symbol.word)")
      #expect(dots.updateValue(symbol.word, forKey: grid.dots) == nil, "\(symbol.word)")
    }
  }

  @Test func `A letter without a picture is drawn in pixels`() throws {
    #expect(PixelFont.letters == Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    for letter in PixelFont.letters {
      #expect(PixelFont.picture(of: letter, ink: "k") != nil, "\(letter)")
    }
    #expect(PixelFont.picture(of: "é", ink: "k") == nil)
    let alfa = Symbol(letter: "A", word: "alfa")
    #expect(alfa.knownPicture == nil)
    let letter = try #require(alfa.monogram(picture: 0))
    #expect(letter.pixels[3] == ".rrrrr.")
  }

  @Test func `A symbol with a number has the picture of the one that it repeats`() {
    let fox = Symbol(letter: "F2", word: "fox 2", emoji: "🦊")
    #expect(fox.knownPicture == Pictures.ofWord("fox"))
    #expect(Symbol(letter: "G", word: "golf").knownPicture == nil)
  }

  /// Source: Mazzoleni, "Scale2x" (2001): a staircase becomes a slanting edge.
  @Test func `A doubled picture keeps slanting edges`() {
    let doubled = PixelGrid(["k.", ".."]).doubled
    #expect(doubled == PixelGrid(["kk..", "kk..", "....", "...."]))
    let slanting = PixelGrid(["..k", ".kk", "kkk"]).doubled
    #expect(slanting[1, 4] == "k")
    #expect(slanting[1, 3] == "k")
    #expect(slanting[0, 2] == nil)
    #expect(slanting[2, 2] == nil)
    #expect(slanting[3, 2] == "k")
  }

  @Test func `A picture as dots has one column and two rows less than four cells hold`() {
    let full = PixelGrid(Array(repeating: "rrrrrrr", count: 6))
    #expect(full.dots == ["⣶⣶⣶⡆", "⠿⠿⠿⠇"])
    #expect(
      PixelGrid([".......", "...r...", ".......", ".......", ".......", "......."]).mainInk == "r")
  }

  @Test func `A picture of another size or of other characters is refused`() {
    let rows = Array(repeating: ".rrrrr.", count: 6)
    #expect(PixelPicture(pixels: rows) != nil)
    #expect(PixelPicture(pixels: Array(rows.dropLast())) == nil)
    #expect(PixelPicture(pixels: rows.map { $0 + "." }) == nil)
    #expect(PixelPicture(pixels: rows.map { _ in "..x...." }) == nil)
    #expect(PixelPicture(pixels: rows, small: ["....."]) == nil)
    #expect(PixelPicture(pixels: rows, text: ["\u{1B}[2J", "x"]) == nil)
    #expect(PixelPicture(pixels: rows, text: ["12345678", "x"]) == nil)
  }
}
