import LifecycleTrace

/// Rewrites the blocks of a script whose expectations were not met.
package struct ScriptUpdate: Sendable {
  /// One block to replace, in bytes, with its new lines.
  private struct Replacement: Sendable {
    var range: Range<Int>
    var lines: [String]
  }

  private var replacements: [Replacement] = []

  /// Nothing to rewrite yet.
  package init() {}

  /// True if nothing is to be rewritten.
  package var isEmpty: Bool { replacements.isEmpty }

  /// Notes new lines for the block of a check; false if the block must stay as it is.
  ///
  /// Blocks with wildcards and one-line checks are intent and are never rewritten; nor are lines
  /// that would end the block or look like a wildcard.
  package mutating func note(_ check: Script.Check, actual: [String]?, tag: String) -> Bool {
    guard let actual, let range = check.blockBytes, let block = check.expectation.block,
      !LinePattern.hasWildcard(block), !LinePattern.hasWildcard(actual), !actual.contains(tag)
    else { return false }
    replacements.append(Replacement(range: range, lines: actual))
    return true
  }

  /// The script's bytes with all noted blocks replaced.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where replacement.range.lowerBound >= position {
      result += bytes[position..<replacement.range.lowerBound]
      for line in replacement.lines { result += Array(line.utf8) + [UInt8(ascii: "\n")] }
      position = replacement.range.upperBound
    }
    return result + bytes[position...]
  }
}
