/// What a script says must be true after its last command.
///
/// Source: SHELL.md "Expectations".
package enum Expectation: Hashable, Sendable {
  /// A state value equals a text, both with blanks collapsed.
  case state(key: String, value: String)
  /// Something that a contribution knows how to check.
  case contributed(ContributedExpectation)
  /// The last command's message holds the pattern, or must not.
  case text(TextPattern, isForbidden: Bool)
  /// The last command was refused with a message that holds the pattern.
  case error(TextPattern)
  /// The calls of the last command.
  case log(LogRule, [String])
  /// The drawn screen, ASCII, without colour.
  case screen([String])
  /// The tree of controllers.
  case tree([String])
  /// All that the last command printed.
  case output([String])

  /// The block of lines that an update may rewrite; nil for one-line checks.
  package var block: [String]? {
    switch self {
    case .state, .contributed, .text, .error: nil
    case .log(let rule, let lines): rule == .exactly ? lines : nil
    case .screen(let lines), .tree(let lines), .output(let lines): lines
    }
  }
}

/// How the lines of a log block are compared with the calls that came.
package enum LogRule: String, Hashable, Sendable, CaseIterable {
  /// Exactly these, in this order.
  case exactly
  /// These in this order, others between allowed.
  case order
  /// These in any order, others allowed.
  case any
  /// None of these.
  case no
  /// No calls at all.
  case none
}

/// A part of a text to look for.
package enum TextPattern: Hashable, Sendable {
  /// These characters, anywhere.
  case substring(String)
  /// A regular expression, checked when the script was read.
  case regex(String)

  /// True if the pattern occurs in the text.
  package func occurs(in text: String) -> Bool {
    switch self {
    case .substring(let part): return text.contains(part)
    case .regex(let pattern):
      guard let regex = try? Regex(pattern) else { return false }
      return text.contains(regex)
    }
  }

  /// The pattern as a script writes it.
  package var source: String {
    switch self {
    case .substring(let text): "\"\(text)\""
    case .regex(let pattern): "/\(pattern)/"
    }
  }
}
