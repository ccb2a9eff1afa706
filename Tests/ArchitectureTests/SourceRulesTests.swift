import ConcentrationTestSupport
import Testing

/// Reads the sources and fails on what the architecture forbids.
@Suite struct SourceRulesTests {
  private static let sources = PackageFiles.swiftFiles(below: "Sources")
  private static let code = Dictionary(
    uniqueKeysWithValues: sources.map { ($0.path, SwiftCode($0.text)) })
  private static let all = sources + PackageFiles.swiftFiles(below: "Tests")

  /// The lines of a file without comments and literals.
  private func lines(of file: SourceFile) -> [String] {
    Self.code[file.path]?.lines ?? []
  }

  private func code(of file: SourceFile) -> String { lines(of: file).joined(separator: "\n") }

  private func isWorthTrying(_ effect: SideEffect, on file: SourceFile) -> Bool {
    effect.hints.contains { Self.code[file.path]?.contains($0) == true }
  }

  @Test func `every target has its rules`() {
    #expect(Set(Self.sources.map(\.target)) == Set(TargetRules.imports.keys))
  }

  @Test func `a target imports only what its place in the graph allows`() {
    for file in Self.sources {
      let allowed = TargetRules.imports[file.target] ?? []
      for (line, module) in Self.code[file.path]?.imports ?? []
      where !allowed.contains(module) {
        Issue.record("\(file.path):\(line): \(file.target) must not import \(module)")
      }
    }
  }

  @Test func `nothing below the game imports a part of it`() {
    for (target, imports) in TargetRules.imports
    where !target.lowercased().contains("concentration") {
      let game = imports.filter { $0.hasPrefix("Concentration") }
      #expect(game.isEmpty, "\(target) must not import \(game)")
    }
  }

  @Test func `side effects are at the edges`() throws {
    for file in Self.sources where !TargetRules.edges.contains(file.target) {
      let lines = lines(of: file)
      for effect in TargetRules.sideEffects
      where !effect.exceptions.contains(file.path) && isWorthTrying(effect, on: file) {
        for (index, line) in lines.enumerated() where line.contains(effect.pattern) {
          Issue.record("\(file.path):\(index + 1): \(line.blankless): \(effect.instead)")
        }
      }
    }
  }

  @Test func `the delegates of views and containers are called where that is recorded`() {
    let folders = ["Sources/Runtime/UIKit/", "Sources/Runtime/UserNotifications/"]
    for file in Self.sources
    where folders.contains(where: file.path.hasPrefix) && !file.path.contains("/Application/") {
      for (index, line) in lines(of: file).enumerated()
      where line.contains(#/(elegate|ataSource|pdater)\)?\?(\.\w+\(|$)/#) && !line.contains("var ")
        && !line.contains("let ")
      {
        Issue.record("\(file.path):\(index + 1): \(line.blankless): call it by notify")
      }
    }
  }

  @Test func `nothing is stored in a static variable`() {
    for file in Self.sources {
      for (index, line) in lines(of: file).enumerated()
      where line.contains(" var ") && line.contains(#/\b(static|class)\s+var\s+[^{]*(=|$)/#)
        && !file.path.hasSuffix("UIKit/Application/UIApplication.swift")
      {
        Issue.record("\(file.path):\(index + 1): \(line.blankless): pass the value instead")
      }
    }
  }

  @Test func `only the libraries have a public interface`() {
    for file in Self.sources where !TargetRules.libraries.contains(file.target) {
      for (index, line) in lines(of: file).enumerated()
      where (line.contains("public") || line.contains("open"))
        && line.contains(#/^\s*(public|open)\s/#)
      {
        Issue.record("\(file.path):\(index + 1): \(line.blankless): package is enough here")
      }
    }
  }

  @Test func `the words of a refusal stand in a folder Refusals`() {
    for file in Self.sources where !file.path.contains("/Refusals/") {
      for match in code(of: file).matches(
        of: #/CommandProblem\(|CommandFailure\(\s*\.init\(|extension CommandProblem/#)
      {
        Issue.record("\(file.path): \(match.0): make it a member of CommandProblem in Refusals")
      }
    }
  }

  @Test func `a file has one command`() {
    var count = 0
    for file in Self.sources {
      let commands = code(of: file).matches(of: #/static let (\S+) = Command\(/#).map(\.1)
      count += commands.count
      #expect(commands.count <= 1, "\(file.path): \(commands.joined(separator: ", "))")
    }
    #expect(count > 50)
  }

  @Test func `nothing is left for later`() {
    for file in Self.sources
    where ["TODO", "FIXME", "XXX", "implemented"].contains(where: file.text.contains) {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where line.contains(#/\b(TODO|FIXME|XXX)\b|not (yet )?implemented/#) {
        Issue.record("\(file.path):\(index + 1): \(line)")
      }
    }
  }

  @Test func `a file holds one idea`() {
    for file in Self.all where !TargetRules.longFiles.contains(file.path) {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= 400, "\(file.path) has \(count) lines")
    }
  }

  @Test func `a test has its sentence as the name of its function`() {
    for file in PackageFiles.swiftFiles(below: "Tests") {
      for match in file.text.matches(of: #/@Test\(\s*"[^"\n]*"/#) {
        Issue.record("\(file.path): \(match.0): name the function so")
      }
    }
  }

  @Test func `file names say what is inside`() {
    for file in Self.sources {
      #expect(
        !file.name.contains(#/(Manager|Helper|Util)s?\b/#), "\(file.path): what does it do?")
    }
  }
}

extension String {
  fileprivate var blankless: Substring {
    drop { $0 == " " }
  }
}
