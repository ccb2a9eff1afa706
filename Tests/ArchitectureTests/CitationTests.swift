import ConcentrationTestSupport
import Foundation
import Testing

/// What the code cites is in the repository, and what the documents link to, too.
@Suite struct CitationTests {
  private static let documents = PackageFiles.textFiles(below: "docs")
    .filter { $0.path.hasSuffix(".md") }
    .map { MarkdownDocument(path: $0.path, text: $0.text) }

  private static let citations = Citations(
    anchors: Dictionary(
      uniqueKeysWithValues: documents.map { (String($0.path.dropFirst("docs/".count)), $0.anchors) }
    ),
    isFile: isFile)

  @Sendable private static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: PackageFiles.root.appending(path: path).path)
  }

  @Test(arguments: ["Sources", "Tests", "Benchmarks", "Fuzzing", "Scripts"])
  func `every citation in the code leads to a heading or an id`(directory: String) {
    let files = PackageFiles.textFiles(below: directory)
    #expect(!files.isEmpty)
    // The samples of this file are wrong on purpose.
    for file in files where file.name != "CitationTests.swift" {
      for (line, problem) in Self.citations.problems(in: file.text) {
        Issue.record("\(file.path):\(line): \(problem)")
      }
    }
  }

  @Test func `every link in a document leads to a file and a heading`() throws {
    let others = try ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map {
      MarkdownDocument(path: $0, text: try PackageFiles.text(of: $0))
    }
    let all = Self.documents + others
    let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
    for document in all {
      let directory = document.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for link in document.links {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? document.path : directory + parts[0]
        #expect(Self.isFile(path), "\(document.path) links to \(link)")
        if parts.count > 1, let target = byPath[path] {
          #expect(
            target.fragments.contains(String(parts[1])), "\(document.path) links to \(link)")
        }
      }
    }
  }

  @Test func `decisions stand in the files of their topics, which the index links to`() throws {
    let index = try #require(Self.documents.first { $0.path == "docs/DECISIONS.md" })
    let topics = Self.documents.filter { $0.path.hasPrefix("docs/decisions/") }
    #expect(Set(index.links) == Set(topics.map { String($0.path.dropFirst("docs/".count)) }))
    #expect(index.headings == ["Decisions"])
    for topic in topics {
      let entries = topic.headings.dropFirst()
      #expect(entries.count > 0, "\(topic.path) has no decision")
      for entry in entries {
        #expect(entry.prefixMatch(of: #/20\d\d-\d\d-\d\d ./#) != nil, "\(topic.path): \(entry)")
      }
    }
    let entries = topics.flatMap { $0.headings.dropFirst() }
    #expect(Set(entries).count == entries.count, "a decision stands in two places")
  }

  @Test func `the changelog is a summary as long as nothing was released`() throws {
    let changelog = try PackageFiles.text(of: "CHANGELOG.md")
    #expect(
      changelog.contains("\n## [1") || changelog.split(separator: "\n").count <= 150,
      "A first release has no history of repairs: say what there is, not what changed.")
  }

  @Test func `every id of a case or a rule in a document exists`() {
    let ids = Citations(anchors: Self.citations.anchors, isFile: { _ in true })
    for document in PackageFiles.textFiles(below: "docs") where document.path.hasSuffix(".md") {
      for (line, problem) in ids.problems(in: document.text) where problem.hasPrefix("there is") {
        Issue.record("\(document.path):\(line): \(problem)")
      }
    }
  }

  @Test func `every acceptance check of the shell has a test, and every number a check`() throws {
    let shell = try #require(Self.documents.first { $0.path == "docs/SHELL.md" })
    let checks = shell.anchors.filter { $0.wholeMatch(of: #/[0-9]+\.[0-9]+/#) != nil }
    var tested: Set<String> = []
    for file in PackageFiles.swiftFiles(below: "Tests") where file.name != "CitationTests.swift" {
      for match in file.text.matches(of: #/(?:func `|@Test\(\s*")([0-9]+\.[0-9]+) /#) {
        tested.insert(String(match.1))
      }
    }
    #expect(checks.count > 1)
    #expect(tested == checks)
  }

  // MARK: The check itself

  private static let sample = Citations(
    anchors: [
      "UIKIT-CASES.md": ["nav-push-animated", "modal-links", "Lazy view"],
      "UIKIT-RULES.md": ["I14", "I15"], "SHELL.md": ["Prompt and output", "13.7"],
      "decisions/LAYOUT.md": ["Whole points"],
    ], isFile: { $0 == "docs/UIKIT-CASES.md" || $0 == "README.md" })

  @Test(arguments: [
    "// Source: UIKIT-CASES.md nav-push-animated, modal-links; UIKIT-RULES.md I14 to I15.",
    "/// Source: UIKIT-CASES.md nav-push-animated,\n/// \"Lazy view\" (Apple).",
    "# SHELL.md \"Prompt and output\" and 13.7.",
    "// Source: decisions/LAYOUT.md \"Whole points\".",
    "// As in docs/UIKIT-CASES.md, README.md and rule I14; a split-view and a page-turn.",
    "// The repository somebody/nav-bar-demo has it.",
  ])
  func `a citation of what exists is accepted`(text: String) {
    #expect(Self.sample.problems(in: text).map(\.problem) == [])
  }

  @Test(arguments: [
    ("// Source: UIKIT-CASES.md nav-push-animatd.", "there is no nav-push-animatd"),
    ("// Source: UIKIT-CASES.md modal-link.", "there is no modal-link in UIKIT-CASES.md"),
    (
      "/// UIKIT-CASES.md modal-links,\n/// \"Lazy views\".",
      "there is no Lazy views in UIKIT-CASES.md"
    ),
    ("# SHELL.md 13.8.", "there is no 13.8 in SHELL.md"),
    ("let rule = \"I74\"", "there is no I74"),
    ("// The order is nav-pop-animated.", "there is no nav-pop-animated"),
    ("// Source: SHELL.md section 3.", "SHELL.md is named without a heading, an id or its path"),
    ("// Source: decisions/LAYOUT.md \"Points\".", "there is no Points in decisions/LAYOUT.md"),
    ("// Source: decisions/VIEWS.md \"Whole points\".", "there is no file decisions/VIEWS.md"),
    ("// Source: LAYOUT.md \"Whole points\".", "there is no file LAYOUT.md"),
    ("// Source: REPL.md section 3.", "there is no file REPL.md"),
    ("// Source: docs/SHELL.md.", "there is no file docs/SHELL.md"),
  ])
  func `a citation of what does not exist is found`(text: String, problem: String) {
    let code = "let a = 1\n" + text
    #expect(Self.sample.problems(in: code).contains { $0.line == 2 && $0.problem == problem })
  }

  @Test func `a document's headings, first columns and links are found, but not its code`() {
    let document = MarkdownDocument(
      path: "docs/A.md",
      text: """
        # What, and why
        ```
        # not a heading
        ```
        | a-b | [c](D.md#e) |
        """)
    #expect(document.anchors == ["What, and why", "a-b"])
    #expect(document.fragments == ["what-and-why"])
    #expect(document.links == ["D.md#e"])
  }
}
