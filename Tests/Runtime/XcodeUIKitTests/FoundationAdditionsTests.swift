import FoundationNetworking
import Testing
import XcodeUIKit

/// What Foundation has on a phone and not here.
@MainActor @Suite struct FoundationAdditionsTests {
  private final class Thing: NSObject {}

  @Test func `a weak table forgets objects that go, and has each once`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Thing()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Thing()
      table.add(gone)
      #expect(table.allObjects.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects.count == 1 && table.member(kept) === kept)
    table.remove(kept)
    #expect(table.allObjects.isEmpty && table.anyObject == nil)
  }

  @Test func `a list of pointers has a place for objects that have gone`() {
    let list = NSPointerArray.weakObjects()
    let kept = Thing()
    do {
      let gone = Thing()
      list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      list.addPointer(nil)
      #expect(list.count == 3 && list.pointer(at: 0) != nil && list.pointer(at: 2) == nil)
    }
    #expect(list.pointer(at: 0) == nil && list.allObjects.count == 1)
    list.compact()
    #expect(list.count == 1)
    #expect(list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }

  @Test func `data is given up while nothing reads it, and stays gone`() {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.discardContentIfPossible()
    #expect(
      data.length == 3 && !data.isContentDiscarded() && data.copy() as? Data == Data([1, 2, 3]))
    data.endContentAccess()
    #expect(data.beginContentAccess())
    data.discardContentIfPossible()
    #expect(data.length == 3)
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.length == 0 && data.isContentDiscarded() && !data.beginContentAccess())
  }

  @Test func `views and traits are arguments of formats`() {
    let view = UIView()
    #expect(String(format: "%@ %d", view, 3) == "\(view.description) 3")
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(String(format: "<%@>", traits) == "<\(traits.description)>")
    #expect(String(cString: object_getClassName(view)) == "UIView")
    #expect(object_getClassName(view) == object_getClassName(UIView()))
  }

  @Test func `a configuration keeps what it is allowed, each its own`() {
    let one = URLSessionConfiguration.ephemeral
    let other = URLSessionConfiguration.ephemeral
    one.allowsExpensiveNetworkAccess = false
    #expect(!one.allowsExpensiveNetworkAccess && one.allowsConstrainedNetworkAccess)
    #expect(other.allowsExpensiveNetworkAccess)
    one.allowsConstrainedNetworkAccess = false
    #expect(!one.allowsExpensiveNetworkAccess && !one.allowsConstrainedNetworkAccess)
  }
}
