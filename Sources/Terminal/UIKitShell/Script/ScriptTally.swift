/// What a script came to, in numbers.
package struct ScriptTally: Hashable, Sendable {
  /// Cases that were run.
  package var cases = 0
  /// Expectations that were looked at.
  package var checks = 0
  /// Expectations that were not met, and `!` commands that worked.
  package var failed = 0
  /// Commands that failed without a `!`.
  package var errors = 0
  /// Known failures that failed.
  package var todo = 0
  /// Known failures that passed.
  package var todoPassed = 0
  /// Blocks that were rewritten.
  package var updated = 0
  /// True if the text of a script could not be read.
  package var isUnreadable = false
  /// True if a file that a command writes could not be written.
  package var isIncomplete = false
  /// True after Ctrl-C.
  package var isInterrupted = false

  /// Nothing happened yet.
  package init() {}

  /// Adds what another script came to.
  package mutating func add(_ other: Self) {
    cases += other.cases
    checks += other.checks
    failed += other.failed
    errors += other.errors
    todo += other.todo
    todoPassed += other.todoPassed
    updated += other.updated
    isUnreadable = isUnreadable || other.isUnreadable
    isIncomplete = isIncomplete || other.isIncomplete
    isInterrupted = isInterrupted || other.isInterrupted
  }

  /// The status to end with.
  package var status: ExitStatus {
    if isInterrupted { return .interrupted }
    if isIncomplete { return .outputFailed }
    if errors > 0 { return .commandFailed }
    if isUnreadable { return .usage }
    return failed > 0 ? .checkFailed : .success
  }

  /// The numbers in words: `7 checks, 0 failed, 0 errors`.
  package var summary: String {
    var parts = ["\(checks) checks", "\(failed) failed", "\(errors) errors"]
    if todo > 0 { parts.append("\(todo) todo") }
    if todoPassed > 0 { parts.append("\(todoPassed) todo passed") }
    if updated > 0 { parts.append("\(updated) updated") }
    return parts.joined(separator: ", ")
  }
}
