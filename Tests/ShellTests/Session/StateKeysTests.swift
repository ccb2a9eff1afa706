import TestSupport
import Testing

@testable import Shell

@MainActor
@Suite struct StateKeysTests {
  @Test func `Every key that a screen of the app prints may be expected`() {
    var found: Set<String> = []
    for file in PackageFiles.swiftFiles(below: "Sources/ConcentrationApp") {
      for match in file.text.matches(of: /StateValue\(\s*"([a-z]+)"/) {
        found.insert(String(match.output.1))
      }
    }
    #expect(found.count > 15)
    #expect(found.subtracting(StateKeys.all).isEmpty)
  }

  @Test func `What state prints can be tested`() {
    let run = ScriptRun("new 4x4 --seed 7\nstate\nexpect output <<END\n...\nid [..]\n...\nEND\n")
    #expect(run.status == .success)
    for line in run.output.split(separator: "\n").drop(while: { $0 != "> state" }).dropFirst() {
      #expect(StateKeys.all.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
