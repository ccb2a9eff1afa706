import ConcentrationTestSupport
import Testing

@testable import TerminalCanvas

@Suite("Canvas")
struct CanvasTests {
  @Test func `a frame is drawn with corners, and its ASCII fallback has the same shape`() {
    var canvas = Canvas(width: 6, height: 3)
    canvas.strokeFrame(Region(column: 0, row: 0, width: 5, height: 3))
    canvas.fill(Region(column: 1, row: 1, width: 3, height: 1), with: "░")
    #expect(canvas.lines() == ["┌───┐", "│░░░│", "└───┘"])
    #expect(canvas.lines(ascii: true) == ["+---+", "|:::|", "+---+"])
  }

  @Test func `a frame of one row or one column is a line`() {
    var canvas = Canvas(width: 4, height: 3)
    canvas.strokeFrame(Region(column: 0, row: 0, width: 3, height: 1))
    canvas.strokeFrame(Region(column: 3, row: 0, width: 1, height: 3))
    #expect(canvas.lines() == ["───│", "   │", "   │"])
  }

  @Test func `a frame of two columns has both sides`() {
    var canvas = Canvas(width: 3, height: 3)
    canvas.strokeFrame(Region(column: 0, row: 0, width: 2, height: 3))
    #expect(canvas.lines() == ["┌┐", "││", "└┘"])
  }

  @Test func `text is clipped at every edge and the column after it is told`() {
    var canvas = Canvas(width: 4, height: 2)
    #expect(canvas.draw("abcdef", column: -1, row: 0) == 5)
    #expect(canvas.draw("below", column: 0, row: 2) == 5)
    canvas.draw("xyz", column: 0, row: 1, in: Region(column: 1, row: 0, width: 1, height: 2))
    #expect(canvas.lines() == ["bcde", " y"])
  }

  @Test func `a wide glyph cut by an edge is a blank`() {
    var canvas = Canvas(width: 4, height: 3)
    canvas.fill(canvas.region, with: ".")
    canvas.draw("🐶🐶", column: -1, row: 0)
    canvas.draw("🐶", column: 3, row: 1)
    canvas.draw("🐶🐶", column: 0, row: 2, in: Region(column: 1, row: 0, width: 2, height: 3))
    #expect(canvas.lines() == [" 🐶.", "...", ".  ."])
  }

  @Test func `drawing over half a wide glyph leaves a blank of the other half`() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.draw("🐶🐶", column: 0, row: 0)
    canvas.draw("x", column: 1, row: 0)
    canvas.draw("y", column: 2, row: 0)
    #expect(canvas.lines() == [" xy", ""])
    canvas.draw("🐶🐶", column: 0, row: 1)
    canvas.draw("⚽", column: 1, row: 1)
    #expect(canvas.line(row: 1) == " ⚽")
  }

  @Test func `control characters become pictures, characters of no width vanish`() {
    var canvas = Canvas(width: 12, height: 1)
    canvas.draw("\u{1B}[2J\u{7}\u{200B}\u{202E}\r\n\u{85}\u{301}\u{A0}\u{2003}", column: 0, row: 0)
    #expect(canvas.lines() == ["␛[2J␇␍\u{FFFD}"])
    #expect(canvas.lines(ascii: true) == ["?[2J???"])
  }

  @Test func `text without a background keeps the one below, a fill replaces it`() {
    var canvas = Canvas(width: 3, height: 1)
    canvas.fill(canvas.region, style: Style(background: .blue))
    canvas.draw("a", column: 0, row: 0, style: Style(foreground: .red))
    #expect(canvas[0, 0].style == Style(foreground: .red, background: .blue))
    canvas.fill(canvas.region)
    #expect(canvas == Canvas(width: 3, height: 1))
  }

  @Test func `a canvas drawn on another keeps its wide glyphs or blanks the cut ones`() {
    var inner = Canvas(width: 4, height: 1)
    inner.draw("🐶a", column: 0, row: 0)
    var outer = Canvas(width: 6, height: 2)
    outer.fill(outer.region, with: ".")
    outer.draw(inner, column: 1, row: 0)
    outer.draw(inner, column: -1, row: 1)
    #expect(outer.lines() == [".🐶a .", " a ..."])
  }

  @Test func `a canvas drawn on another replaces its backgrounds, also by none`() {
    var outer = Canvas(width: 3, height: 1)
    outer.fill(outer.region, style: Style(background: .blue))
    var inner = Canvas(width: 1, height: 1)
    inner.draw("x", column: 0, row: 0, style: Style(foreground: .red))
    outer.draw(inner, column: 1, row: 0)
    #expect(outer[1, 0].style == Style(foreground: .red))
    #expect(outer[0, 0].style == Style(background: .blue))
  }

  @Test func `a canvas drawn just beside another changes nothing`() {
    var outer = Canvas(width: 3, height: 1)
    outer.draw("abc", column: 0, row: 0)
    let before = outer
    var inner = Canvas(width: 1, height: 1)
    inner.draw("x", column: 0, row: 0)
    for (column, row) in [(-1, 0), (3, 0), (0, -1), (0, 1)] {
      outer.draw(inner, column: column, row: row)
      #expect(outer == before, "\(column) \(row)")
    }
  }

  @Test func `an empty canvas has no lines and draws nothing`() {
    var canvas = Canvas(width: 0, height: -3)
    canvas.draw("abc", column: 0, row: 0)
    canvas.fill(Region(column: -5, row: -5, width: 50, height: 50), with: "x")
    #expect(canvas.lines().isEmpty)
    #expect(canvas[0, 0] == .blank)
  }

  @Test(arguments: 0..<100)
  func `no row is ever wider than the canvas`(seed: Int) {
    var generator = TestGenerator(seed: UInt64(seed))
    var canvas = Canvas(width: 1 + generator.below(20), height: 4)
    canvas.scribble(count: 40, using: &generator)
    for row in 0..<canvas.height {
      let columns = (0..<canvas.width).reduce(0) { $0 + canvas[$1, row].width }
      #expect(columns == canvas.width, "seed \(seed)")
      #expect(DisplayWidth.of(canvas.line(row: row)) <= canvas.width, "seed \(seed)")
      #expect(DisplayWidth.of(canvas.line(row: row, ascii: true)) <= canvas.width, "seed \(seed)")
    }
  }
}
