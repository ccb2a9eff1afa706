import LifecycleTrace

/// The line of a test that asked for something.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` has them.
  public let fileID: String
  /// The line, from 1.
  public let line: Int

  /// `MyTests/ListTests.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

/// The calls differ from those that a test expects.
public struct UnexpectedCalls: Error, Hashable, Sendable, CustomStringConvertible {
  /// The actual calls, one line each, ready to be copied into the test.
  public let calls: [String]
  /// How they differ from the expected ones, as `diff -u` shows it.
  public let difference: [String]
  /// The line of the test.
  public let site: CallSite

  /// The line of the test, the difference, and the actual calls.
  public var description: String {
    let came = calls.isEmpty ? ["(none)"] : calls
    return (["\(site): Other calls came than expected:"] + difference + ["The calls were:"] + came)
      .joined(separator: "\n")
  }
}

/// The recorded calls break rules of UIKit, or some of them were dropped.
public struct BrokenRules: Error, Hashable, Sendable, CustomStringConvertible {
  /// The violations, in the order in which they were found.
  public let violations: [LifecycleViolation]
  /// How many calls were dropped; if there are any, the rules are not checked.
  public let droppedCount: Int
  /// The line of the test.
  public let site: CallSite

  /// The line of the test, and one line for each violation.
  public var description: String {
    if droppedCount > 0 {
      return
        "\(site): \(droppedCount) calls were dropped; make the TestApplication with a larger capacity"
    }
    return (["\(site): Rules are broken:"] + violations.map(\.description))
      .joined(separator: "\n")
  }
}

/// An action that suspends has not ended within its limit.
public struct UnfinishedAction: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit, in real time.
  public let limit: Duration
  /// What the application was still busy with; nil if it was idle.
  public let pending: String?
  /// The line of the test.
  public let site: CallSite

  /// The line of the test, the limit, and what was waited for.
  public var description: String {
    let waiting =
      pending.map { "the application is still busy: \($0)" }
        ?? """
        the application is idle, so it waits for a task, a load or a continuation that nothing resumes, or for a \
        Timer, which fires in no test
        """
    return "\(site): The action has not ended within \(limit); \(waiting)"
  }
}

/// Mistakes in the use of the lifecycle were found.
public struct LifecycleMistakes: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, oldest first.
  public let findings: [LifecycleFinding]
  /// The line of the test.
  public let site: CallSite

  /// The line of the test, and one line for each finding.
  public var description: String {
    (["\(site): There are mistakes:"] + findings.map { "\($0.kind.rawValue): \($0)" })
      .joined(separator: "\n")
  }
}

/// A test names what is not on the screen.
public struct NoSuchElement: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was looked for.
  public let wanted: String
  /// The labels of what is on the screen, in reading order.
  public let labels: [String]
  /// The line of the test.
  public let site: CallSite

  /// The place, what was looked for, and what there is.
  public var description: String {
    "\(site): there is no \(wanted); there are: \(labels.joined(separator: ", "))"
  }
}
