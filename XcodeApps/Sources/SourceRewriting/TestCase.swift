/// A class of tests, of which XCTest has no list without the Objective-C runtime.
public struct TestCase: Hashable, Sendable {
  /// The name of the class.
  public let name: String
  /// The tests in their order.
  public let tests: [Test]

  /// A test of a class.
  public struct Test: Hashable, Sendable {
    /// The name of the method.
    public let name: String
    /// Whether the method is asynchronous.
    public let isAsync: Bool
  }

  /// The classes of a module that inherit from XCTest's: what their methods are called begins with `test`, as on a phone.
  ///
  /// A class has the tests of its superclasses, too.
  static func all(in index: SourceIndex) -> [TestCase] {
    index.parts.filter { $0.kind == .declaredClass && index.isTestCase($0.name) }.map { part in
      var names: Set<String> = []
      let methods = index.chain(of: part.name).reversed()
        .flatMap { index.parts(of: $0).flatMap(\.methods) }
      let tests = methods.filter { $0.isTest && names.insert($0.base).inserted }
      return TestCase(
        name: part.name, tests: tests.map { Test(name: $0.base, isAsync: $0.isAsync) })
    }.filter { !$0.tests.isEmpty }
  }
}

extension SourceIndex {
  fileprivate func isTestCase(_ name: String) -> Bool {
    chain(of: name).last?.split(separator: ".").last == "XCTestCase"
  }
}

extension Method {
  fileprivate var isTest: Bool {
    base.hasPrefix("test") && labels.isEmpty && result == nil && !isStatic && !isPrivate
  }
}
