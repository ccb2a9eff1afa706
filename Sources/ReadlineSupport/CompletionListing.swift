import Shell

/// The candidates as they are listed below the line on the second TAB.
enum CompletionListing {
  /// Rows of the terminal that the list leaves to the lines before and after it.
  private static let otherRows = 3

  /// One line a candidate with its summary, cut to a width; nil if columns of names do better,
  /// because there are no summaries, or more lines than the terminal shows at once.
  static func lines(
    _ candidates: [Completion.Candidate], columns: Int, rows: Int
  ) -> [String]? {
    guard candidates.count <= rows - otherRows,
      candidates.contains(where: { !$0.summary.isEmpty })
    else { return nil }
    let width = candidates.map(\.text.count).max() ?? 0
    return candidates.map { candidate in
      let padding = String(repeating: " ", count: width - candidate.text.count + 2)
      let line =
        candidate.summary.isEmpty
        ? candidate.text : candidate.text + padding + candidate.summary
      return String(line.prefix(max(columns - 1, 1)))
    }
  }
}
