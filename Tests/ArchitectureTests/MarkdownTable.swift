import ConcentrationTestSupport
import Testing

/// A table of a document of this package.
struct MarkdownTable {
  struct Row {
    let columns: [String]

    /// The words in backticks of a column, by its index from 0.
    func names(inColumn index: Int) -> [String] {
      columns[index].matches(of: #/`([\w-]+)`/#).map { String($0.1) }
    }
  }

  let rows: [Row]

  /// The table below a header, which is a line of the document as it is.
  ///
  /// - Throws: If the document cannot be read or has no such table.
  init(header: String, of path: String) throws {
    let lines = try PackageFiles.text(of: path).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0 == header }, "\(path) has no \(header)")
    rows = lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      Row(
        columns: line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingPrefix(while: { $0 == " " }) }.map { String($0) })
    }
    try #require(!rows.isEmpty)
  }
}
