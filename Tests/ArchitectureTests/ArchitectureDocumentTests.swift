import ConcentrationTestSupport
import Foundation
import Testing

/// What the documents for newcomers name is there.
@Suite struct ArchitectureDocumentTests {
  /// What stands between backticks in the two documents, with the name of each.
  private func named() throws -> [(document: String, text: String)] {
    try ["docs/ARCHITECTURE.md", "CONTRIBUTING.md"].flatMap { path in
      try PackageFiles.text(of: path).matches(of: #/`([^`\n]+)`/#).map { (path, String($0.1)) }
    }
  }

  @Test func `every path that is named exists`() throws {
    let directories = ["Sources/", "Tests/", "docs/", "Demo/", "Scripts/"]
    for (document, text) in try named()
    where directories.contains(where: text.hasPrefix) && !text.contains(" ") {
      let path = PackageFiles.root.appending(path: text).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document) names \(text)")
    }
  }

  @Test func `the targets with side effects are those that the document names`() throws {
    let text = try PackageFiles.text(of: "docs/ARCHITECTURE.md")
    let sentence = try #require(text.firstMatch(of: #/- Side effects live in ([^;]*);/#)).1
    #expect(Set(sentence.matches(of: #/`(\w+)`/#).map { String($0.1) }) == TargetRules.edges)
  }

  @Test func `every type that is named is declared`() throws {
    let files = ["Sources", "Tests", "XcodeApps/Sources"].flatMap {
      PackageFiles.swiftFiles(below: $0)
    }
    var declared = Set(files.map(\.target) + files.map(\.name))
    for file in files {
      for match in file.text.matches(of: #/\b(?:class|struct|enum|protocol|typealias) (\w+)/#) {
        declared.insert(String(match.1))
      }
    }
    for (document, text) in try named() {
      guard let type = text.prefixMatch(of: #/[A-Z]\w*[a-z]\w*(?:\.swift)?/#)?.0,
        text.dropFirst(type.count).allSatisfy({ $0 == "." || $0.isLetter })
      else { continue }
      #expect(declared.contains(String(type)), "\(document) names \(text)")
    }
  }
}
