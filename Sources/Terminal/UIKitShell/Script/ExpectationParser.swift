/// Reads an `expect` line and its block, before anything runs.
package struct ExpectationParser: Sendable {
  /// Kinds that are not state keys.
  static let ownKinds = ["text", "error", "log", "screen", "tree", "output"]

  private let catalog: CommandCatalog

  /// A parser that knows the state keys and the further kinds of a vocabulary.
  package init(catalog: CommandCatalog) {
    self.catalog = catalog
  }

  /// Kinds that are not state keys.
  package var kinds: [String] { catalog.expectations.map(\.name) + Self.ownKinds }

  /// The expectation of a line whose first word is `expect`, at word `index`.
  ///
  /// - Throws: `ExpectationError` for an unknown kind, a missing value, or a block that is missing
  ///   or does not belong here.
  package func parse(
    _ line: CommandLine, from index: Int = 0, block: [String]?
  ) throws(ExpectationError) -> Expectation {
    let words = Array(line.words.dropFirst(index + 1))
    guard let kind = words.first else { throw .missingKind(kinds: kinds) }
    let expectation = try expectation(kind, Array(words.dropFirst()), line, index + 1, block)
    if block != nil, !takesBlock(expectation) { throw .unexpectedBlock(kind.text) }
    return expectation
  }

  private func expectation(
    _ kind: Word, _ values: [Word], _ line: CommandLine, _ index: Int, _ block: [String]?
  ) throws(ExpectationError) -> Expectation {
    switch kind.text.lowercased() {
    case "text": return try text(values, line, index)
    case "error": return .error(try pattern(values, "error", line, index))
    case "log": return try log(values, block)
    // A name after it asks for the state key; the drawing is always a block.
    case "screen" where block == nil && !values.isEmpty:
      return try state("screen", kind, values)
    case "screen": return .screen(try lines("screen", values, block))
    case "tree": return .tree(try lines("tree", values, block))
    case "output": return .output(try lines("output", values, block))
    case let key:
      if let contributed = catalog.expectations.first(where: { $0.name == key }) {
        return try self.contributed(contributed, values)
      }
      return try state(key, kind, values)
    }
  }

  private func contributed(
    _ kind: ExpectationKind, _ values: [Word]
  ) throws(ExpectationError) -> Expectation {
    let text = ([kind.name] + values.map(\.text)).joined(separator: " ")
    return .contributed(ContributedExpectation(text: text, check: try kind.parse(values)))
  }

  private func state(
    _ key: String, _ kind: Word, _ values: [Word]
  ) throws(ExpectationError) -> Expectation {
    guard catalog.isStateKey(key) else {
      throw .unknownKind(
        kind.text, suggestions: Suggestions.near(kind.text, among: kinds + catalog.stateKeys))
    }
    return .state(key: key, value: values.map(\.text).joined(separator: " "))
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
    case .state, .contributed, .text, .error: false
    case .log, .screen, .tree, .output: true
    }
  }
}
