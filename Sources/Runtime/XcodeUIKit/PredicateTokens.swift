/// The words and signs of a predicate's text.
enum PredicateToken: Equatable {
  /// A key, a word such as `AND`, or a sign such as `==`.
  case word(String)
  /// A text that stood in quotes.
  case text(String)
  /// A number.
  case number(Double)

  /// The parts of a text; nil if a quote has no end or a sign is none.
  static func all(in text: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
        tokens.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        guard let token = next(in: &rest) else { return nil }
        tokens.append(token)
      }
    }
    return tokens
  }

  private static let signs = [
    "==", "!=", "<>", "<=", ">=", "=>", "=<", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "&",
    "%@", "%K", "%d", "%i", "%u", "%ld", "%lu", "%f",
  ].sorted { $0.count > $1.count }

  private static func next(in rest: inout Substring) -> PredicateToken? {
    if let sign = signs.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(sign.count)
      return .word(sign)
    }
    let isNumber = rest.first.map { $0.isNumber || $0 == "-" } ?? false
    let word = rest.prefix {
      $0.isLetter || $0.isNumber || "_.@[]-".contains($0) && ($0 != "-" || isNumber)
    }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    if isNumber { return Double(word).map(PredicateToken.number) }
    return .word(String(word))
  }
}
