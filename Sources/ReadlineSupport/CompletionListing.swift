import Shell

/// The candidates as they are listed below the line on the second TAB.
enum CompletionListing {
  /// Candidates above which the list is set in columns, without summaries.
  static let limit = 60

  /// One line a candidate with its summary, cut to a width; nil if columns of names do better.
  static func lines(_ candidates: [Completion.Candidate], columns: Int) -> [String]? {
    guard candidates.count <= limit, candidates.contains(where: { !$0.summary.isEmpty })
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
