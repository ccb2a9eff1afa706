/// The difference of two texts, line by line, as people read it.
package enum LineDiff {
  /// Nil if the texts are equal, else all lines: `  ` in both, `- ` expected only, `+ ` actual only.
  ///
  /// - Complexity: O(n·m) lines in the worst case, by the standard library's difference.
  package static func describe(expected: String, actual: String) -> String? {
    guard expected != actual else { return nil }
    let old = lines(expected)
    let new = lines(actual)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return merge(old, new, removed: removed, inserted: inserted).joined(separator: "\n")
  }

  private static func merge(
    _ old: [Substring], _ new: [Substring], removed: Set<Int>, inserted: Set<Int>
  ) -> [String] {
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append("- \(old[i])")
        i += 1
      } else if j < new.count, inserted.contains(j) {
        result.append("+ \(new[j])")
        j += 1
      } else {
        result.append("  \(new[j])")
        i += 1
        j += 1
      }
    }
    return result
  }

  /// The lines; a missing last newline is a difference and shows as one.
  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() } else { lines.append("(no newline at the end)") }
    return lines
  }
}
