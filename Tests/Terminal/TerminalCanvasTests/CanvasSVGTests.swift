import ConcentrationTestSupport
import Foundation
import FoundationXML
import Testing

@testable import TerminalCanvas

/// A canvas as a picture.
@Suite struct CanvasSVGTests {
  private func svg(_ palette: Palette = .dark, draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(width: 6, height: 2)
    draw(&canvas)
    return canvas.svg(palette)
  }

  @Test func `an empty canvas is its background alone`() {
    let picture = svg { _ in }
    #expect(
      picture == """
        <svg xmlns="http://www.w3.org/2000/svg" width="54" height="36" viewBox="0 0 54 36" \
        font-family="monospace" font-size="15">
        <rect width="54" height="36" fill="#15171c"/>
        </svg>

        """)
  }

  @Test func `cells of one style are one piece, as wide as they are, with what XML reserves`() {
    let picture = svg(.light) { canvas in
      canvas.draw("a<&b", column: 1, row: 1, style: Style(foreground: .red, isBold: true))
    }
    #expect(
      picture.contains(
        "<text x=\"9\" y=\"32\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\" "
          + "xml:space=\"preserve\" fill=\"#cd0000\" font-weight=\"bold\">a&lt;&amp;b</text>"))
    #expect(picture.contains("fill=\"#ffffff\""))
  }

  @Test func `backgrounds lie behind the glyphs of their row, and reversed colours are exchanged`()
  {
    let picture = svg { canvas in
      canvas.draw("x", column: 0, row: 0, style: Style(background: .blue))
      canvas.draw("y", column: 1, row: 0, style: Style(isReversed: true))
    }
    let lines = picture.split(separator: "\n").dropFirst(2)
    #expect(
      lines.first == "<rect x=\"0\" y=\"0\" width=\"9\" height=\"18\" fill=\"#0000ee\"/>")
    #expect(lines.dropFirst().first?.contains("fill=\"#d8dce2\"") == true)
    #expect(lines.dropFirst(3).first?.contains("fill=\"#15171c\">y</text>") == true)
  }

  @Test func `a wide glyph is a piece of two cells, and bytes that XML cannot have are replaced`() {
    let picture = svg { canvas in
      canvas.draw("a🍎b", column: 0, row: 0, style: .plain)
      canvas.draw("\u{1B}\u{FFFF}", column: 0, row: 1, style: .plain)
    }
    #expect(picture.contains("x=\"9\" y=\"14\" textLength=\"18\""))
    #expect(picture.contains(">🍎</text>"))
    #expect(!picture.contains("\u{1B}") && !picture.contains("\u{FFFF}"))
    let allowed = picture.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
    #expect(allowed)
  }

  @Test func `a line is drawn without a glyph, too, and what is faint shines through`() {
    func lines(_ style: Style) -> [Substring] {
      svg { $0.draw(" ", column: 2, row: 1, style: style) }.split(separator: "\n").dropFirst(2)
        .filter { $0.contains("<text") }
    }
    #expect(lines(Style(isBold: true, isDim: true)) == [])
    #expect(
      lines(Style(isUnderlined: true, isStruckThrough: true)) == [
        "<text x=\"18\" y=\"32\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\" "
          + "xml:space=\"preserve\" fill=\"#d8dce2\" text-decoration=\"underline line-through\"> </text>"
      ])
    #expect(
      lines(Style(isDim: true, isStruckThrough: true)) == [
        "<text x=\"18\" y=\"32\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\" "
          + "xml:space=\"preserve\" fill=\"#d8dce2\" opacity=\"0.6\" text-decoration=\"line-through\"> </text>"
      ])
  }

  @Test func `a light picture has dark text, and the named colours are those of xterm`() throws {
    let xterm = [
      "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
      "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
    ]
    for (number, hex) in xterm.enumerated() {
      let color = try #require(Color(number: number))
      let picture = svg { $0.draw("x", column: 0, row: 0, style: Style(foreground: color)) }
      #expect(picture.contains("fill=\"\(hex)\">x</text>"), "colour \(number)")
    }
    let plain = svg(.light) { $0.draw("x", column: 0, row: 0, style: .plain) }
    #expect(plain.contains("fill=\"#24292f\">x "))
  }

  @Test(arguments: Seeds.some)
  func `every canvas is a document that a parser reads`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    var canvas = Canvas(width: 30, height: 8)
    canvas.scribble(count: 40, using: &generator)
    let parser = XMLParser(data: Data(canvas.svg().utf8))
    #expect(parser.parse(), "seed \(seed): \(String(describing: parser.parserError))")
  }
}
