import UIKit

/// A set of objects that may go while they are in it.
///
/// Source: Apple, NSHashTable; here weak or strong.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [PointerEntry] = []
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// A set that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// A set that keeps its objects.
  public override convenience init() { self.init(isWeak: false) }

  private var objects: [AnyObject] { entries.compactMap(\.object) }

  /// Adds an object, if it is not there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(PointerEntry(object, isWeak: isWeak))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Whether an object is there.
  ///
  /// - Complexity: O(n) in the objects.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object itself, if it is there.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return objects.contains { Self.isEqual($0, object) } ? object : nil
  }

  private static func isEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }

  /// The objects that are there.
  open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of places, those of objects that have gone included.
  open var count: Int { entries.count }
}

/// A list of objects, or of places without one.
///
/// Source: Apple, NSPointerArray; here weak or strong.
open class NSPointerArray: NSObject {
  private var entries: [PointerEntry] = []
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// A list that does not keep its objects.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }

  /// A list that keeps its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> PointerEntry {
    PointerEntry(
      pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, isWeak: isWeak)
  }

  /// Appends the object at a pointer, or a place without one.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

  /// Inserts the object at a pointer.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(item), at: index)
  }

  /// Puts the object at a pointer in the place of another one.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(item)
  }

  /// Removes a place.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// The pointer to an object; nil if it has gone.
  ///
  /// - Precondition: There is such a place.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Removes the places without objects.
  open func compact() { entries.removeAll { $0.object == nil } }

  /// The number of places.
  open var count: Int { entries.count }
  /// The objects that are there.
  open var allObjects: [Any] { entries.compactMap(\.object) }
}

/// A place in such a collection.
private struct PointerEntry {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject?, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { strongObject ?? weakObject }
}
