/// Why an `expect` line cannot be read.
public enum ExpectationError: Error, Hashable, Sendable {
  /// Nothing stands after `expect`.
  case missingKind(kinds: [String])
  /// No kind of that name exists.
  case unknownKind(String, suggestions: [String])
  /// A kind lacks what it needs.
  case missingValue(String, String)
  /// A contributed kind cannot read its words; the sentence says why.
  case unreadable(String)
  /// A word is too much.
  case tooMuch(String)
  /// A text between slashes is no regular expression.
  case badPattern(String)
  /// A kind needs a block.
  case missingBlock(String)
  /// A kind takes no block.
  case unexpectedBlock(String)

  /// What is wrong, and what would be right.
  package var message: String {
    switch self {
    case .missingKind(let kinds):
      "expect needs what to check: \(kinds.joined(separator: ", ")) or a key of state"
    case .unknownKind(let word, let suggestions):
      suggestions.isEmpty
        ? "unknown expectation '\(word)'"
        : "unknown expectation '\(word)'; did you mean \(Suggestions.list(suggestions))?"
    case .missingValue(let kind, let what): "expect \(kind) needs \(what)"
    case .unreadable(let message): VisibleText.make(message)
    case .tooMuch(let word): "'\(word)' is too much for this expectation"
    case .badPattern(let pattern): CommandProblem.badPattern(pattern).message
    case .missingBlock(let kind): "expect \(kind) needs a block: end the line with <<END"
    case .unexpectedBlock(let kind): "expect \(kind) takes no block"
    }
  }
}
