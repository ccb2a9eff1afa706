import Testing

@testable import TerminalCanvas

@Suite struct CellTests {
  @Test(arguments: ["A", "é", "€", "─", "\u{FFFD}", "😁", "\u{1F3F4}", "𝛟"] as [Unicode.Scalar])
  func `the first scalar is read back from one byte to four`(scalar: Unicode.Scalar) throws {
    let cell = try #require(Cell(Character(scalar)))
    #expect(cell.firstScalar == scalar)
    #expect(cell.utf8 == Array(String(scalar).utf8))
  }

  @Test func `marks behind the first scalar are shown and are not part of it`() throws {
    let cell = try #require(Cell("e\u{301}"))
    #expect(cell.firstScalar == "e" && cell.character == "e\u{301}")
  }

  @Test(
    arguments: [
      ("\u{0}", "␀"), ("\u{1F}", "␟"), ("\u{7F}", "␡"), ("\u{80}", "\u{FFFD}"),
      ("\u{9F}", "\u{FFFD}"), ("\u{2028}", "\u{FFFD}"), ("\u{2029}", "\u{FFFD}"), ("\u{A0}", " "),
      ("\u{1680}", " "), ("\u{2000}", " "), ("\u{200A}", " "), ("\u{202F}", " "),
      ("\u{205F}", " "), ("\u{A1}", "\u{A1}"), ("\u{2010}", "\u{2010}"),
    ] as [(Character, Character)])
  func `what would command a terminal is shown as another character`(
    raw: Character, shown: Character
  ) {
    #expect(Cell(raw)?.character == shown)
  }
}
