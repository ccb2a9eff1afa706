import ConcentrationTestSupport
import Foundation
import Testing

/// Each library has a page, and what it shows compiles.
@Suite struct DocumentationPageTests {
  private static let pages = PackageFiles.textFiles(below: "Sources")
    .filter { $0.path.contains(".docc/") && $0.path.hasSuffix(".md") }

  @Test func `every library has an overview page`() throws {
    for library in TargetRules.libraries {
      let page = Self.pages.first { $0.path.hasSuffix("/\(library).docc/\(library).md") }
      #expect(page?.text.hasPrefix("# ``\(library)``\n\n") == true, "\(library) has no page")
      #expect(page?.text.contains("\n## Overview\n") == true, "\(library) has no overview")
    }
  }

  @Test func `every sample of a page is compiled by the tests`() {
    let samples = PackageFiles.swiftFiles(below: "Tests/DocumentationSampleTests")
      .map { Self.lines($0.text) }
      .joined(separator: "\n")
    let blocks = Self.pages.flatMap { page in
      page.text.components(separatedBy: "```swift\n").dropFirst().map { block in
        (page.path, Self.lines(block.components(separatedBy: "```")[0]))
      }
    }
    #expect(blocks.count > 10)
    for (path, block) in blocks {
      #expect(samples.contains(block), "\(path) shows what no test compiles:\n\(block)")
    }
  }

  /// The lines without blanks around them, and without empty ones.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
