import LifecycleTrace

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

extension TraceReadingProblem {
  /// The problem of a file in which no line is a call of a lifecycle; it quotes the first lines.
  static func nothingRecognized(in bytes: [UInt8]) -> TraceReadingProblem {
    let lines = bytes.split(separator: 0x0A).filter { line in line.contains { $0 > 0x20 } }
    let quoted = lines.prefix(2).map { line in
      JSONString.quoted(String(decoding: line.prefix(72), as: UTF8.self))
        + (line.count > 72 ? "..." : "")
    }
    let calls = LifecycleCallback.Kind.allCases.filter(\.isOfController)
    return TraceReadingProblem(
      line: 1, column: 1,
      expected: #"a call, as in {"controller":"Game","call":"viewDidLoad"}; the calls are "#
        + calls.map(\.rawValue).joined(separator: ", ") + ", and those of delegates",
      found: quoted.isEmpty
        ? "an empty file" : "no call in any line; the first are \(quoted.joined(separator: " "))")
  }
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
