/// How scripts are run.
package struct ScriptOptions: Hashable, Sendable {
  /// Go on after a command that failed.
  package var keepsGoing = false
  /// Rewrite blocks that differ.
  package var updates = false
  /// Run only the cases whose names this glob matches; `*` and `?` are wildcards.
  package var caseGlob: String?
  /// Print no transcript, and no sum if all is good.
  package var isQuiet = false
  /// Tell passing checks, too.
  package var isVerbose = false
  /// Collect what each line came to.
  package var isReported = false

  /// Everything as by default.
  package init() {}
}

/// Matches names against `*` and `?`.
package enum Glob {
  /// True if the whole name matches the pattern.
  ///
  /// - Complexity: O(*mn*).
  package static func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern)
    let name = Array(name)
    var row = Array(repeating: false, count: name.count + 1)
    row[0] = true
    for sign in pattern {
      var next = Array(repeating: false, count: name.count + 1)
      next[0] = row[0] && sign == "*"
      for index in name.indices {
        switch sign {
        case "*": next[index + 1] = row[index + 1] || next[index]
        case "?": next[index + 1] = row[index]
        default: next[index + 1] = row[index] && name[index] == sign
        }
      }
      row = next
    }
    return row[name.count]
  }
}
