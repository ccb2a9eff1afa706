import Foundation
import Testing
import UIKit

/// Source: Apple, objc_setAssociatedObject.
@Suite struct AssociatedObjectsTests {
  private final class Thing: NSObject, NSCopying {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    func copy(with zone: NSZone? = nil) -> Any { Thing() }
    deinit { onEnd() }
  }

  nonisolated(unsafe) private static var first = 0
  nonisolated(unsafe) private static var second = 0

  @Test func `each object has a value of its own under each key`() {
    let (one, other) = (Thing(), Thing())
    objc_setAssociatedObject(one, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(other, &Self.first, "b", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &Self.first) as? String == "a")
    #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &Self.first) as? String == "b")
    #expect(objc_getAssociatedObject(other, &Self.second) == nil)
    objc_setAssociatedObject(one, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &Self.first) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Self.second) == nil)
    #expect(objc_getAssociatedObject(other, &Self.first) as? String == "b")
  }

  @Test func `a value is kept, copied or left alone as the policy says`() {
    let owner = Thing()
    let value = Thing()
    objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Thing === value)
    objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Thing !== value)
    var isGone = false
    do {
      let assigned = Thing { isGone = true }
      objc_setAssociatedObject(owner, &Self.second, assigned, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.second) as? Thing === assigned)
    }
    #expect(isGone && objc_getAssociatedObject(owner, &Self.second) == nil)
  }

  @Test func `the values of objects that have ended are released, and may set others at that`() {
    let count = 1000
    var ended = 0
    let kept = Thing()
    for _ in 0..<count {
      let value = Thing {
        ended += 1
        objc_setAssociatedObject(kept, &Self.first, ended, .OBJC_ASSOCIATION_RETAIN)
      }
      objc_setAssociatedObject(Thing(), &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
    }
    // Other tests may have objects at the same time, which raise the number above which ended ones are looked for.
    #expect(ended > count / 2)
    #expect(objc_getAssociatedObject(kept, &Self.first) as? Int == ended)
  }
}
