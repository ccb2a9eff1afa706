import ConcentrationTestSupport
import Testing

/// The README's app is the example that is built and run.
@Suite struct ExamplesTests {
  private let readme: String

  init() throws {
    readme = try PackageFiles.text(of: "README.md")
  }

  /// The code that the README shows below a file's path.
  private func shown(_ path: String) -> Substring? {
    guard let start = readme.firstRange(of: "`\(path)`:\n\n```")?.upperBound,
      let line = readme[start...].firstIndex(of: "\n"),
      let end = readme[line...].firstRange(of: "\n```\n")
    else { return nil }
    return readme[readme.index(after: line)...end.lowerBound]
  }

  @Test func `the README and Template have the same sources`() throws {
    let sources = PackageFiles.swiftFiles(below: "Examples/Sources/Template")
    #expect(sources.count >= 4)
    for file in sources {
      let path = file.path.replacing("Examples/", with: "")
      #expect(shown(path).map(String.init) == file.text, "\(path)")
    }
    let named = readme.matches(of: #/`(Sources\/Template\/\w+\.swift)`:/#).map { $0.1 }
    #expect(named.count == sources.count)
  }

  @Test func `the README and Template have the same script`() throws {
    let script = try PackageFiles.text(of: "Examples/Scripts/Template.script")
    #expect(shown("Template.script").map(String.init) == script)
  }

  @Test func `every example has a script, and every script its transcript`() {
    let names = Set(
      PackageFiles.swiftFiles(below: "Examples/Sources").compactMap { file in
        file.path.split(separator: "/").dropFirst(2).first.map(String.init)
      })
    let files = Set(PackageFiles.textFiles(below: "Examples/Scripts").map(\.path))
    #expect(!names.isEmpty)
    for name in names {
      #expect(files.contains("Examples/Scripts/\(name).script"))
      #expect(files.contains("Examples/Scripts/\(name).out"))
    }
  }
}
