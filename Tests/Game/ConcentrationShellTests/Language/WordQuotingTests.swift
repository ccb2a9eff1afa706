import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@Suite struct WordQuotingTests {
  @Test(arguments: ["b2", "4x4/shapes#7", "a\"b", "it's", "x#y", "\\", "a!", "träume", "-1", "(x)"])
  func `A text that is read as it stands gets no quotes`(text: String) {
    #expect(Word.quoted(text) == text)
  }

  @Test(arguments: [
    ("", "\"\""), ("two words", "\"two words\""), ("#1", "\"#1\""), ("\"", "\"\\\"\""),
    ("'a'", "\"'a'\""), ("<<END", "\"<<END\""), ("!", "\"!\""), ("--timed", "\"--timed\""),
    ("a \\ b", "\"a \\\\ b\""),
  ])
  func `A text that would be read otherwise is quoted`(text: String, quoted: String) {
    #expect(Word.quoted(text) == quoted)
  }

  @Test(arguments: Seeds.some)
  func `What is quoted is read as the one word that it was`(seed: UInt64) throws {
    let signs = Array("ab2 \t\"'\\#!<-/=ü")
    var state = seed
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int(state >> 33 & 7) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(signs[Int(state >> 33) % signs.count])
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let line = try CommandLexer.lex("new \(Word.quoted(text)) end")
      #expect(line.words.map(\.text) == ["new", text, "end"])
      #expect(line.blockTag == nil && line.commentStart == nil)
    }
  }
}
