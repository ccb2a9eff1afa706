import Testing

@testable import TerminalCanvas

@Suite("Box drawing")
struct BoxDrawingTests {
  @Test(
    arguments: zip(
      "─│┌┐└┘├┤┬┴┼░▒█▙▖▝═║…♦é日a~⠀⡇⢸⠉⠁⣀⢀⠶⢢⡔⡜⣿", "-|+++++++++::##.'=|~???a~ ||\"'_.-\\//#"))
  func `each drawing character has an ASCII fallback`(character: Character, twin: Character) {
    #expect(BoxDrawing.asciiFallback(of: character) == twin)
  }

  @Test func `arms choose the glyph`() {
    #expect(BoxDrawing.glyph(up: true, down: true, left: true, right: true) == "┼")
    #expect(BoxDrawing.glyph(up: false, down: true, left: true, right: true) == "┬")
    #expect(BoxDrawing.glyph(up: false, down: false, left: false, right: false) == " ")
  }
}
