import Testing

@testable import TerminalCanvas

@Suite("Style")
struct StyleTests {
  @Test(arguments: Color.allCases)
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

  @Test func `the sixteen colours have the SGR numbers of ECMA-48 and aixterm`() {
    #expect(Color.allCases.map(\.foregroundCode) == Array(30...37) + Array(90...97))
    #expect(Color.allCases.map(\.backgroundCode) == Array(40...47) + Array(100...107))
  }
}
