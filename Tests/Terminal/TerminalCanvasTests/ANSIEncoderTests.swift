import ConcentrationTestSupport
import Testing

@testable import TerminalCanvas

@Suite("ANSI encoder")
struct ANSIEncoderTests {
  static let sizes = [(1, 1), (2, 1), (20, 5), (80, 24), (5, 3)]

  @Test(arguments: 0..<200)
  func `interpreting the encoded diff on a screen of the old canvas gives the new one`(seed: Int)
    throws
  {
    let (width, height) = Self.sizes[seed % Self.sizes.count]
    var generator = TestGenerator(seed: UInt64(seed))
    var shown = Canvas(width: width, height: height)
    var terminal = TerminalInterpreter(width: width, height: height)
    var encoder = ANSIEncoder(colorDepth: .exact)
    for step in 0..<12 {
      var next = step % 4 == 3 ? Canvas(width: width, height: height) : shown
      next.scribble(count: 1 + generator.below(12), using: &generator)
      encoder.removeAll()
      encoder.encodeChanges(from: shown, to: next)
      try terminal.feed(encoder.bytes)
      try #require(
        terminal.grid == TerminalInterpreter.expectation(of: next), "seed \(seed), step \(step)")
      shown = next
    }
  }

  @Test(arguments: 0..<50)
  func `a whole canvas overwrites whatever the terminal showed`(seed: Int) throws {
    var generator = TestGenerator(seed: UInt64(seed))
    var before = Canvas(width: 20, height: 5)
    before.scribble(count: 20, using: &generator)
    var after = Canvas(width: 20, height: 5)
    after.scribble(count: 6, using: &generator)
    var encoder = ANSIEncoder(colorDepth: .exact)
    encoder.encodeWhole(before)
    encoder.encodeWhole(after)
    var terminal = TerminalInterpreter(width: 20, height: 5)
    try terminal.feed(encoder.bytes)
    #expect(terminal.grid == TerminalInterpreter.expectation(of: after), "seed \(seed)")
  }

  @Test(arguments: 0..<50)
  func `without colour depth a frame has addresses but no style`(seed: Int) throws {
    var generator = TestGenerator(seed: UInt64(seed))
    var canvas = Canvas(width: 20, height: 5)
    canvas.scribble(count: 20, using: &generator)
    var encoder = ANSIEncoder(colorDepth: .none)
    encoder.encodeChanges(from: Canvas(width: 20, height: 5), to: canvas)
    #expect(!encoder.text.contains("m") || !encoder.text.contains("\u{1B}[0"), "seed \(seed)")
    var terminal = TerminalInterpreter(width: 20, height: 5)
    try terminal.feed(encoder.bytes)
    #expect(
      terminal.grid == TerminalInterpreter.expectation(of: canvas, depth: .none), "seed \(seed)")
  }

  @Test(arguments: 0..<50)
  func `lines without colour hold no escape, no trailing blank and no column too many`(seed: Int) {
    var generator = TestGenerator(seed: UInt64(seed))
    var canvas = Canvas(width: 20, height: 5)
    canvas.scribble(count: 20, using: &generator)
    for ascii in [false, true] {
      var encoder = ANSIEncoder(colorDepth: .none, ascii: ascii)
      encoder.encodeLines(canvas)
      #expect(!encoder.bytes.contains(0x1B))
      let lines = encoder.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.map(String.init) == canvas.lines(ascii: ascii), "seed \(seed)")
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= 20 && !$0.hasSuffix(" ") })
      if ascii { #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }) }
    }
  }

  @Test func `an unchanged canvas costs no byte`() {
    var generator = TestGenerator(seed: 1)
    var canvas = Canvas(width: 80, height: 24)
    canvas.scribble(count: 100, using: &generator)
    var encoder = ANSIEncoder(colorDepth: .exact)
    encoder.encodeChanges(from: canvas, to: canvas)
    #expect(encoder.bytes.isEmpty)
  }

  @Test func `the cell after a wide glyph is addressed by absolute column`() {
    var canvas = Canvas(width: 10, height: 1)
    canvas.draw("a🐶b", column: 0, row: 0)
    var encoder = ANSIEncoder(colorDepth: .exact)
    encoder.encodeChanges(from: Canvas(width: 10, height: 1), to: canvas)
    #expect(encoder.text == "\u{1B}[1;1Ha🐶\u{1B}[4Gb")
  }

  @Test func `coloured lines name each style once and end plain`() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.draw("ab", column: 0, row: 0, style: Style(foreground: .yellow, isBold: true))
    canvas.draw("c", column: 2, row: 0)
    var encoder = ANSIEncoder(colorDepth: .exact)
    encoder.encodeLines(canvas)
    #expect(encoder.text == "\u{1B}[0;1;33mab\u{1B}[0mc\n")
  }

  @Test func `unchanged cells are skipped by column, or written where that is shorter`() {
    var old = Canvas(width: 20, height: 1)
    old.draw("aaaaaaaaaaaaaaaa", column: 0, row: 0)
    var new = old
    for column in [0, 4, 10] { new.draw("x", column: column, row: 0) }
    new.draw("y", column: 12, row: 0, style: Style(foreground: .red))
    var encoder = ANSIEncoder(colorDepth: .sixteen)
    encoder.encodeChanges(from: old, to: new)
    #expect(encoder.text == "\u{1B}[1;1Hxaaax\u{1B}[11Gxa\u{1B}[0;31my\u{1B}[0m")
  }

  @Test func `a style that stays is not left for cells that stay`() {
    let red = Style(foreground: .red)
    var new = Canvas(width: 20, height: 1)
    new.draw("x", column: 0, row: 0, style: red)
    new.draw("x", column: 3, row: 0, style: red)
    new.draw("z", column: 9, row: 0)
    var old = new
    for column in [0, 3] { old.draw("o", column: column, row: 0) }
    var encoder = ANSIEncoder(colorDepth: .sixteen)
    encoder.encodeChanges(from: old, to: new)
    #expect(encoder.text == "\u{1B}[1;1H\u{1B}[0;31mx\u{1B}[4Gx\u{1B}[0m")
  }

  @Test func `two halves are said by the sign of which more is set`() {
    var canvas = Canvas(width: 4, height: 1)
    for (column, pair) in [
      (Color.red, Color.blue), (.green, .blue), (.blue, .green), (.blue, .red),
    ].enumerated() {
      canvas.draw(
        "▀", column: column, row: 0, style: Style(foreground: pair.0, background: pair.1))
    }
    var encoder = ANSIEncoder(colorDepth: .sixteen)
    encoder.encodeWhole(canvas)
    #expect(
      encoder.text
        == "\u{1B}[1;1H\u{1B}[0;31;44m▀\u{1B}[32m▀▄\u{1B}[31m▄\u{1B}[0m")
  }

  @Test func `two halves have the ground of the next cell where that costs nothing`() {
    var canvas = Canvas(width: 3, height: 1)
    let red = Style(foreground: .red, background: .red)
    canvas.draw("x", column: 0, row: 0, style: red)
    canvas.draw("▀", column: 1, row: 0, style: Style(foreground: .red, background: .blue))
    canvas.draw("y", column: 2, row: 0, style: Style(foreground: .blue, background: .red))
    var encoder = ANSIEncoder(colorDepth: .sixteen)
    encoder.encodeWhole(canvas)
    #expect(encoder.text == "\u{1B}[1;1H\u{1B}[0;31;41mx\u{1B}[34m▄y\u{1B}[0m")
  }

  @Test func `erasing the rest of a line is shorter than drawing blanks`() {
    var old = Canvas(width: 80, height: 1)
    old.draw(String(repeating: "x", count: 80), column: 0, row: 0)
    var new = Canvas(width: 80, height: 1)
    new.draw("xx", column: 0, row: 0)
    var encoder = ANSIEncoder(colorDepth: .exact)
    encoder.encodeChanges(from: old, to: new)
    #expect(encoder.text == "\u{1B}[1;3H\u{1B}[K")
  }

  @Test func `what ends with a cell is taken back alone, and what goes on is not sent again`() {
    var canvas = Canvas(width: 4, height: 1)
    let bold = Style(foreground: .red, isBold: true)
    canvas.draw(
      "a", column: 0, row: 0, style: Style(foreground: .red, background: .blue, isBold: true))
    canvas.draw("b", column: 1, row: 0, style: bold)
    canvas.draw("c", column: 2, row: 0, style: Style(isBold: true))
    canvas.draw("d", column: 3, row: 0, style: Style(isBold: true, isUnderlined: true))
    var encoder = ANSIEncoder(colorDepth: .sixteen)
    encoder.encodeLines(canvas)
    #expect(
      encoder.text.replacing("\u{1B}", with: "^")
        == "^[0;1;31;44ma^[49mb^[39mc^[4md^[0m\n")
  }

  @Test func `what the first change of a row erases is not written again by the next one`() {
    var old = Canvas(width: 40, height: 1)
    old.draw("a", column: 0, row: 0)
    old.draw("b", column: 20, row: 0)
    var encoder = ANSIEncoder(colorDepth: .exact)
    encoder.encodeChanges(from: old, to: Canvas(width: 40, height: 1))
    #expect(String(decoding: encoder.bytes, as: UTF8.self) == "\u{1B}[1;1H\u{1B}[K")
  }
}
