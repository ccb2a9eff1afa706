/// A kind of expectation that a contribution adds: `expect card b2 up`.
public struct ExpectationKind: Sendable {
  /// Whether an expectation is met; the answer is nil, or what is wrong, such as
  /// `card b2 up; b2 is down`.
  public typealias Check = @MainActor @Sendable (ShellSession) -> String?

  /// The word after `expect`.
  public var name: String
  /// Its line in the help of `expect`: how it is written, and from column 25 what it checks.
  public var summary: String
  /// Reads the words after the kind, before anything runs.
  public var parse: @Sendable ([Word]) throws(ExpectationError) -> Check

  /// A kind with its words.
  public init(
    name: String, summary: String,
    parse: @escaping @Sendable ([Word]) throws(ExpectationError) -> Check
  ) {
    self.name = name
    self.summary = summary
    self.parse = parse
  }
}

/// An expectation of a contributed kind, as it stands in a script.
package struct ContributedExpectation: Hashable, Sendable {
  /// The kind and its words, which identify the expectation.
  package let text: String
  /// Nil if the expectation is met, else what is wrong.
  package let check: ExpectationKind.Check

  package static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
