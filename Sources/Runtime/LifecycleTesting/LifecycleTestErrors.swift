import LifecycleTrace

/// The calls differ from those that a test expects.
public struct UnexpectedCalls: Error, Hashable, Sendable, CustomStringConvertible {
  /// The actual calls, one line each, ready to be copied into the test.
  public let calls: [String]
  /// How they differ from the expected ones, as `diff -u` shows it.
  public let difference: [String]

  /// The difference, and the actual calls.
  public var description: String {
    let came = calls.isEmpty ? ["(none)"] : calls
    return (["Other calls came than expected:"] + difference + ["The calls were:"] + came)
      .joined(separator: "\n")
  }
}

/// The recorded calls break rules of UIKit, or some of them were dropped.
public struct BrokenRules: Error, Hashable, Sendable, CustomStringConvertible {
  /// The violations, in the order in which they were found.
  public let violations: [LifecycleViolation]
  /// How many calls were dropped; if there are any, the rules are not checked.
  public let droppedCount: Int

  /// One line for each violation.
  public var description: String {
    if droppedCount > 0 {
      return "\(droppedCount) calls were dropped; make the TestApplication with a larger capacity"
    }
    return violations.map(\.description).joined(separator: "\n")
  }
}

/// Mistakes in the use of the lifecycle were found.
public struct LifecycleMistakes: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, oldest first.
  public let findings: [LifecycleFinding]

  /// One line for each finding.
  public var description: String {
    findings.map { "\($0.kind.rawValue): \($0)" }.joined(separator: "\n")
  }
}
