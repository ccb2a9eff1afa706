import ConcentrationTestSupport
import TerminalCanvas
import Testing
@testable import ConcentrationShell
import UIKitShell

@Suite("Word wrap")
struct WordWrapTests {
  @Test func `lines break at blanks and keep their indent`() {
    #expect(
      WordWrap.lines(of: "c3 is club. No match with b2 diamond.", columns: 16) == [
        "c3 is club. No", "match with b2", "diamond.",
      ])
    #expect(
      WordWrap.lines(of: "  Turns one or two cards", columns: 12) == [
        "  Turns one", "  or two", "  cards",
      ])
  }

  @Test func `a word wider than the room is cut, wide glyphs stay whole`() {
    #expect(WordWrap.lines(of: "abcdefgh", columns: 3) == ["abc", "def", "gh"])
    #expect(WordWrap.lines(of: "🐶🐶🐶", columns: 5) == ["🐶🐶", "🐶"])
    #expect(WordWrap.lines(of: "a🐶", columns: 1) == ["a", "?"])
  }

  @Test func `line breaks and empty lines stay, blanks at the end go`() {
    #expect(WordWrap.lines(of: "a  \n\nb", columns: 10) == ["a", "", "b"])
    #expect(WordWrap.lines(of: "", columns: 10) == [""])
    #expect(WordWrap.lines(of: "          ", columns: 4) == [""])
    #expect(WordWrap.lines(of: ["one", "two words"], columns: 4) == ["one", "two", "word", "s"])
  }

  @Test(arguments: Seeds.some)
  func `no line is wider than the room and no word is lost`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let letters = ["a", "bc", " ", "  ", "🐶", "é", "longer", "\n"]
    let text = (0..<below(40)).map { _ in letters[below(letters.count)] }.joined()
    let columns = 2 + below(20)
    let lines = WordWrap.lines(of: text, columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "seed \(seed)")
    #expect(lines.allSatisfy { $0.last != " " }, "seed \(seed)")
    let isKept = { (character: Character) in character != " " && character != "\n" }
    #expect(lines.joined().filter(isKept) == text.filter(isKept), "seed \(seed)")
  }
}
