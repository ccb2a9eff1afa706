import ConcentrationTestSupport
import Testing

/// What the package's manifest lets a program compile and link.
@Suite struct ManifestTests {
  private let dependencies: [String: Set<String>]

  init() throws {
    let manifest = try PackageFiles.text(of: "Package.swift")
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
}
