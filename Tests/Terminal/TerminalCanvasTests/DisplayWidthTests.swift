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

  // Source: Unicode 14, EastAsianWidth, the assigned ends of what is W or F.
  @Test(
    arguments: [
      (0x1100, 0x115F), (0x2329, 0x232A), (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF),
      (0x4E00, 0xA4C6), (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAD9), (0xFE10, 0xFE19),
      (0xFE30, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x1B2FB),
      (0x1F200, 0x1F265), (0x20000, 0x3134A), (0x1F1E6, 0x1F1FF),
    ] as [(UInt32, UInt32)])
  func `a range of wide characters is wide from its first to its last`(
    first: UInt32, last: UInt32
  ) throws {
    #expect(DisplayWidth.of(try #require(Unicode.Scalar(first))) == 2)
    #expect(DisplayWidth.of(try #require(Unicode.Scalar(last))) == 2)
  }

  @Test(arguments: [
    "\u{10FF}", "\u{1160}", "\u{2328}", "\u{303F}", "\u{3248}", "\u{4DC0}", "\u{FF61}", "\u{0}",
    "\u{1F}",
  ])
  func `what is beside a range of wide characters is narrow`(scalar: Unicode.Scalar) {
    #expect(DisplayWidth.of(scalar) == 1)
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
