import Testing
import UIKit

@testable import XcodeUIKit

/// Predicates and orders that name what objects have by texts.
@MainActor @Suite struct PredicateTests {
  private final class Cup: NSObject {
    let name: String
    let size: Int
    let owner: String?
    let kinds: [String]

    init(_ name: String, _ size: Int, _ owner: String? = nil, kinds: [String] = []) {
      (self.name, self.size, self.owner, self.kinds) = (name, size, owner, kinds)
    }
  }

  private let cups = [
    Cup("Green tea", 2, "Ann"), Cup("black tea", 3, kinds: ["Assam", "Ceylon"]),
    Cup("Café", 1, "Bea"),
  ]

  /// Makes an application that knows the cups: other tests make their own between `init` and the body.
  private func expose() {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    UIApplication.shared.exposedClasses.expose(Cup.self) {
      $0.constant("name", \.name)
      $0.constant("size", \.size)
      $0.constant("owner", \.owner)
      $0.constant("kinds", \.kinds)
    }
  }

  private func names(_ predicate: NSPredicate) -> [String] {
    expose()
    return cups.filter { predicate.evaluate(with: $0) }.map { String($0.name.prefix(5)) }
  }

  @Test(arguments: [
    ("size > 1", ["Green", "black"]), ("size == 1", ["Café"]), ("size != 1", ["Green", "black"]),
    ("size BETWEEN {2, 3}", ["Green", "black"]), ("size IN {1, 3}", ["black", "Café"]),
    ("(size & 2) != 0", ["Green", "black"]), ("owner == nil", ["black"]),
    ("name BEGINSWITH 'G'", ["Green"]), ("name BEGINSWITH[c] 'B'", ["black"]),
    ("name ENDSWITH \"tea\"", ["Green", "black"]), ("name CONTAINS[cd] 'cafe'", ["Café"]),
    ("name LIKE '*e?n*'", ["Green"]), ("name MATCHES '[a-z]+ tea'", ["black"]),
    ("NOT name CONTAINS 'tea' OR size = 3 && owner = NULL", ["black", "Café"]),
    ("NOT (name CONTAINS 'tea' AND size > 2)", ["Green", "Café"]),
    ("kinds.@count > 0", ["black"]), ("kinds CONTAINS 'Assam'", ["black"]),
    ("TRUEPREDICATE", ["Green", "black", "Café"]),
  ])
  func `a text finds objects by what they have`(format: String, found: [String]) {
    #expect(names(NSPredicate(format: format)) == found, "\(format)")
  }

  @Test func `values and keys take the places of their signs`() {
    let either = NSPredicate(format: "%K == %@ OR size == %d", "owner", "Ann", 1)
    #expect(names(either) == ["Green", "Café"])
    #expect(names(NSPredicate(format: "size IN %@", argumentArray: [[3]])) == ["black"])
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+")
    #expect(mail.evaluate(with: "ann@example.org") && !mail.evaluate(with: "ann"))
    #expect(NSPredicate(format: "a.b == 2").evaluate(with: ["a": ["b": 2]]))
  }

  @Test(arguments: ["", "name", "name ==", "name == 'tea", "(size > 1", "size > 1 size", "== 1"])
  func `what is no predicate is refused`(format: String) {
    var parser = PredicateParser(format, [])
    #expect(parser.predicate() == nil)
  }

  @Test func `objects are ordered by a key, those without a value first`() {
    expose()
    let bySize = NSSortDescriptor(key: "size", ascending: false)
    let byOwner = NSSortDescriptor(key: "owner", ascending: true)
    func names(_ order: NSSortDescriptor) -> [String] {
      cups.sorted { order.compare($0, to: $1) == .orderedAscending }
        .map { String($0.name.prefix(5)) }
    }
    #expect(names(bySize) == ["black", "Green", "Café"])
    #expect(names(byOwner) == ["black", "Green", "Café"])
  }
}
