import Testing

@testable import UIKitShell

@Suite struct LogComparisonTests {
  private let calls = ["G#1 a()", "S#1 b()", "G#1 c()"]

  @Test(arguments: [
    (LogRule.exactly, ["G#1 a()", "S#1  b()", "| + G#1   c()"], true),
    (.exactly, ["G#1 a()"], false), (.order, ["G#1 a()", "G#1 c()"], true),
    (.order, ["G#1 c()", "G#1 a()"], false), (.any, ["G#1 c()", "G#1 a()"], true),
    (.any, ["G#1 a()", "G#1 a()"], false), (.no, ["X#1 a()"], true), (.no, ["S#1 [..]"], false),
    (.none, [], false),
  ])
  func `Compares by exact list, order, set, absence`(
    rule: LogRule, expected: [String], isMet: Bool
  ) {
    let problems = LogComparison.problems(rule: rule, expected: expected, calls: calls)
    #expect(problems.isEmpty == isMet)
  }

  @Test func `No calls are no calls`() {
    #expect(LogComparison.problems(rule: .none, expected: [], calls: []).isEmpty)
  }

  @Test(arguments: [
    ("push*", "push and pop", true), ("*pop", "push and pop", true), ("p?sh", "push", true),
    ("push", "pushes", false), ("", "", true), ("*", "", true),
  ])
  func `Globs match whole names`(glob: String, name: String, isMatch: Bool) {
    #expect(Glob.matches(glob, name) == isMatch)
  }
}
