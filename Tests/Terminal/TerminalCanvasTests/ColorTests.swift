import Testing

@testable import TerminalCanvas

@Suite struct ColorTests {
  private static let orange = Color(red: 255, green: 149, blue: 0)

  private func bytes(_ style: Style, _ depth: ColorDepth) -> String {
    var canvas = Canvas(width: 1, height: 1)
    canvas.draw("x", column: 0, row: 0, style: style)
    var encoder = ANSIEncoder(colorDepth: depth)
    encoder.encodeLines(canvas)
    return encoder.text.replacing("\u{1B}", with: "^")
  }

  @Test func `a named colour has the SGR number of ECMA-48 or aixterm at every depth`() {
    let numbers = Array(30...37) + Array(90...97)
    for depth in [ColorDepth.sixteen, .table256, .exact] {
      for (color, number) in zip(Color.named, numbers) {
        #expect(
          bytes(Style(foreground: color, background: color), depth)
            == "^[0;\(number);\(number + 10)mx^[0m\n")
      }
    }
  }

  @Test func `an exact colour is sent as the terminal can show it`() {
    let style = Style(foreground: Self.orange, background: Color(red: 1, green: 2, blue: 3))
    #expect(bytes(style, .exact) == "^[0;38;2;255;149;0;48;2;1;2;3mx^[0m\n")
    #expect(bytes(style, .table256) == "^[0;38;5;208;48;5;16mx^[0m\n")
    #expect(bytes(style, .sixteen) == "^[0;33;40mx^[0m\n")
    #expect(bytes(style, .none) == "x\n")
  }

  @Test func `colours that become one in sixteen need no new sequence`() {
    var canvas = Canvas(width: 2, height: 1)
    canvas.draw("a", column: 0, row: 0, style: Style(foreground: Self.orange))
    canvas.draw(
      "b", column: 1, row: 0, style: Style(foreground: Color(red: 250, green: 150, blue: 9)))
    var encoder = ANSIEncoder(colorDepth: .sixteen)
    encoder.encodeLines(canvas)
    #expect(encoder.text == "\u{1B}[0;33mab\u{1B}[0m\n")
  }

  @Test func `of the table of 256 no colour is nearer than the one that is chosen`() {
    let table = Self.tableOf256
    for red in stride(from: 0, through: 255, by: 5) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 5) {
          func distance(_ entry: (Int, Int, Int)) -> Int {
            let (r, g, b) = (entry.0 - red, entry.1 - green, entry.2 - blue)
            return r * r + g * g + b * b
          }
          let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let nearest = table.map(distance).min()
          #expect(distance(table[color.indexInTableOf256 - 16]) == nearest)
        }
      }
    }
  }

  /// Entries 16 through 255 of xterm's table.
  private static let tableOf256: [(Int, Int, Int)] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { r in levels.flatMap { g in levels.map { b in (r, g, b) } } }
    return cube + (0..<24).map { (8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
  }()

  @Test func `a grey becomes one of four`() {
    let greys: [(UInt8, Color)] = [
      (0, .black), (63, .black), (64, .brightBlack), (152, .brightBlack), (153, .white),
      (229, .white), (230, .brightWhite), (255, .brightWhite),
    ]
    for (white, expected) in greys {
      let grey = Color(red: white, green: white, blue: white)
      #expect(grey.reduced(to: .sixteen) == expected)
    }
  }

  @Test func `only tints become bright`() {
    #expect(Color(red: 200, green: 20, blue: 20).reduced(to: .sixteen) == .red)
    #expect(Color(red: 20, green: 200, blue: 20).reduced(to: .sixteen) == .green)
    #expect(Color(red: 20, green: 20, blue: 200).reduced(to: .sixteen) == .blue)
    #expect(Color(red: 255, green: 150, blue: 150).reduced(to: .sixteen) == .brightRed)
  }

  @Test func `a tint has the greatest and the least part above 331 together`() {
    #expect(Color(red: 250, green: 81, blue: 81).reduced(to: .sixteen) == .red)
    #expect(Color(red: 250, green: 82, blue: 81).reduced(to: .sixteen) == .red)
    #expect(Color(red: 250, green: 82, blue: 82).reduced(to: .sixteen) == .brightRed)
  }

  @Test func `a colour is a grey up to a fifth between its parts, and where it is dark`() {
    #expect(Color(red: 100, green: 80, blue: 80).reduced(to: .sixteen) == .brightBlack)
    #expect(Color(red: 100, green: 79, blue: 79).reduced(to: .sixteen) == .red)
    #expect(Color(red: 63, green: 0, blue: 0).reduced(to: .sixteen) == .black)
    #expect(Color(red: 64, green: 0, blue: 0).reduced(to: .sixteen) == .red)
  }

  @Test func `a part is present from the middle between the least and the greatest`() {
    #expect(Color(red: 200, green: 100, blue: 0).reduced(to: .sixteen) == .yellow)
    #expect(Color(red: 200, green: 99, blue: 0).reduced(to: .sixteen) == .red)
  }

  @Test func `the lightness of a colour weighs its parts as television does`() {
    // Source: ITU-R BT.601, luma: 299, 587 and 114 of 1000.
    #expect(Color(red: 255, green: 0, blue: 0).luma == 76)
    #expect(Color(red: 0, green: 255, blue: 0).luma == 149)
    #expect(Color(red: 0, green: 0, blue: 255).luma == 29)
    #expect(Color(red: 0, green: 230, blue: 0).luma == 135)
    #expect(Color(red: 255, green: 255, blue: 255).luma == 255)
  }

  @Test func `two pixels in a cell become a character as dense as they are light`() {
    func shown(_ upper: UInt8, _ lower: UInt8, depth: ColorDepth, ascii: Bool) -> String {
      var canvas = Canvas(width: 1, height: 1)
      canvas.fill(
        canvas.region, with: "▀",
        style: Style(
          foreground: Color(red: upper, green: upper, blue: upper),
          background: Color(red: lower, green: lower, blue: lower)))
      var encoder = ANSIEncoder(colorDepth: depth, ascii: ascii)
      encoder.encodeLines(canvas)
      return String(encoder.text.dropLast())
    }
    #expect(shown(0, 0, depth: .none, ascii: true) == " ")
    #expect(shown(255, 255, depth: .none, ascii: true) == "@")
    #expect(shown(255, 0, depth: .none, ascii: true) == "=")
    #expect(shown(128, 128, depth: .none, ascii: false) == "+")
    #expect(shown(128, 128, depth: .exact, ascii: false).contains("▀"))
  }

  @Test(arguments: [
    (0, 0), (47, 0), (48, 1), (114, 1), (115, 2), (154, 2), (155, 3), (195, 4), (235, 5), (255, 5),
  ])
  func `the cube of 256 colours has six levels for a part`(red: UInt8, level: Int) {
    #expect(Color(red: red, green: 255, blue: 0).indexInTableOf256 == 16 + 36 * level + 6 * 5)
  }

  @Test func `sixteen colours are named, and have no parts`() {
    #expect(
      Color.named == [
        .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack, .brightRed,
        .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
      ])
    for color in Color.named { #expect(color.parts == (0, 0, 0) && !color.isExact) }
  }
}
