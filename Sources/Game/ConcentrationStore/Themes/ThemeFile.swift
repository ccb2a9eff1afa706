import ConcentrationApp
import ConcentrationEngine
import Yams

/// A player's own theme as YAML text.
///
/// ```yaml
/// name: space
/// symbols:
///   - letter: R
///     word: rocket
///     glyph: "▲"
///     emoji: "🚀"
///   - { letter: M, word: moon }
/// ```
/// `glyph` (one column) and `emoji` (two columns) may be left out. The text is untrusted: every
/// problem is reported with its line.
package struct ThemeFile {
  /// The most bytes of a theme file.
  package static var sizeLimit: Int { 65_536 }

  private let name: String

  /// - Parameter name: The name of the file, for errors.
  private init(name: String) {
    self.name = name
  }

  /// Reads a theme.
  ///
  /// - Parameters:
  ///   - text: The whole text of the file.
  ///   - name: The name of the file, for errors.
  /// - Returns: The theme, checked by the engine.
  /// - Throws: `ThemeFileError` with the first problem.
  package static func parse(_ text: String, name: String) throws(ThemeFileError) -> Theme {
    try ThemeFile(name: name).theme(text)
  }

  private func theme(_ text: String) throws(ThemeFileError) -> Theme {
    guard let root = try compose(text) else { throw error(.expected("name and symbols"), line: 1) }
    let entries = try mapping(root, keys: ["name", "symbols", "colors"], what: "name and symbols")
    let themeName = try string(entries["name"], of: root, what: "the theme's name")
    if Theme.builtIn(named: themeName) != nil {
      throw error(.nameTaken(themeName), at: entries["name"])
    }
    guard let nodes = entries["symbols"]?.sequence else {
      throw error(.expected("a list of symbols"), at: entries["symbols"] ?? root)
    }
    var symbols: [Symbol] = []
    for node in nodes { symbols.append(try symbol(node)) }
    let colors = try entries["colors"].map(self.colors)
    do {
      var theme = try Theme(name: themeName, symbols: symbols)
      theme.colors = colors
      return theme
    } catch {
      throw self.error(.theme(error), at: invalidNode(error, entries["name"], Array(nodes)))
    }
  }

  /// The node that an error of the engine is about.
  private func invalidNode(_ error: ThemeError, _ name: Node?, _ symbols: [Node]) -> Node? {
    switch error {
    case .name: name
    case .symbol(let index, _): symbols.indices.contains(index) ? symbols[index] : nil
    }
  }

  private func symbol(_ node: Node) throws(ThemeFileError) -> Symbol {
    let keys = ["letter", "word", "glyph", "emoji", "pixels", "small", "text"]
    let entries = try mapping(node, keys: keys, what: "a symbol with letter and word")
    return Symbol(
      letter: try string(entries["letter"], of: node, what: "a letter"),
      word: try string(entries["word"], of: node, what: "a word"),
      glyph: try scalar(entries["glyph"], what: "a glyph of one code point"),
      emoji: try scalar(entries["emoji"], what: "an emoji of one code point"),
      picture: try picture(entries, of: node))
  }

  private func picture(
    _ entries: [String: Node], of node: Node
  ) throws(ThemeFileError) -> PixelPicture? {
    let parts = ["pixels", "small", "text"]
    guard let first = parts.lazy.compactMap({ entries[$0] }).first else { return nil }
    var rows: [[String]] = []
    for part in parts { rows.append(try lines(entries[part])) }
    if let picture = PixelPicture(pixels: rows[0], small: rows[1], text: rows[2]) { return picture }
    // The part that is wrong by itself is where to look.
    let sample = Array(repeating: ".......", count: 6)
    let wrong =
      PixelPicture(pixels: rows[0]) == nil
      ? entries["pixels"] ?? first
      : PixelPicture(pixels: sample, small: rows[1]) == nil ? entries["small"] : entries["text"]
    throw error(
      .expected(
        "pixels of 6 rows with 7 characters, small of 4 rows with 5, each . or one of "
          + "\(PixelPicture.inks), and text of 2 rows with at most 7 ASCII characters"),
      at: wrong ?? node)
  }

  /// The rows of a part of a picture; none if it is left out.
  private func lines(_ node: Node?) throws(ThemeFileError) -> [String] {
    guard let node else { return [] }
    guard let sequence = node.sequence else { throw error(.expected("a list of rows"), at: node) }
    return sequence.map { $0.scalar?.string ?? "" }
  }

  // MARK: Colours

  private func colors(_ node: Node) throws(ThemeFileError) -> ThemeColors {
    let entries = try mapping(node, keys: ["dark", "light"], what: "dark and light")
    var colors = ThemeColors()
    if let dark = entries["dark"] { colors.dark = try roles(dark) }
    if let light = entries["light"] { colors.light = try roles(light) }
    return colors
  }

  /// Colours of the parts of a table, such as `back: "#4163a6"`.
  private func roles(_ node: Node) throws(ThemeFileError) -> [String: UInt32] {
    let names = Palette.Role.allCases.map(\.rawValue)
    var colors: [String: UInt32] = [:]
    for (name, value) in try mapping(node, keys: names, what: "parts and their colours") {
      let text = value.scalar?.string ?? ""
      guard text.utf8.count == 7, text.first == "#", let color = UInt32(text.dropFirst(), radix: 16)
      else { throw error(.expected("a colour like \"#4163a6\""), at: value) }
      colors[name] = color
    }
    return colors
  }

  // MARK: Nodes

  private func compose(_ text: String) throws(ThemeFileError) -> Node? {
    if let line = Self.lineOfAlias(in: text) { throw error(.alias, line: line) }
    do {
      return try Yams.compose(yaml: text)
    } catch let failure as YamlError {
      throw syntaxError(failure)
    } catch {
      throw self.error(.syntax("\(error)"), line: nil)
    }
  }

  /// The line of the first thing that may be an anchor or an alias.
  ///
  /// A theme needs none, and forty lines of them stand for more nodes than a reader ever comes to an end
  /// with. Quotation marks are not looked at: what is inside of them is not certain before the text is read.
  ///
  /// Source: YAML 1.2, "Alias Nodes"; libyaml, whose names have letters, digits, `_` and `-`.
  private static func lineOfAlias(in text: String) -> Int? {
    var line = 1
    var (canBegin, isMark) = (true, false)
    for byte in text.utf8 {
      if isMark, isInName(byte) { return line }
      if byte == UInt8(ascii: "\n") { line += 1 }
      isMark = canBegin && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"))
      // A blank, a line end of any kind, a bracket, a comma or a colon.
      canBegin = byte <= UInt8(ascii: " ") || byte >= 0x80 || "[]{},:".utf8.contains(byte)
    }
    return nil
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func syntaxError(_ failure: YamlError) -> ThemeFileError {
    switch failure {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      error(.syntax(problem), line: mark.line)
    case .reader(let problem, _, _, _): error(.syntax(problem), line: nil)
    case .duplicatedKeysInMapping: error(.syntax("a key stands twice"), line: nil)
    default: error(.syntax("this is no YAML text"), line: nil)
    }
  }

  /// The values of a mapping by key; throws for unknown keys.
  private func mapping(
    _ node: Node, keys: [String], what: String
  ) throws(ThemeFileError) -> [String: Node] {
    guard let mapping = node.mapping else { throw error(.expected(what), at: node) }
    var entries: [String: Node] = [:]
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      guard keys.contains(name) else { throw error(.unknownKey(name), at: key) }
      entries[name] = value
    }
    return entries
  }

  private func string(
    _ node: Node?, of whole: Node, what: String
  ) throws(ThemeFileError) -> String {
    guard let text = node?.scalar?.string, !text.isEmpty else {
      throw error(.expected(what), at: node ?? whole)
    }
    return text
  }

  private func scalar(_ node: Node?, what: String) throws(ThemeFileError) -> Unicode.Scalar? {
    guard let node else { return nil }
    let scalars = node.scalar?.string.unicodeScalars
    guard let scalars, scalars.count == 1 else { throw error(.expected(what), at: node) }
    return scalars.first
  }

  // MARK: Errors

  private func error(_ problem: ThemeFileError.Problem, at node: Node?) -> ThemeFileError {
    error(problem, line: node?.mark?.line)
  }

  private func error(_ problem: ThemeFileError.Problem, line: Int?) -> ThemeFileError {
    ThemeFileError(file: name, line: line, problem: problem)
  }
}
