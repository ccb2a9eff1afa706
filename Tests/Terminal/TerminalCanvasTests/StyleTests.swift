import Testing

@testable import TerminalCanvas

@Suite("Style")
struct StyleTests {
  @Test(arguments: Color.named + [Color(red: 255, green: 255, blue: 255)])
  func `every part of a style is kept apart from the others`(color: Color) {
    var style = Style(foreground: color, isDim: true)
    style.background = color
    style.isUnderlined = true
    #expect(
      style == Style(foreground: color, background: color, isDim: true, isUnderlined: true))
    style.foreground = nil
    style.isDim = false
    #expect(style == Style(background: color, isUnderlined: true))
    #expect(style.background == color)
  }

  @Test func `a cell is as large as its glyph and its style`() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}
