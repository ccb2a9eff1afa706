/// A document of this package in Markdown: what can be cited in it, and what it links to.
struct MarkdownDocument: Sendable {
  /// The path from the package's root.
  let path: String
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    var isCode = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      defer { if line.hasPrefix("```") { isCode.toggle() } }
      return !isCode && !line.hasPrefix("```")
    }
  }

  /// The headings, without their number signs.
  var headings: [String] {
    lines.filter { $0.hasPrefix("#") }.map { line in String(line.drop { $0 == "#" }.dropFirst()) }
  }

  /// What can be cited: headings, and what stands in the first column of a table.
  var anchors: Set<String> {
    let cells = lines.filter { $0.hasPrefix("| ") }
      .compactMap { $0.dropFirst(2).prefixMatch(of: #/(.+?) +\|/#)?.1 }.map(String.init)
    return Set(headings + cells)
  }

  /// The fragments of links that lead to a heading, as GitHub makes them.
  var fragments: Set<String> {
    Set(
      headings.map { heading in
        String(heading.lowercased().compactMap { $0 == " " ? "-" : $0.isSlugged ? $0 : nil })
      })
  }

  /// The targets of all links that lead to files of this package.
  var links: [String] {
    lines.flatMap { $0.matches(of: #/\]\(([^)\s]+)\)/#) }.map { String($0.1) }
      .filter { !$0.contains("://") }
  }
}

extension Character {
  fileprivate var isSlugged: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
