import Testing

@testable import TerminalCanvas

@Suite("Style")
struct StyleTests {
  @Test(arguments: Color.named + [Color(red: 255, green: 255, blue: 255)])
  func `every part of a style is kept apart from the others`(color: Color) {
    var style = Style(foreground: color, isDim: true)
    style.background = color
    style.isUnderlined = true
    style.isStruckThrough = true
    #expect(
      style
        == Style(
          foreground: color, background: color, isDim: true, isUnderlined: true,
          isStruckThrough: true))
    style.isStruckThrough = false
    style.foreground = nil
    style.isDim = false
    #expect(style == Style(background: color, isUnderlined: true))
    #expect(style.background == color)
  }

  @Test func `a style has what it is given, and nothing else`() {
    let plain = Style()
    #expect(plain.foreground == nil && plain.background == nil && plain == .plain)
    #expect(!plain.isBold && !plain.isDim && !plain.isReversed)
    #expect(!plain.isUnderlined && !plain.isStruckThrough)
    let flags: [(WritableKeyPath<Style, Bool>, Style)] = [
      (\.isBold, Style(isBold: true)), (\.isDim, Style(isDim: true)),
      (\.isReversed, Style(isReversed: true)), (\.isUnderlined, Style(isUnderlined: true)),
      (\.isStruckThrough, Style(isStruckThrough: true)),
    ]
    for (flag, given) in flags {
      var set = Style.plain
      set[keyPath: flag] = true
      #expect(set == given && given[keyPath: flag] && given != .plain)
      #expect(flags.count { given[keyPath: $0.0] } == 1)
    }
  }

  @Test func `a cell is as large as its glyph and its style`() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test func `a blank is seen by its background, exchanged colours and a line alone`() {
    for style in [
      Style(background: .red), Style(isReversed: true), Style(isUnderlined: true),
      Style(isStruckThrough: true),
    ] {
      #expect(!style.isInvisibleWhenBlank, "\(style)")
    }
    for style in [.plain, Style(foreground: .red), Style(isBold: true), Style(isDim: true)] {
      #expect(style.isInvisibleWhenBlank, "\(style)")
    }
  }
}
