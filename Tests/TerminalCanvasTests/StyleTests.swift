import Testing

@testable import TerminalCanvas

@Suite("Style")
struct StyleTests {
  @Test("every part of a style is kept apart from the others", arguments: Color.allCases)
  func parts(color: Color) {
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

  @Test("the sixteen colours have the SGR numbers of ECMA-48 and aixterm")
  func codes() {
    #expect(Color.allCases.map(\.foregroundCode) == Array(30...37) + Array(90...97))
    #expect(Color.allCases.map(\.backgroundCode) == Array(40...47) + Array(100...107))
  }
}
