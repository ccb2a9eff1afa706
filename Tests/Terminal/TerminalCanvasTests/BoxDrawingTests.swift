import Testing

@testable import TerminalCanvas

@Suite("Box drawing")
struct BoxDrawingTests {
  @Test(
    arguments: zip(
      "─│┌┐└┘├┤┬┴┼░▒█▙▖▝═║…♦é日a~⠀⡇⢸⠉⠁⣀⢀⠶⢢⡔⡜⠟⠿⣿", "-|+++++++++::##.'=|~???a~ ||\"'_.-\\//+##"))
  func `each drawing character has an ASCII fallback`(character: Character, twin: Character) {
    #expect(BoxDrawing.asciiFallback(of: character) == twin)
  }

  @Test func `a plain line has the fallback of its direction, dashed or heavy`() {
    let across: [Character] = ["─", "━", "┄", "┅", "┈", "┉", "╌", "╍"]
    let down: [Character] = ["│", "┃", "┆", "┇", "┊", "┋", "╎", "╏"]
    #expect(across.allSatisfy { BoxDrawing.asciiFallback(of: $0) == "-" })
    #expect(down.allSatisfy { BoxDrawing.asciiFallback(of: $0) == "|" })
  }

  @Test func `the ends of ranges have the fallback of what is between them`() {
    let twins: [(Character, Character)] = [
      ("╎", "|"), ("╏", "|"), ("═", "="), ("║", "|"), ("╱", "/"), ("╲", "\\"), ("╿", "+"),
      ("▀", "#"), ("▟", "#"), ("░", ":"), ("▒", ":"), ("▓", "#"), ("▖", "."), ("▗", "."),
      ("▘", "'"), ("▝", "'"), ("‐", "-"), ("―", "-"), ("−", "-"), ("‘", "'"), ("’", "'"),
      ("“", "\""), ("”", "\""), ("×", "x"), ("•", "*"), ("●", "*"), ("★", "*"), ("○", "o"),
      ("◦", "o"), ("←", "<"), ("→", ">"), ("↑", "^"), ("▲", "^"), ("↓", "v"), ("▼", "v"),
      ("~", "~"), (" ", " "), ("\u{7F}", "?"), ("⢁", "\\"), ("⡈", "/"),
    ]
    for (character, twin) in twins {
      #expect(BoxDrawing.asciiFallback(of: character) == twin, "\(character)")
    }
  }

  @Test func `arms choose the glyph`() {
    #expect(BoxDrawing.glyph(up: true, down: true, left: true, right: true) == "┼")
    #expect(BoxDrawing.glyph(up: false, down: true, left: true, right: true) == "┬")
    #expect(BoxDrawing.glyph(up: false, down: false, left: false, right: false) == " ")
    #expect(BoxDrawing.glyph(up: true, down: false, left: true, right: false) == "┘")
    #expect(BoxDrawing.glyph(up: true, down: false, left: false, right: true) == "└")
    #expect(BoxDrawing.glyph(up: false, down: false, left: false, right: true) == "─")
  }

  @Test(
    arguments: zip(
      [FrameCorners.topLeft, .topRight, .bottomLeft, .bottomRight, .all],
      [["╭┐", "└┘"], ["┌╮", "└┘"], ["┌┐", "╰┘"], ["┌┐", "└╯"], ["╭╮", "╰╯"]]))
  func `each corner of a frame is round alone`(corners: FrameCorners, lines: [String]) {
    var canvas = Canvas(width: 2, height: 2)
    canvas.strokeFrame(Region(column: 0, row: 0, width: 2, height: 2), rounding: corners)
    #expect(canvas.lines(ascii: false) == lines)
  }

  @Test func `a frame that spares glyphs has no edge where one stands on it, also at its end`() {
    for (column, first) in [(0, "x  │"), (3, "│  x"), (1, "│x │"), (4, "┌──┐x")] {
      var canvas = Canvas(width: 5, height: 2)
      canvas.draw("x", column: column, row: 0)
      canvas.strokeFrame(Region(column: 0, row: 0, width: 4, height: 2), sparesGlyphs: true)
      #expect(canvas.lines(ascii: false) == [first, "└──┘"])
    }
  }
}
