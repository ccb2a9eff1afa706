extension Theme {
  /// The theme with as many symbols as a board has pairs.
  ///
  /// Its own symbols come first and stay what they are. A theme with pictures goes on with pictures of the
  /// built-in themes, first those whose letter is free; then, and at once in a theme of words, its symbols
  /// come again with a number, `fox 2`, and keep their pictures. Letters and words differ on all cards; a
  /// letter is at most as wide as a label of ``PictureLabel`` would be.
  ///
  /// - Parameter pairCount: pairs on the board.
  /// - Returns: the theme itself if it has enough symbols.
  /// - Complexity: O(*n*), *n* the pairs and the symbols of all built-in themes.
  ///
  /// Source: ``DealScheme/completed``.
  public func completed(for pairCount: Int) -> Theme {
    guard pairCount > symbols.count else { return self }
    var completion = ThemeCompletion(symbols, pairCount: pairCount)
    completion.run()
    var theme = Theme(uncheckedName: name, symbols: completion.symbols)
    theme.colors = colors
    return theme
  }
}

/// Adds symbols until there are enough.
private struct ThemeCompletion {
  private(set) var symbols: [Symbol]
  private let pairCount: Int
  /// The widest letter.
  private let width: Int
  private var letters: Set<String>
  private var words: Set<String>

  init(_ own: [Symbol], pairCount: Int) {
    symbols = own
    self.pairCount = pairCount
    width = PictureLabel.width(pairCount: pairCount)
    letters = Set(own.map(\.letter))
    words = Set(own.map(\.word))
  }

  private var isComplete: Bool { symbols.count >= pairCount }

  mutating func run() {
    if symbols.isEmpty || symbols.contains(where: \.hasPicture) {
      // Numbers are the least like pictures of something.
      let pictures: [Theme] = [.shapes, .animals, .food, .faces, .halloween, .sports]
      let others = pictures.flatMap(\.symbols)
      addThose(of: others, withTheirOwnLetter: true)
      if width > 1 { addThose(of: others, withTheirOwnLetter: false) }
      addThose(of: Theme.numbers.symbols, withTheirOwnLetter: true)
      addThose(of: others, withTheirOwnLetter: false)
    }
    addNumbered(symbols)
  }

  private mutating func addThose(of others: [Symbol], withTheirOwnLetter: Bool) {
    for symbol in others where !isComplete && !words.contains(symbol.word) {
      if withTheirOwnLetter, letters.contains(symbol.letter) { continue }
      add(symbol, word: symbol.word, spellings: Self.spellings(of: symbol))
    }
  }

  private mutating func addNumbered(_ bases: [Symbol]) {
    var number = 2
    while !isComplete {
      for base in bases where !isComplete {
        let word = "\(base.word) \(number)"
        if words.contains(word) { continue }
        add(base, word: word, spellings: ["\(base.letter.prefix(1))\(number)"])
      }
      number += 1
    }
  }

  private mutating func add(_ symbol: Symbol, word: String, spellings: [String]) {
    let possible = spellings.first { $0.utf8.count <= width && !letters.contains($0) }
    let letter = possible ?? firstFreeLetter
    letters.insert(letter)
    words.insert(word)
    symbols.append(
      Symbol(
        letter: letter, word: word, glyph: symbol.glyph, emoji: symbol.emoji,
        picture: symbol.picture))
  }

  /// The symbol's own letter, or with it one of the letters that follow in the word.
  private static func spellings(of symbol: Symbol) -> [String] {
    let following = symbol.word.uppercased().dropFirst().filter { $0.isASCII && $0.isLetter }
    return [symbol.letter] + following.map { "\(symbol.letter)\($0)" }
  }

  private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// There always is one: 36 signs, or 1,296 pairs of them, are more than there are pairs.
  private var firstFreeLetter: String {
    if width == 1 { return Self.signs.lazy.map(String.init).first { !letters.contains($0) } ?? "" }
    for first in Self.signs {
      for second in Self.signs where !letters.contains("\(first)\(second)") {
        return "\(first)\(second)"
      }
    }
    return ""
  }
}

extension Symbol {
  fileprivate var hasPicture: Bool { glyph != nil || emoji != nil }
}
