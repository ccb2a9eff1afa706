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

  /// The public members of Apple's types, and the types in them, by the name of the type.
  private static let members: [String: Set<String>] = {
    var interface = PublicInterface()
    for target in ["UIKit", "QuartzCore", "CoreGraphics"] {
      for file in PackageFiles.swiftFiles(below: "Sources/Runtime/\(target)") {
        interface.add(file.text, to: "")
      }
    }
    return (interface.topics[""] ?? [:]).filter {
      !$0.key.hasPrefix("UIKitRuntime") && $0.key != ""
    }
  }()

  @Test func `every public member is one of Apple's, or is in the list of ours with a reason`()
    throws
  {
    let apple = try AppleMembers.read()
    for (type, members) in Self.members {
      guard let known = apple[type] else {
        Issue.record("\(type) is not Apple's; nest it in UIKitRuntime, or make it package")
        continue
      }
      for member in members.subtracting(known) where AppleMembers.ours["\(type).\(member)"] == nil {
        Issue.record(
          "\(type).\(member) is not Apple's; make it package, or a member of UIKitRuntime")
      }
    }
  }

  @Test func `the lists of members have none that is missing`() throws {
    for (type, members) in try AppleMembers.read() {
      #expect(members.subtracting(Self.members[type] ?? []) == [], "\(type)")
      #expect(Self.members[type] != nil, "\(type)")
    }
    let all = Set(Self.members.flatMap { type, members in members.map { "\(type).\($0)" } })
    #expect(Set(AppleMembers.ours.keys).subtracting(all) == [])
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
