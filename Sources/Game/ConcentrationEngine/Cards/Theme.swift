/// A named set of symbols; a game uses the first as many as it has pairs.
public struct Theme: Hashable, Sendable {
  /// The name: 1 through 32 small ASCII letters, digits and `-`.
  public let name: String
  /// The symbols, no two with the same letter or word.
  public let symbols: [Symbol]
  /// Colours of its own for the table; nil for the table's.
  public var colors: ThemeColors?

  /// Creates a theme.
  ///
  /// - Throws: ``ThemeError`` for a name or a symbol that could not be shown or told apart.
  public init(name: String, symbols: [Symbol]) throws(ThemeError) {
    guard !name.isEmpty, name.utf8.count <= 32,
      name.unicodeScalars.allSatisfy(\.isNameScalar)
    else {
      throw .name
    }
    var letters: Set<String> = []
    var words: Set<String> = []
    for (number, symbol) in symbols.enumerated() {
      if let problem = symbol.problem { throw .symbol(number, problem) }
      guard letters.insert(symbol.letter).inserted else { throw .symbol(number, .letterTwice) }
      guard words.insert(symbol.word).inserted else { throw .symbol(number, .wordTwice) }
    }
    self.init(uncheckedName: name, symbols: symbols)
  }

  init(uncheckedName: String, symbols: [Symbol]) {
    name = uncheckedName
    self.symbols = symbols
  }

  /// The symbol of a picture on a board.
  ///
  /// A board with more pairs than the theme has symbols shows labels in base 26 on all its cards,
  /// `A`, `B`, … or `AA`, `AB`, …, all of one width; a theme that ``completed(for:)`` returned has enough.
  ///
  /// - Parameters:
  ///   - picture: 0 up to, not including, `pairCount`.
  ///   - pairCount: pairs on the board.
  /// - Returns: the theme's symbol, or a label without glyph and emoji.
  /// - Precondition: `picture` is in its range.
  public func symbol(for picture: Int, pairCount: Int) -> Symbol {
    guard pairCount > symbols.count else { return symbols[picture] }
    let label = PictureLabel.capitals(for: picture, pairCount: pairCount)
    return Symbol(letter: label, word: label)
  }

  /// The word of a picture's symbol, without the rest of it: every flip is told with one.
  ///
  /// - Parameters:
  ///   - picture: 0 up to, not including, `pairCount`.
  ///   - pairCount: pairs on the board.
  /// - Returns: the word of ``symbol(for:pairCount:)``.
  /// - Precondition: `picture` is in its range.
  public func word(for picture: Int, pairCount: Int) -> String {
    guard pairCount > symbols.count else { return symbols[picture].word }
    return PictureLabel.capitals(for: picture, pairCount: pairCount)
  }

  /// The built-in theme of a name, in small letters, or nil.
  public static func builtIn(named name: String) -> Theme? {
    builtIn.first { $0.name == name }
  }

  static func readName(_ reader: inout TextReader) throws(TextError) -> String {
    let name = reader.read(atMost: 32, while: \.isNameScalar)
    guard !name.isEmpty else { throw reader.unexpected(.themeName) }
    return name
  }
}

/// Why a theme cannot be used.
public enum ThemeError: Error, Hashable, Sendable {
  /// The name is empty, too long, or has other than small ASCII letters, digits and `-`.
  case name
  /// Something is wrong with a symbol, counted from 0.
  case symbol(Int, SymbolProblem)
}

/// What can be wrong with a symbol of a theme.
public enum SymbolProblem: Hashable, Sendable {
  /// The letter is not one capital ASCII letter or digit.
  case letter
  /// The word is empty, longer than 24 bytes, or has control characters.
  case word
  /// The glyph is not one column wide.
  case glyphWidth
  /// The emoji is not two columns wide, or is newer than Unicode 14.
  case emojiWidth
  /// Another symbol has the same letter.
  case letterTwice
  /// Another symbol has the same word.
  case wordTwice
}

extension Symbol {
  fileprivate var problem: SymbolProblem? {
    if letter.utf8.count != 1 || !letter.utf8.allSatisfy(\.isCapitalOrDigit) { return .letter }
    if word.isEmpty || word.utf8.count > 24 || word.unicodeScalars.contains(where: \.isForbidden) {
      return .word
    }
    if let glyph, glyph.knownWidth != 1 { return .glyphWidth }
    if let emoji, emoji.knownWidth != 2 { return .emojiWidth }
    return nil
  }
}

extension UInt8 {
  fileprivate var isCapitalOrDigit: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Columns that terminals agree on: 2 for emoji up to Unicode 14, 1 for printable others, or nil.
  fileprivate var knownWidth: Int? {
    guard let age = properties.age, age.major <= 14 else { return nil }
    if properties.isEmojiPresentation { return isRegionalIndicator ? nil : 2 }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .decimalNumber, .letterNumber, .otherNumber,
      .mathSymbol, .currencySymbol, .otherSymbol, .dashPunctuation, .otherPunctuation:
      isEastAsianWide ? nil : 1
    default: nil
    }
  }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it lies among wide scalars that are not emoji, of the categories in ``knownWidth``: ideographs and
  /// syllables are of none of these.
  private var isEastAsianWide: Bool {
    switch value {
    case 0x2E80...0xA4C6, 0xFE10...0xFE6B, 0xFF01...0xFF5E, 0xFFE0...0xFFE6, 0x16FE2,
      0x1F000...0x1FAFF:
      true
    default: false
    }
  }
}
