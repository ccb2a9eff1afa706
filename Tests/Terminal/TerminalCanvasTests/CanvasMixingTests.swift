import ConcentrationTestSupport
import Testing

@testable import TerminalCanvas

/// Colours laid over cells, and canvases that come in the place of others.
@Suite struct CanvasMixingTests {
  private let dark = Color(red: 0, green: 0, blue: 0)
  private let light = Color(red: 200, green: 100, blue: 50)

  private func covered(_ style: Style, opacity: Double, by color: Color? = nil) -> Style {
    var canvas = Canvas(width: 3, height: 1)
    canvas.draw("abc", column: 0, row: 0, style: style)
    canvas.blend(
      Region(column: 1, row: 0, width: 1, height: 1), with: color ?? light, opacity: opacity)
    #expect(canvas.lines() == ["abc"])
    #expect(canvas[0, 0].style == style && canvas[2, 0].style == style)
    return canvas[1, 0].style
  }

  @Test(arguments: [(0.0, 0, 0, 0), (0.25, 50, 25, 13), (0.5, 100, 50, 25), (1, 200, 100, 50)])
  func `exact colours are mixed`(opacity: Double, red: UInt8, green: UInt8, blue: UInt8) {
    let mixed = Color(red: red, green: green, blue: blue)
    #expect(
      covered(Style(foreground: dark, background: dark), opacity: opacity)
        == Style(foreground: mixed, background: mixed))
  }

  @Test(arguments: [
    (0.24, false, false), (0.25, true, false), (0.49, true, false), (0.5, true, true),
  ])
  func `a colour of the terminal's own becomes faint from a quarter, and is covered from a half`(
    opacity: Double, isDim: Bool, isCovered: Bool
  ) {
    let style = covered(Style(foreground: .red, background: .blue), opacity: opacity)
    #expect(style.foreground == .red && style.isDim == isDim)
    #expect(style.background == (isCovered ? light : .blue))
    #expect(covered(.plain, opacity: opacity).background == (isCovered ? light : nil))
  }

  @Test func `a named colour covers nothing`() {
    let style = Style(foreground: dark, background: dark)
    #expect(
      covered(style, opacity: 1, by: .red) == Style(foreground: dark, background: dark, isDim: true)
    )
  }

  @Test(arguments: Seeds.some)
  func `cells that are copied to their own places are those of the other canvas`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    var (canvas, other) = (Canvas(width: 20, height: 6), Canvas(width: 20, height: 6))
    canvas.scribble(count: 20, using: &generator)
    other.scribble(count: 20, using: &generator)
    canvas.copyCells(of: other, to: canvas.region) { ($0, $1) }
    #expect(canvas == other)
  }

  @Test func `a wide glyph comes along whole or as blanks`() {
    var other = Canvas(width: 6, height: 1)
    other.draw("a🐶bc", column: 0, row: 0)
    func copy(to target: Region, from place: (Int) -> Int?) -> String {
      var canvas = Canvas(width: 6, height: 1)
      canvas.draw("------", column: 0, row: 0)
      canvas.copyCells(of: other, to: target) { column, row in place(column).map { ($0, row) } }
      return canvas.lines()[0]
    }
    let all = Region(column: 0, row: 0, width: 6, height: 1)
    #expect(copy(to: all) { $0 } == "a🐶bc")
    #expect(copy(to: all) { $0 - 1 } == "-a🐶bc")
    #expect(copy(to: all) { $0 + 2 } == " bc --")
    #expect(copy(to: all) { 5 - $0 } == " cb  a")
    #expect(copy(to: all) { $0 < 3 ? $0 : nil } == "a🐶---")
    #expect(copy(to: Region(column: 0, row: 0, width: 2, height: 1)) { $0 } == "a ----")
  }

  @Test func `a canvas that comes shows its glyphs from the half on`() {
    var (old, new) = (Canvas(width: 2, height: 1), Canvas(width: 2, height: 1))
    old.draw("ab", column: 0, row: 0, style: Style(foreground: dark, background: dark))
    new.draw("cb", column: 0, row: 0, style: Style(foreground: light, background: .red))
    func mixed(_ opacity: Double) -> Canvas {
      var canvas = old
      canvas.mix(new, in: old.region, opacity: opacity)
      return canvas
    }
    #expect(mixed(0.49).lines() == ["ab"] && mixed(0.5).lines() == ["cb"])
    #expect(mixed(0.49)[0, 0].style.background == dark)
    #expect(mixed(0.5)[0, 0].style.background == .red)
    #expect(mixed(0.5)[1, 0].style.foreground == Color(red: 100, green: 50, blue: 25))
  }

  @Test func `a colour is laid over the cells of its rectangle, in each row`() {
    var canvas = Canvas(width: 3, height: 3)
    canvas.fill(canvas.region, with: "x", style: Style(foreground: dark, background: dark))
    canvas.blend(Region(column: 1, row: 1, width: 1, height: 2), with: light, opacity: 1)
    for row in 0..<3 {
      for column in 0..<3 {
        let isCovered = column == 1 && row > 0
        #expect(canvas[column, row].style.background == (isCovered ? light : dark))
      }
    }
  }
}
