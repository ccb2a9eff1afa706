import UIKitShell

/// The candidates as they are listed below the line on the second TAB.
enum CompletionListing {
  /// A line of the list, and how many candidates stand in it.
  private typealias Line = (text: String, count: Int)

  /// The list: a line for each candidate with its summary, or names alone, several in a line,
  /// because there are no summaries, or more lines than the terminal shows at once.
  ///
  /// - Parameters:
  ///   - candidates: what is offered, in order.
  ///   - columns: the terminal's width; no line is as wide.
  ///   - rows: lines at most; if there are more, the last one says how many candidates are left
  ///     out.
  /// - Returns: the lines, without line ends.
  static func lines(
    _ candidates: [Completion.Candidate], columns: Int, rows: Int
  ) -> [String] {
    let width = max(columns - 1, 1)
    let isExplained =
      candidates.count <= rows && candidates.contains { !$0.summary.isEmpty }
    let all = isExplained ? explained(candidates) : names(candidates.map(\.text), width: width)
    var lines = all
    if lines.count > rows {
      lines = Array(all.prefix(max(rows - 1, 0)))
      let left = candidates.count - lines.map(\.count).reduce(0, +)
      lines.append(("... and \(left) more", 0))
    }
    return lines.map { String($0.text.prefix(width)) }
  }

  private static func explained(_ candidates: [Completion.Candidate]) -> [Line] {
    let width = candidates.map(\.text.count).max() ?? 0
    return candidates.map { candidate in
      guard !candidate.summary.isEmpty else { return (candidate.text, 1) }
      let padding = String(repeating: " ", count: width - candidate.text.count + 2)
      return (candidate.text + padding + candidate.summary, 1)
    }
  }

  private static func names(_ names: [String], width: Int) -> [Line] {
    let column = (names.map(\.count).max() ?? 0) + 2
    let perLine = max((width + 2) / column, 1)
    return stride(from: 0, to: names.count, by: perLine).map { start in
      let part = names[start..<min(start + perLine, names.count)]
      let padded = part.dropLast().map {
        $0 + String(repeating: " ", count: column - $0.count)
      }
      return (padded.joined() + (part.last ?? ""), part.count)
    }
  }
}
