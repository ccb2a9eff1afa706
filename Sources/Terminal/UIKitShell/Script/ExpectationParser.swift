/// Reads an `expect` line and its block, before anything runs.
package struct ExpectationParser: Sendable {
  /// Kinds that are not state keys.
  package static let kinds = ["card", "text", "error", "log", "screen", "tree", "output"]

  /// The state keys that exist.
  package let stateKeys: [String]

  /// A parser that knows these state keys.
  package init(stateKeys: [String]) {
    self.stateKeys = stateKeys
  }

  /// The expectation of a line whose first word is `expect`, at word `index`.
  ///
  /// - Throws: `ExpectationError` for an unknown kind, a missing value, or a block that is missing
  ///   or does not belong here.
  package func parse(
    _ line: CommandLine, from index: Int = 0, block: [String]?
  ) throws(ExpectationError) -> Expectation {
    let words = Array(line.words.dropFirst(index + 1))
    guard let kind = words.first else { throw .missingKind }
    let expectation = try expectation(kind, Array(words.dropFirst()), line, index + 1, block)
    if block != nil, !takesBlock(expectation) { throw .unexpectedBlock(kind.text) }
    return expectation
  }

  private func expectation(
    _ kind: Word, _ values: [Word], _ line: CommandLine, _ index: Int, _ block: [String]?
  ) throws(ExpectationError) -> Expectation {
    switch kind.text.lowercased() {
    case "card": return try card(values)
    case "text": return try text(values, line, index)
    case "error": return .error(try pattern(values, "error", line, index))
    case "log": return try log(values, block)
    // A name after it asks for the state key; the drawing is always a block.
    case "screen" where block == nil && !values.isEmpty:
      return try state("screen", kind, values)
    case "screen": return .screen(try lines("screen", values, block))
    case "tree": return .tree(try lines("tree", values, block))
    case "output": return .output(try lines("output", values, block))
    case let key: return try state(key, kind, values)
    }
  }

  private func state(
    _ key: String, _ kind: Word, _ values: [Word]
  ) throws(ExpectationError) -> Expectation {
    guard stateKeys.contains(key) else {
      throw .unknownKind(
        kind.text, suggestions: Suggestions.near(kind.text, among: Self.kinds + stateKeys))
    }
    return .state(key: key, value: values.map(\.text).joined(separator: " "))
  }

  private func card(_ values: [Word]) throws(ExpectationError) -> Expectation {
    guard let first = values.first else { throw .missingValue("card", "a card, like b2") }
    guard let card = CardReference(first.text) else { throw .notCard(first.text) }
    var state: CardExpectation?
    var word: String?
    for value in values.dropFirst() {
      if state == nil, word == nil, let found = CardExpectation(rawValue: value.text.lowercased()) {
        state = found
      } else if word == nil {
        word = value.text
      } else {
        throw .tooMuch(value.text)
      }
    }
    guard state != nil || word != nil else {
      throw .missingValue("card \(first.text)", "down, up, matched or the symbol's word")
    }
    return .card(card, state: state, word: word)
  }

  private func text(
    _ values: [Word], _ line: CommandLine, _ index: Int
  ) throws(ExpectationError) -> Expectation {
    guard let first = values.first, !first.isQuoted, first.text == "no",
      values.count > 1
    else { return .text(try pattern(values, "text", line, index), isForbidden: false) }
    let rest = Array(values.dropFirst())
    return .text(try pattern(rest, "text no", line, index + 1), isForbidden: true)
  }

  private func pattern(
    _ values: [Word], _ kind: String, _ line: CommandLine, _ index: Int
  ) throws(ExpectationError) -> TextPattern {
    guard let first = values.first else { throw .missingValue(kind, "a text or /regex/") }
    if first.isQuoted, values.count == 1 { return .substring(first.text) }
    let text = line.text(afterWord: index)
    guard text.hasPrefix("/"), text.hasSuffix("/"), text.count > 2 else { return .substring(text) }
    let pattern = String(text.dropFirst().dropLast())
    guard (try? Regex(pattern)) != nil else { throw .badPattern(pattern) }
    return .regex(pattern)
  }

  private func log(_ values: [Word], _ block: [String]?) throws(ExpectationError) -> Expectation {
    if let extra = values.dropFirst().first { throw .tooMuch(extra.text) }
    guard let first = values.first else { return .log(.exactly, try lines("log", [], block)) }
    guard let rule = LogRule(rawValue: first.text.lowercased()), rule != .exactly else {
      throw .unknownKind(
        "log \(first.text)",
        suggestions: Suggestions.near(first.text, among: ["order", "any", "no", "none"])
          .map { "log \($0)" })
    }
    if rule == .none {
      if block != nil { throw .unexpectedBlock("log none") }
      return .log(.none, [])
    }
    return .log(rule, try lines("log \(rule.rawValue)", [], block))
  }

  private func lines(
    _ kind: String, _ values: [Word], _ block: [String]?
  ) throws(ExpectationError) -> [String] {
    if let extra = values.first { throw .tooMuch(extra.text) }
    guard let block else { throw .missingBlock(kind) }
    return block
  }

  private func takesBlock(_ expectation: Expectation) -> Bool {
    switch expectation {
    case .state, .card, .text, .error: false
    case .log, .screen, .tree, .output: true
    }
  }
}

/// Why an `expect` line cannot be read.
package enum ExpectationError: Error, Hashable, Sendable {
  case missingKind
  case unknownKind(String, suggestions: [String])
  case missingValue(String, String)
  case notCard(String)
  case tooMuch(String)
  case badPattern(String)
  case missingBlock(String)
  case unexpectedBlock(String)

  /// What is wrong, and what would be right.
  package var message: String {
    switch self {
    case .missingKind:
      "expect needs what to check: card, text, error, log, screen, tree, output or a key of state"
    case .unknownKind(let word, let suggestions):
      suggestions.isEmpty
        ? "unknown expectation '\(word)'"
        : "unknown expectation '\(word)'; did you mean \(Suggestions.list(suggestions))?"
    case .missingValue(let kind, let what): "expect \(kind) needs \(what)"
    case .notCard(let word): CommandProblem.notCard(word).message
    case .tooMuch(let word): "'\(word)' is too much for this expectation"
    case .badPattern(let pattern): CommandProblem.badPattern(pattern).message
    case .missingBlock(let kind): "expect \(kind) needs a block: end the line with <<END"
    case .unexpectedBlock(let kind): "expect \(kind) takes no block"
    }
  }
}
