/// Why a file cannot be read as a trace: the place, and what was expected there.
public struct TraceReadingProblem: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The byte of the line, counted from 1.
  public let column: Int
  /// What was expected, such as `a string`.
  public let expected: String
  /// An excerpt of what was found instead, with control characters escaped.
  public let found: String
}

extension TraceReadingProblem: CustomStringConvertible {
  /// The problem in one line: `line 3, column 14: expected a string, found 12`.
  public var description: String {
    "line \(line), column \(column): expected \(expected), found \(found)"
  }
}

/// Limits for one file, so that a damaged or hostile one cannot exhaust memory or stack.
public struct TraceReadingLimits: Hashable, Sendable {
  /// The most bytes of a file.
  public var bytes = 1 << 30
  /// The most bytes of a line.
  public var bytesOfLine = 1 << 20
  /// The most events.
  public var events = 10_000_000
  /// How deeply arrays and objects can be nested in fields that are ignored.
  public var depth = 64

  /// Creates the default limits.
  public init() {}
}
