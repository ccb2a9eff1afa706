import Testing

@testable import TerminalCanvas

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("♥", 1), ("♠", 1), ("★", 1), ("●", 1), ("│", 1),
      ("░", 1), ("🐶", 2), ("⚽", 2), ("👻", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("日", 2), ("한", 2),
      ("ｱ", 1), ("Ａ", 2), ("🇩🇪", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("\u{200B}", 0), ("\u{301}", 0),
      ("\u{202E}", 0), ("\u{FE0F}", 0), ("\u{200D}", 0), ("\u{1B}", 1), ("\r\n", 1), ("\u{9B}", 1),
      ("〈", 2), ("𠀀", 2), ("…", 1),
    ] as [(Character, Int)])
  func `characters take the columns of the table`(character: Character, columns: Int) {
    #expect(DisplayWidth.of(character) == columns)
    #expect((Cell(character)?.width ?? 0) == columns)
  }

  @Test func `a text takes the sum of its characters`() {
    #expect(DisplayWidth.of("") == 0)
    #expect(DisplayWidth.of("a🐶b日") == 6)
    #expect(DisplayWidth.of("one\r\ntwo") == 7)
  }

  @Test func `a prefix never takes more columns than asked for`() {
    #expect(DisplayWidth.prefix(of: "a🐶b", columns: 2) == "a")
    #expect(DisplayWidth.prefix(of: "a🐶b", columns: 3) == "a🐶")
    #expect(DisplayWidth.prefix(of: "a🐶b", columns: 9) == "a🐶b")
    #expect(DisplayWidth.prefix(of: "abc", columns: -1).isEmpty)
  }

  @Test
  func `a cell keeps a letter with marks, a flag and a skin tone, and cuts a family to one face`() {
    #expect(Cell("e\u{302}\u{323}")?.character == "e\u{302}\u{323}")
    #expect(Cell("🇩🇪")?.character == "🇩🇪")
    #expect(Cell("👍🏽")?.character == "👍🏽")
    #expect(Cell("👨‍👩‍👧")?.character == "👨")
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}
