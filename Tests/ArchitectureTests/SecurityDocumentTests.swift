import ConcentrationTestSupport
import Testing

/// SECURITY.md names limits and tests that exist.
@Suite struct SecurityDocumentTests {
  private let text: String

  init() throws {
    text = try PackageFiles.text(of: "SECURITY.md").split(separator: "\n").joined(separator: " ")
  }

  @Test func `every test that is named exists`() {
    let files = Dictionary(
      PackageFiles.swiftFiles(below: "Tests").map { ($0.name, $0.text) }, uniquingKeysWith: +)
    let named = text.matches(of: #/`(\w+Tests)` "([^"]+)"/#)
    #expect(named.count > 20)
    for test in named {
      let file = files["\(test.1).swift"] ?? files[String(test.1)] ?? ""
      #expect(file.contains("func `\(test.2)`("), "\(test.1) \"\(test.2)\"")
    }
  }

  @Test func `every row of what is untrusted has a test`() throws {
    let table = try MarkdownTable(header: "| what | at most | test |", of: "SECURITY.md")
    #expect(table.rows.count > 10)
    for row in table.rows {
      #expect(row.columns[2].contains(#/`\w+Tests` "/#), "\(row.columns[0])")
    }
  }

  @Test func `every limit that is named is declared`() {
    let files = PackageFiles.swiftFiles(below: "Sources")
    let named = text.matches(of: #/`([A-Z]\w+)\.(\w+)`/#)
    #expect(named.count > 20)
    for limit in named {
      let type = try? Regex(
        "\\b(?:struct|enum|class|extension|protocol) (?:UIKitRuntime\\.)?\(limit.1)\\b")
      let member = try? Regex("(?:let|var) \(limit.2)\\b")
      guard let type, let member else { continue }
      #expect(
        files.contains { $0.text.contains(type) && $0.text.contains(member) },
        "\(limit.1).\(limit.2)")
    }
  }
}
