import LifecycleTrace

/// Compares the calls of a command with the lines of a log block.
package enum LogComparison {
  /// What is wrong, as lines to print; empty if the calls keep the rule.
  package static func problems(rule: LogRule, expected: [String], calls: [String]) -> [String] {
    let wanted = expected.map(CallText.normalized).filter { !$0.isEmpty }
    let came = calls.map(CallText.normalized)
    switch rule {
    case .exactly: return UnifiedDiff.lines(expected: wanted, actual: came)
    case .none: return came.isEmpty ? [] : ["calls came:"] + came.map { "  " + $0 }
    case .order: return missingInOrder(wanted, came)
    case .any: return missing(wanted, came)
    case .no:
      return came.filter { call in wanted.contains { LinePattern.matches($0, call) } }
        .map { "came: " + $0 }
    }
  }

  private static func missingInOrder(_ wanted: [String], _ came: [String]) -> [String] {
    var rest = came[...]
    for (index, pattern) in wanted.enumerated() where !LinePattern.isGap(pattern) {
      guard let place = rest.firstIndex(where: { LinePattern.matches(pattern, $0) }) else {
        let after = index == 0 ? "" : " after: \(wanted[index - 1])"
        return ["missing: \(pattern)\(after)"] + ["calls were:"] + came.map { "  " + $0 }
      }
      rest = rest[(place + 1)...]
    }
    return []
  }

  /// Each expected line needs a call of its own: twice expected means twice called.
  private static func missing(_ wanted: [String], _ came: [String]) -> [String] {
    var left = came
    var problems: [String] = []
    for pattern in wanted where !LinePattern.isGap(pattern) {
      if let place = left.firstIndex(where: { LinePattern.matches(pattern, $0) }) {
        left.remove(at: place)
      } else {
        problems.append("missing: \(pattern)")
      }
    }
    return problems.isEmpty ? [] : problems + ["calls were:"] + came.map { "  " + $0 }
  }
}
