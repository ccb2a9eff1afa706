/// The difference between expected and actual lines in the format of `diff -u`.
package enum UnifiedDiff {
  /// One step from expected to actual.
  package enum Step: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
    /// A `...` with the lines that it matched.
    case gap([String])

    /// True if expected and actual agree here.
    package var isAgreement: Bool {
      switch self {
      case .same, .gap: true
      case .removed, .added: false
      }
    }
  }

  /// Lines of context around a change.
  static let context = 3
  /// Above this number of comparisons the middle part is shown as a whole that was replaced.
  private static let comparisonLimit = 4_000_000

  /// The whole difference with its header, empty if there is none.
  package static func lines(expected: [String], actual: [String]) -> [String] {
    let steps = script(expected: expected, actual: actual)
    guard !steps.allSatisfy(\.isAgreement) else { return [] }
    return ["--- expected", "+++ actual"] + hunks(steps)
  }

  /// The steps from expected to actual, shortest first in changed lines.
  ///
  /// - Complexity: O(*mn*) in lines, without those that both ends have in common.
  package static func script(expected: [String], actual: [String]) -> [Step] {
    var start = 0
    while start < min(expected.count, actual.count), !LinePattern.isGap(expected[start]),
      LinePattern.matches(expected[start], actual[start])
    {
      start += 1
    }
    let head = actual[..<start].map { Step.same($0) }
    let wanted = Array(expected[start...])
    let came = Array(actual[start...])
    guard wanted.count * came.count <= comparisonLimit else {
      return head + wanted.map { .removed($0) } + came.map { .added($0) }
    }
    return head + Alignment(expected: wanted, actual: came).steps()
  }

  private static func hunks(_ steps: [Step]) -> [String] {
    let changed = steps.indices.filter { !steps[$0].isAgreement }
    var ranges: [Range<Int>] = []
    for index in changed {
      let from = max(0, index - context)
      let to = min(steps.count, index + context + 1)
      if let last = ranges.last, from <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<to
      } else {
        ranges.append(from..<to)
      }
    }
    return ranges.flatMap { hunk(steps, $0) }
  }

  private static func hunk(_ steps: [Step], _ range: Range<Int>) -> [String] {
    let before = counts(steps[..<range.lowerBound])
    let size = counts(steps[range])
    let old = place(before.expected, size.expected)
    let new = place(before.actual, size.actual)
    return ["@@ -\(old) +\(new) @@"] + steps[range].map(text)
  }

  private static func place(_ before: Int, _ size: Int) -> String {
    "\(size == 0 ? before : before + 1),\(size)"
  }

  private static func counts(_ steps: ArraySlice<Step>) -> (expected: Int, actual: Int) {
    var expected = 0
    var actual = 0
    for step in steps {
      switch step {
      case .same: (expected, actual) = (expected + 1, actual + 1)
      case .removed: expected += 1
      case .added: actual += 1
      case .gap(let lines): (expected, actual) = (expected + 1, actual + lines.count)
      }
    }
    return (expected, actual)
  }

  private static func text(_ step: Step) -> String {
    switch step {
    case .same(let line): line.isEmpty ? "" : " " + line
    case .removed(let line): "-" + line
    case .added(let line): "+" + line
    case .gap: " ..."
    }
  }
}

/// The table of a longest common subsequence in which `...` matches any number of lines.
private struct Alignment {
  let expected: [String]
  let actual: [String]
  /// The least number of changed lines from (i, j) to the end.
  private var cost: [Int32]

  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
    cost = Array(repeating: 0, count: (expected.count + 1) * (actual.count + 1))
    for i in stride(from: expected.count, through: 0, by: -1) {
      for j in stride(from: actual.count, through: 0, by: -1) {
        cost[at(i, j)] = best(i, j)
      }
    }
  }

  private func at(_ i: Int, _ j: Int) -> Int { i * (actual.count + 1) + j }

  private func best(_ i: Int, _ j: Int) -> Int32 {
    if i == expected.count { return Int32(actual.count - j) }
    if LinePattern.isGap(expected[i]) {
      return j == actual.count ? cost[at(i + 1, j)] : min(cost[at(i + 1, j)], cost[at(i, j + 1)])
    }
    if j == actual.count { return cost[at(i + 1, j)] + 1 }
    let change = min(cost[at(i + 1, j)], cost[at(i, j + 1)]) + 1
    guard LinePattern.matches(expected[i], actual[j]) else { return change }
    return min(change, cost[at(i + 1, j + 1)])
  }

  func steps() -> [UnifiedDiff.Step] {
    var steps: [UnifiedDiff.Step] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < actual.count {
      if i < expected.count, LinePattern.isGap(expected[i]) {
        let start = j
        while cost[at(i, j)] != cost[at(i + 1, j)], j < actual.count { j += 1 }
        steps.append(.gap(Array(actual[start..<j])))
        i += 1
      } else if i < expected.count, j < actual.count,
        LinePattern.matches(expected[i], actual[j]), cost[at(i, j)] == cost[at(i + 1, j + 1)]
      {
        steps.append(.same(actual[j]))
        (i, j) = (i + 1, j + 1)
      } else if i < expected.count, cost[at(i, j)] == cost[at(i + 1, j)] + 1 {
        steps.append(.removed(expected[i]))
        i += 1
      } else {
        steps.append(.added(actual[j]))
        j += 1
      }
    }
    return steps
  }
}
