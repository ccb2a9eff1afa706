import ConcentrationTestSupport
import Testing

/// What the package's manifest lets a program compile and link.
@Suite struct ManifestTests {
  private let manifest: String
  private let dependencies: [String: Set<String>]

  init() throws {
    let manifest = try PackageFiles.text(of: "Package.swift")
    self.manifest = manifest
    // What others made, and what has a condition, stands in the lists by the name of a constant.
    let products = Dictionary(
      uniqueKeysWithValues: manifest.matches(
        of: #/let (\w+) = Target\.Dependency\.(?:product|target)\(\s*name: "(\w+)"/#
      ).map { (String($0.1), String($0.2)) })
    let declared = manifest.matches(
      of:
        #/(?:target\(|executableTarget\(\s*name: )\s*"(\w+)"(?:,\s*(?:dependencies: )?\[([^\]]*)\])?/#
    )
    dependencies = Dictionary(
      declared.map { target in
        let words = (target.2 ?? "").matches(of: #/"(\w+)"|(\w+)/#)
        return (
          String(target.1),
          Set(words.compactMap { $0.1.map(String.init) ?? $0.2.flatMap { products[String($0)] } })
        )
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// All that a target needs, directly or not.
  private func closure(of target: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [target]
    while let next = pending.popLast() {
      for name in dependencies[next] ?? [] where found.insert(name).inserted {
        pending.append(name)
      }
    }
    return found
  }

  @Test func `a target depends on what it may import, and on nothing else`() {
    for (target, allowed) in TargetRules.imports {
      // A module that is only linked, for the toolchain's test library, is imported by nobody.
      let more = (dependencies[target] ?? []).subtracting(allowed)
        .filter { !$0.hasPrefix("_Testing_") }
      #expect(more.isEmpty, "Package.swift: \(target) must not depend on \(more.sorted())")
    }
    #expect(closure(of: "UIKitTool").isSuperset(of: ["InterfaceBuilderFlow", "ArgumentParser"]))
  }

  @Test(arguments: ["concentration", "UIKitTerminal"])
  func `neither the game nor an app made in code compiles what the tool needs`(target: String) {
    let needed = closure(of: target)
    #expect(needed.contains("UIKitShell"))
    #expect(needed.filter { $0.hasPrefix("InterfaceBuilder") }.isEmpty)
  }

  @Test(arguments: ["UIKitTool", "UIKitTerminal"])
  func `what is not the game needs no database and no themes`(target: String) {
    #expect(closure(of: target).isDisjoint(with: ["GRDB", "Yams"]))
    #expect(closure(of: target).filter { $0.hasPrefix("Concentration") }.isEmpty)
  }

  // MARK: The documents

  @Test func `the README lists every library, and no other`() throws {
    let readme = try MarkdownTable(header: "| library | what it is |", of: "README.md")
    // What has a type is made of several, for a program and not for others' packages.
    let libraries = manifest.matches(of: #/\.library\(name: "(\w+)", targets:/#).map {
      String($0.1)
    }
    #expect(Set(readme.rows.flatMap { $0.names(inColumn: 0) }) == Set(libraries))
    #expect(Set(libraries) == TargetRules.libraries)
  }

  @Test func `ARCHITECTURE says of every target which targets use it`() throws {
    let table = try MarkdownTable(
      header: "| target | what it is | who uses it |", of: "docs/ARCHITECTURE.md")
    let ours = Set(TargetRules.imports.keys)
    for row in table.rows {
      let names = row.names(inColumn: 0)
      let users = ours.filter { !(dependencies[$0] ?? []).isDisjoint(with: names) }
      let told = Set(row.names(inColumn: 2)).intersection(ours)
      #expect(told == users, "\(names) of docs/ARCHITECTURE.md")
      #expect(names.isEmpty || !row.columns[2].isEmpty, "\(names) of docs/ARCHITECTURE.md")
    }
    #expect(Set(table.rows.flatMap { $0.names(inColumn: 0) }) == ours)
  }
}
