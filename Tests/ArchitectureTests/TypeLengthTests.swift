import ConcentrationTestSupport
import Testing

/// A type has one reason to change, and so an end.
@Suite struct TypeLengthTests {
  private static let most = 600

  private static let lengths: TypeLengths = {
    var lengths = TypeLengths()
    for file in PackageFiles.swiftFiles(below: "Sources") {
      lengths.add(SwiftCode(file.text), path: file.path, module: file.target)
    }
    return lengths
  }()

  @Test func `the braces of every source match`() {
    #expect(Self.lengths.unreadable == [])
  }

  @Test func `a type has at most 600 lines over its extensions`() {
    for (type, count) in Self.lengths.lines.sorted(by: { $0.key < $1.key })
    where count > TargetRules.longTypes[type]?.most ?? Self.most {
      Issue.record("\(type) has \(count) lines: what of it can an object of its own do?")
    }
  }

  @Test func `the number of an exception falls with its type`() {
    for (type, exception) in TargetRules.longTypes {
      let count = Self.lengths.lines[type] ?? 0
      #expect(count > Self.most, "\(type) needs no exception")
      #expect(exception.most - count < 50, "\(type) has \(count) lines: lower its number")
    }
  }

  @Test func `lines count for the innermost type, in its declaration and its extensions`() {
    var lengths = TypeLengths()
    for text in [
      "import UIKit\n\n@MainActor\nfinal class Box: View {\n  struct Lid {\n    let a = \"{\"\n  }\n  class func make() {\n  }\n}",
      "extension Box\nwhere A == B {\n  var a: Int { 1 }\n}\nextension Box.Lid {}\nlet c = 1",
    ] {
      lengths.add(SwiftCode(text), path: "A.swift", module: "Kit")
    }
    #expect(lengths.lines == ["Kit.Box": 4 + 4, "Kit.Box.Lid": 3 + 1])
    #expect(lengths.unreadable == [])
  }
}
