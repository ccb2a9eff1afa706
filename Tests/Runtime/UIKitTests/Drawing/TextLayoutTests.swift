import ConcentrationTestSupport
import Foundation
import Testing

@testable import UIKit

@Suite struct TextLayoutTests {
  private func layout(
    _ text: String, _ width: Int?, lines: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    let styled = StyledText(text, attributes: .init(), measure: .standard)
    return TextLayout(styled, width: width, maximumLines: lines, mode: mode).text
  }

  @Test(arguments: Seeds.some)
  func `no line is wider than its room and no word gets lost`(seed: UInt64) {
    let words = ["a", "bc", "def", "日本", "🐶", "extraordinary", "e\u{301}", "\n"]
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let text = (0..<next(30)).map { _ in words[next(words.count)] }.joined(separator: " ")
    let width = 2 + next(20)
    let rows = layout(text, width)
    for row in rows { #expect(UIKitRuntime.TextMeasure.standard.width(of: row) <= width, "\(row)") }
    let kept = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(kept(rows.joined()) == kept(text))
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      for row in layout(text, width, lines: 1 + next(3), mode) {
        #expect(UIKitRuntime.TextMeasure.standard.width(of: row) <= width, "\(row)")
      }
    }
  }

  @Test func `a limit that is reached between paragraphs is marked`() {
    #expect(layout("one\ntwo", 9, lines: 1, .byTruncatingTail) == ["one…"])
    #expect(layout("one\ntwo", 9, lines: 1) == ["one"])
    #expect(layout("one\n\ntwo", 9) == ["one", "", "two"])
    #expect(layout("", 9) == [])
  }

  @Test func `blanks at a break are not drawn and others are kept`() {
    #expect(layout("  indented text", 10) == ["  indented", "text"])
    #expect(layout("a   b", 2) == ["a", "b"])
    #expect(layout("ab cd", nil) == ["ab cd"])
  }
}
