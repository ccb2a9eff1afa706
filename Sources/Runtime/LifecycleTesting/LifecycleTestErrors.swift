import LifecycleTrace

/// Other calls came than a test expects.
public struct UnexpectedCalls: Error, Hashable, Sendable, CustomStringConvertible {
  /// The calls that came, one line each, ready to be copied into the test.
  public let calls: [String]
  /// How they differ from the expected ones, as `diff -u` shows it.
  public let difference: [String]

  /// The difference, and the calls as they came.
  public var description: String {
    let came = calls.isEmpty ? ["(none)"] : calls
    return (["Other calls came than expected:"] + difference + ["The calls were:"] + came)
      .joined(separator: "\n")
  }
}

/// The recorded calls break rules of UIKit, or not all of them were kept.
public struct BrokenRules: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order in which it was found.
  public let violations: [LifecycleViolation]
  /// How many calls were dropped before the check; with some missing nothing can be said.
  public let droppedCount: Int

  /// One line for each violation.
  public var description: String {
    if droppedCount > 0 {
      return "\(droppedCount) calls were dropped; make the TestApplication with a larger capacity"
    }
    return violations.map(\.description).joined(separator: "\n")
  }
}
