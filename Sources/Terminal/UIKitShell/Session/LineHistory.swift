/// The lines that a person typed in a session, oldest first.
package final class LineHistory: SessionState {
  private static let limit = 10_000

  /// The lines that are kept: the newest 5,000 at least.
  private(set) var lines: [String] = []

  package init() {}

  /// Adds the line that was typed now.
  func add(_ line: String) {
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(Self.limit / 2) }
  }
}
