import ConcentrationTestSupport
import Testing

/// An app that imports our UIKit sees Apple's names and `UIKitRuntime`, nothing else.
@Suite struct PublicNamesTests {
  /// The public names that stand in no other one, as the sources of UIKit declare them.
  private static let declared: [(name: String, place: String)] = {
    let files = PackageFiles.swiftFiles(below: "Sources").filter { $0.target == "UIKit" }
    return files.flatMap { file in
      SwiftCode(file.text).lines.enumerated().compactMap { index, line in
        publicName(declaredBy: line).map { ($0, "\(file.path):\(index + 1)") }
      }
    }
  }()

  @Test func `every public name of UIKit is one of Apple's`() {
    #expect(!Self.declared.isEmpty)
    for (name, place) in Self.declared
    where name != "UIKitRuntime" && !AppleNames.all.contains(name) {
      Issue.record("\(place): \(name) is not Apple's; nest it in UIKitRuntime")
    }
  }

  @Test func `the list of Apple's names has none that UIKit lacks`() {
    #expect(AppleNames.all.subtracting(Self.declared.map(\.name)) == [])
  }

  @Test(arguments: [
    ("public struct Scheduler {", "Scheduler"), ("@MainActor public final class A: B {", "A"),
    ("@_spi(Test) public func run() {", "run"), ("open class UIView: UIResponder {", "UIView"),
    ("public indirect enum E {", "E"), ("public nonisolated let one = 1", "one"),
    ("  public struct Nested {", nil), ("package struct P {", nil), ("struct S {", nil),
    ("public extension String {", nil),
  ])
  func `only a public declaration at the left margin is a name of the module`(
    line: String, name: String?
  ) {
    #expect(publicName(declaredBy: line) == name)
  }
}

/// The name that a line declares for the whole module to export, if it does.
private func publicName(declaredBy line: String) -> String? {
  guard line.contains("public ") || line.contains("open ") else { return nil }
  return line.firstMatch(
    of:
      #/^(?:@\S+ )*(?:public|open) (?:\w+ )*?(?:class|struct|enum|protocol|actor|func|var|let|typealias) (\w+)/#
  ).map { String($0.1) }
}
