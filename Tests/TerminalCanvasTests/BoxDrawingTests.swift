import Testing

@testable import TerminalCanvas

@Suite("Box drawing")
struct BoxDrawingTests {
  @Test(
    "each drawing character has an ASCII fallback",
    arguments: zip(
      "─│┌┐└┘├┤┬┴┼░▒█▙▖▝═║…♦é日a~⠀⡇⢸⠉⠁⣀⢀⠶⢢⡔⡜⣿", "-|+++++++++::##.'=|~???a~ ||\"'_.-\\//#"))
  func twins(character: Character, twin: Character) {
    #expect(BoxDrawing.asciiFallback(of: character) == twin)
  }

  @Test("arms choose the glyph")
  func arms() {
    #expect(BoxDrawing.glyph(up: true, down: true, left: true, right: true) == "┼")
    #expect(BoxDrawing.glyph(up: false, down: true, left: true, right: true) == "┬")
    #expect(BoxDrawing.glyph(up: false, down: false, left: false, right: false) == " ")
  }
}
