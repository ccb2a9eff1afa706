/// Why a file is no trace: the place, and what was expected there.
public struct TraceReadingProblem: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The byte of the line, counted from 1.
  public let column: Int
  /// What was expected, such as `a string`.
  public let expected: String
  /// What is there instead, with hidden characters shown by their numbers; at most some words.
  public let found: String
}

extension TraceReadingProblem: CustomStringConvertible {
  /// The problem in one line: `line 3, column 14: expected a string, found 12`.
  public var description: String {
    "line \(line), column \(column): expected \(expected), found \(found)"
  }
}

/// The most that is read of one file, so that a damaged or hostile one is refused and not obeyed.
public struct TraceReadingLimits: Hashable, Sendable {
  /// The most bytes of a file.
  public var bytes = 1 << 30
  /// The most bytes of a line.
  public var bytesOfLine = 1 << 20
  /// The most events.
  public var events = 10_000_000
  /// How deep arrays and objects may lie in each other, in fields that are ignored.
  public var depth = 64

  /// The limits as they stand above.
  public init() {}
}
