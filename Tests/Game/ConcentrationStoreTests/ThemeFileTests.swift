import ConcentrationEngine
import ConcentrationStore
import Foundation
import Testing

/// The player's own themes.
@Suite struct ThemeFileTests {
  static let space = """
    name: space
    symbols:
      - letter: R
        word: rocket
        glyph: "▲"
        emoji: "🚀"
      - { letter: M, word: moon }

    """

  @Test func `A theme file gives a theme`() throws {
    let theme = try ThemeFile.parse(Self.space, name: "space.yaml")
    #expect(theme.name == "space")
    #expect(
      theme.symbols == [
        Symbol(letter: "R", word: "rocket", glyph: "▲", emoji: "🚀"),
        Symbol(letter: "M", word: "moon"),
      ])
  }

  @Test func `A symbol brings its picture`() throws {
    let text = """
      name: a
      symbols:
        - letter: R
          word: ray
          pixels: [...y..., ..yyy.., .yyyyy., .yyyyy., ..yyy.., ...y...]
          small: [..y.., .yyy., .yyy., ..y..]
          text: [" /_ ", " |/ "]

      """
    let theme = try ThemeFile.parse(text, name: "a.yaml")
    let picture = try #require(theme.symbols[0].picture)
    #expect(picture.pixels.count == 6)
    #expect(picture.small == ["..y..", ".yyy.", ".yyy.", "..y.."])
    #expect(picture.text == [" /_ ", " |/ "])
  }

  private static let pixels =
    "  pixels: [...y..., ..yyy.., .yyyyy., .yyyyy., ..yyy.., ...y...]\n"
  private static let picture =
    "pixels of 6 rows with 7 characters, small of 4 rows with 5, each . or one of "
    + "kortbgpnevycwmd, and text of 2 rows with at most 7 ASCII characters"

  /// Something that is wrong, and the error with its file and line.
  static let wrong: [(text: String, message: String)] = [
    ("", "t.yaml:1: expected name and symbols"),
    ("- a\n", "t.yaml:1: expected name and symbols"),
    ("name: space\n", "t.yaml:1: expected a list of symbols"),
    (
      "name: shapes\nsymbols: []\n",
      "t.yaml:1: 'shapes' is a built-in theme; choose another name"
    ),
    (
      "name: Two Words\nsymbols: []\n",
      "t.yaml:1: a theme's name is 1 to 32 small letters, digits and -"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: rocket\n- letter: R\n  word: ray\n",
      "t.yaml:5: the letter is that of another symbol"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: rocket\n- letter: S\n  word: rocket\n",
      "t.yaml:5: the word is that of another symbol"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: \"\\e[2J\"\n",
      "t.yaml:3: the word must be 1 to 24 bytes without control characters"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: ray\n  glyph: 日\n",
      "t.yaml:3: the glyph must be one column wide"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: ray\n  emoji: \"❤️\"\n",
      "t.yaml:5: expected an emoji of one code point"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  wrod: ray\n",
      "t.yaml:4: unknown key 'wrod'; a theme has name, symbols and colors, a symbol letter, word, "
        + "glyph, emoji, pixels, small and text, colors dark and light"
    ),
    (
      "name: a\nsymbols: []\ncolors:\n  dark:\n    back: blue\n",
      "t.yaml:5: expected a colour like \"#4163a6\""
    ),
    (
      "name: a\nsymbols: []\ncolors:\n  dark:\n    bakc: \"#000000\"\n",
      "t.yaml:5: unknown key 'bakc'; a theme has name, symbols and colors, a symbol letter, word, "
        + "glyph, emoji, pixels, small and text, colors dark and light"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: ray\n  pixels: [rrr]\n",
      "t.yaml:5: expected \(picture)"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: ray\n  pixels: ray\n",
      "t.yaml:5: expected a list of rows"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: ray\n  small: [..y..]\n\(pixels)",
      "t.yaml:5: expected \(picture)"
    ),
    (
      "name: a\nsymbols:\n- letter: R\n  word: ray\n\(pixels)  text: [a, b, c]\n",
      "t.yaml:6: expected \(picture)"
    ),
    ("name: a\nsymbols:\n- letter: R\n", "t.yaml:3: expected a word"),
    (
      "name: a\nsymbols: []\ncolors:\n  light:\n    back: \"#01234\"\n",
      "t.yaml:5: expected a colour like \"#4163a6\""
    ),
    (
      "name: a\nsymbols: []\ncolors:\n  light:\n    back: \"#01234g\"\n",
      "t.yaml:5: expected a colour like \"#4163a6\""
    ),
  ]

  @Test(arguments: wrong)
  func `An error in a theme file is reported with its line`(
    text: String, message: String
  ) {
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeFile.parse(text, name: "t.yaml")
    }
    #expect(error?.message == message)
  }

  @Test func `Text that is no YAML is refused with its line`() {
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeFile.parse("name: a\nsymbols: [\n", name: "t.yaml")
    }
    #expect(error?.line != nil)
  }

  @Test(arguments: ["? *a39\n: 1\n", "*a39 : 1\n", "name: {\"x\":*a39}\n", "name: !!str *a39\n"])
  func `Aliases that stand for each other a billion times over are refused at once`(use: String) {
    let levels = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let text = "a0: &a0 [x, x]\n\(levels)\(use)"
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeFile.parse(text, name: "t.yaml")
    }
    #expect(error?.problem == .alias && error?.line == 1)
    // Its anchors alone are refused, and its use alone.
    let alone = #expect(throws: ThemeFileError.self) { try ThemeFile.parse(use, name: "t.yaml") }
    #expect(alone?.problem == .alias)
  }

  @Test func `an alias has its line, and a name of letters, digits, and two signs`() {
    func problem(_ text: String) -> ThemeFileError? {
      do throws(ThemeFileError) {
        _ = try ThemeFile.parse(text, name: "t.yaml")
        return nil
      } catch {
        return error
      }
    }
    for name in "azAZ09_-" {
      for (line, mark) in [(1, "&"), (2, "*"), (4, "*")] {
        let text = String(repeating: "\n", count: line - 1) + "\(mark)\(name)"
        let error = problem(text)
        #expect(error?.problem == .alias && error?.line == line, "\(text)")
      }
    }
    for sign in "`{@[/:^ " { #expect(problem("*\(sign)")?.problem != .alias, "\(sign)") }
    for end in "\u{85}\u{2028}\u{2029}" { #expect(problem("a\(end)*b")?.problem == .alias) }
  }

  @Test func `a theme's file is closed when it was read`() throws {
    let fixture = try StoreFixture()
    let file = fixture.directory.appending(path: "space.yaml").resolvingSymlinksInPath()
    try Self.space.write(to: file, atomically: true, encoding: .utf8)
    #expect(ThemeDirectory.load(fixture.directory.path).themes.count == 1)
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let open = descriptors.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!open.contains(file.path))
  }

  @Test func `A star and an ampersand are text in quotes, in words and in comments`() throws {
    let text =
      "# *** a & b ***\n"
      + Self.space.replacingOccurrences(
        of: "letter: R", with: "letter: R # R&D"
      )
      .replacingOccurrences(of: "\"▲\"", with: "\"*\"")
    let theme = try ThemeFile.parse(text, name: "t.yaml")
    #expect(theme.symbols[0].glyph == "*")
  }

  @Test func `No damage to a theme file crashes the reader`() {
    let bytes = Array(Self.space.utf8)
    for index in bytes.indices {
      for byte in [UInt8(0), 10, 34, 58, 91, 123, 255] {
        var damaged = bytes
        damaged[index] = byte
        let text = String(decoding: damaged, as: UTF8.self)
        do {
          let theme = try ThemeFile.parse(text, name: "t.yaml")
          #expect(!theme.name.isEmpty)
        } catch {
          #expect(!error.message.isEmpty)
        }
      }
    }
  }

  @Test func `An invalid file does not affect the others`() throws {
    let fixture = try StoreFixture()
    let directory = fixture.directory
    try Self.space.write(
      to: directory.appendingPathComponent("a.yaml"), atomically: true, encoding: .utf8)
    try Self.space.write(
      to: directory.appendingPathComponent("b.yaml"), atomically: true, encoding: .utf8)
    try "name: 7 7\n".write(
      to: directory.appendingPathComponent("c.yml"), atomically: true, encoding: .utf8)
    let loaded = ThemeDirectory.load(directory.path)
    #expect(loaded.themes.map(\.name) == ["space"])
    #expect(
      loaded.errors.map(\.message) == [
        "b.yaml: another file has a theme 'space'", "c.yml:1: expected a list of symbols",
      ])
  }

  @Test func `A file is read up to 65,536 bytes, and a directory up to 64 files`() throws {
    let directory = try StoreFixture().directory
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(_ name: String, bytes: Int) throws {
      let theme = "name: \(name)\nsymbols: []\n#"
      let text = theme + String(repeating: "x", count: bytes - theme.utf8.count)
      try text.write(
        to: directory.appendingPathComponent("\(name).yaml"), atomically: true, encoding: .utf8)
    }
    try write("a-just", bytes: ThemeFile.sizeLimit)
    try write("a-large", bytes: ThemeFile.sizeLimit + 1)
    for number in 10..<73 { try write("b-\(number)", bytes: 40) }
    let loaded = ThemeDirectory.load(directory.path)
    #expect(ThemeFile.sizeLimit == 65_536)
    #expect(loaded.themes.map(\.name) == ["a-just"] + (10..<72).map { "b-\($0)" })
    #expect(loaded.errors.map(\.problem) == [.tooLarge(limit: 65_536)])
  }

  @Test func `A directory that does not exist has no themes`() {
    let loaded = ThemeDirectory.load("/nonexistent/themes")
    #expect(loaded.themes.isEmpty)
    #expect(loaded.errors.isEmpty)
  }

  @Test func `a theme brings colours for dark and for light backgrounds`() throws {
    let text =
      "name: a\nsymbols: []\ncolors:\n  dark: { back: \"#102030\", chip-text: \"#ffffff\" }\n"
      + "  light: { back: \"#a0b0c0\" }\n"
    let theme = try ThemeFile.parse(text, name: "t.yaml")
    #expect(theme.colors?.dark == ["back": 0x102030, "chip-text": 0xFFFFFF])
    #expect(theme.colors?.light == ["back": 0xA0B0C0])
  }
}
