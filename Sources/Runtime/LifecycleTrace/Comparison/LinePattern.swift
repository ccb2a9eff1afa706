/// Compares expected lines, which can contain wildcards, with actual ones.
///
/// `...` alone stands for any lines, `[..]` for any text within a line.
package enum LinePattern {
  /// True if a block line is a wildcard for whole lines.
  package static func isGap(_ line: String) -> Bool { line == "..." }

  /// True if a block contains any wildcard.
  package static func hasWildcard(_ lines: [String]) -> Bool {
    lines.contains { isGap(trimmed($0)) || $0.contains("[..]") }
  }

  /// True if one expected line matches one actual line.
  package static func matches(_ pattern: String, _ line: String) -> Bool {
    guard pattern.contains("[..]") else { return pattern == line }
    let parts = pattern.components(separatedBy: "[..]")
    guard let first = parts.first, let last = parts.last, line.hasPrefix(first) else {
      return false
    }
    var rest = line.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func trimmed(_ line: String) -> String {
    var text = line[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The pieces between occurrences of a separator, empty ones included.
  func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    parts.append(String(rest))
    return parts
  }
}
