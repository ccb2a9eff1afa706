import ConcentrationTestSupport
import Testing

/// The table of UIKit's cases names tests that exist.
@Suite struct CasesTableTests {
  /// One row: the id of a case or rule, its kind, and its tests or the reason why there is none.
  private struct Row {
    let id: Substring
    let kind: Substring
    let text: Substring

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard line.hasPrefix("| "), cells.count == 3, cells[0] != "case", cells[0] != "rule" else {
        return nil
      }
      (id, kind, text) = (cells[0], cells[1], cells[2])
    }

    /// The names of tests, each between two backticks.
    var tests: [Substring] {
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  private func rows() throws -> [Row] {
    try PackageFiles.text(of: "docs/UIKIT-CASES.md").split(separator: "\n").compactMap(Row.init)
  }

  /// The names of all tests, as their sources have them.
  private var names: Set<Substring> {
    var found: Set<Substring> = []
    for file in PackageFiles.swiftFiles(below: "Tests") {
      for match in file.text.matches(of: #/func\s+`([^`]+)`/#) { found.insert(match.1) }
    }
    return found
  }

  @Test func `every test in the table of UIKit's cases exists`() throws {
    let names = names
    for row in try rows() where row.kind != "–" {
      #expect(!row.tests.isEmpty, "\(row.id) names no test")
      for name in row.tests where !names.contains(name) {
        Issue.record("\(row.id): there is no test named \(name)")
      }
    }
  }

  @Test func `every case and every rule has one row and a known kind`() throws {
    let rows = try rows()
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(rows.count { $0.id.wholeMatch(of: #/I[0-9]+/#) != nil } == 73)
    for row in rows where !["exact", "tolerant", "soft", "–"].contains(row.kind) {
      Issue.record("\(row.id) is of the unknown kind \(row.kind)")
    }
  }

  @Test func `every case and every rule is described, with its evidence, and has a row`() throws {
    let cases = try described(in: "docs/UIKIT-CASES.md", below: "#### ")
    let rules = try described(in: "docs/UIKIT-RULES.md", below: "### I")
    #expect(Set(cases.keys).union(rules.keys) == Set(try rows().map { String($0.id) }))
    for (id, text) in cases.merging(rules, uniquingKeysWith: { first, _ in first }) {
      #expect(text.contains("Evidence: "), "\(id) has no evidence")
    }
  }

  /// The texts below the headings of a level, by the last word of the heading.
  private func described(in path: String, below mark: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    var id: String?
    for line in try PackageFiles.text(of: path).split(separator: "\n") {
      if line.hasPrefix("#") {
        id = line.hasPrefix(mark) ? line.split(separator: " ").last.map(String.init) : nil
        if let id { texts[id] = "" }
      } else if let id {
        texts[id, default: ""] += line + "\n"
      }
    }
    return texts
  }

  @Test func `every case that a test is named after is in the table`() throws {
    let known = Set(try rows().map(\.id))
    let prefixes = Set(known.compactMap { $0.split(separator: "-").first })
    for name in names {
      let subject = name.prefix { $0 != ":" }
      for id in subject.split(separator: ", ")
      where id.contains("-") && !id.contains(" ") && prefixes.contains(id.prefix { $0 != "-" }) {
        #expect(known.contains(id), "\(id) has no row")
      }
    }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: Substring {
    let tail = drop { $0 == " " }
    return tail[..<(tail.lastIndex { $0 != " " }.map { tail.index(after: $0) } ?? tail.startIndex)]
  }
}
