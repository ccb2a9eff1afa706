import SourceRewriting
import Testing

/// The classes of tests that a module has.
@Suite struct TestCaseTests {
  private func cases(_ source: String) -> [String] {
    SourceRewriter.rewrite([SourceText(path: "/a/T.swift", text: source)], testing: "App")
      .testCases.map { type in
        let tests = type.tests.map { $0.isAsync ? "\($0.name)!" : $0.name }
        return "\(type.name): \(tests.joined(separator: " "))"
      }
  }

  @Test
  func
    `tests are the methods whose names begin with test, those of extensions and superclasses too`()
  {
    let found = cases(
      """
      class Base: XCTestCase {
        func testOne() {}
        func testLater() async throws {}
        func help() {}
        func testWith(_ count: Int) {}
        func testResult() -> Int { 1 }
        private func testHidden() {}
        static func testShared() {}
      }
      extension Base { func testTwo() {} }
      final class Derived: Base { override func testOne() {}; func testThree() {} }
      class Other: NSObject { func testNothing() {} }
      class Empty: XCTest.XCTestCase {}
      """)
    #expect(
      found == [
        "Base: testOne testLater! testTwo", "Derived: testOne testLater! testTwo testThree",
      ])
  }

  @Test func `the module of the app is one that tests may import, and no other`() {
    func errors(_ module: String) -> [String] {
      SourceRewriter.rewrite(
        [SourceText(path: "/a/T.swift", text: "import XCTest\n@testable import \(module)\n")],
        testing: "App"
      ).findings.map(\.message)
    }
    #expect(errors("App") == [])
    #expect(errors("Another").count == 1)
  }

  @Test func `functions that are marked as tests are Swift Testing's`() {
    func hasFunctions(_ source: String) -> Bool {
      SourceRewriter.rewrite([SourceText(path: "/a/T.swift", text: source)], testing: "App")
        .hasTestFunctions
    }
    #expect(hasFunctions("import Testing\n@Test func works() {}\n"))
    #expect(!hasFunctions("import XCTest\nclass T: XCTestCase { func testIt() {} }\n"))
  }
}
