import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@Suite struct CardReferenceTests {
  @Test(arguments: ["a1", "b2", "z99", "c10", "a999"])
  func `Prints what it was read from`(text: String) {
    #expect(CardReference(text)?.description == text)
    #expect(CardReference(text.uppercased())?.description == text)
  }

  @Test(arguments: ["", "a", "1", "aa1", "a0", "a01", "b-2", "a1x", "a1000", "é1", "a١"])
  func `Is a letter and a row, and nothing else`(text: String) {
    #expect(CardReference(text) == nil)
  }

  @Test(arguments: [
    ("b2", ["b2"]), ("b2,c3", ["b2", "c3"]), ("a1a2", ["a1", "a2"]),
    ("A10b9,c3,", ["a10", "b9", "c3"]),
    ("", nil), (",", nil), ("b2;c3", nil), ("b2,,c3", nil), ("a1a", nil), ("a1000b2", nil),
  ])
  func `A word names one card or more, and nothing else`(word: String, cards: [String]?) {
    var named: [String] = []
    let isCards = CardReference.forEach(in: word) { named.append("\($0)") }
    #expect((isCards ? named : nil) == cards)
  }
}

@Suite struct SuggestionsTests {
  private let names = ["flip", "help", "undo", "zoom", "Stats", "color"]

  @Test(arguments: [
    ("filp", ["flip"]), ("sttas", ["Stats"]), ("colour", ["color"]), ("xyzzy", []),
    ("udno", ["undo"]), ("f", []), ("", []),
  ])
  func `Names the nearest, and nothing if none is near`(word: String, found: [String]) {
    #expect(Suggestions.near(word, among: names) == found)
  }

  @Test func `A swap of neighbours is one edit`() {
    #expect(
      Suggestions.editDistance(Array("filp".unicodeScalars), Array("flip".unicodeScalars)) == 1)
    #expect(Suggestions.editDistance([], Array("abc".unicodeScalars)) == 3)
  }

  @Test func `Lists as people do`() {
    #expect(Suggestions.list(["a"]) == "a")
    #expect(Suggestions.list(["a", "b", "c"]) == "a, b or c")
  }
}
