import TerminalCanvas
import Testing
import UIKitShell

@Suite("Plain display")
struct PlainDisplayTests {
  @Test func `sentences are broken at words, and lines of marks alone are left out`() {
    let text = PlainDisplay(columns: 30).text([
      "Row 2: A down, B diamond up, C down, D down.", "error: no card q9", "  flip q9",
      "       ^^", "+-----+-----+", "│░░░░░│",
    ])
    #expect(
      text == """
        Row 2: A down, B diamond up, C
        down, D down.
        error: no card q9
          flip q9

        """)
  }

  @Test func `nothing said is nothing printed`() {
    #expect(PlainDisplay(columns: 10).text([]).isEmpty)
  }
}
