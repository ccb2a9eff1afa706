import Foundation
import Synchronization

/// How an associated object is kept.
///
/// Source: Apple, objc_AssociationPolicy.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// It is not kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It is kept, for one thread.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept, for one thread.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It is kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil removes what is there.
///
/// The key is the address of a variable that stays where it is, such as a static one. What is kept is released
/// at the latest when some more objects have got values after the object has ended.
/// Source: Apple, objc_setAssociatedObject.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// The value that is associated with an object under a key.
///
/// Source: Apple, objc_getAssociatedObject.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Removes all that is associated with an object.
///
/// Source: Apple, objc_removeAssociatedObjects.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// What apps associate with objects: here no object has room for it.
private final class AssociatedObjects: Sendable {
  static let shared = AssociatedObjects()

  private struct Value {
    private let kept: Any?
    private weak var object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: (kept, object) = (nil, value as AnyObject)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
      }
    }

    var current: Any? { kept ?? object }
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  /// What is associated is used by its object alone.
  private struct Owners: @unchecked Sendable {
    private var byObject: [ObjectIdentifier: Owner] = [:]
    /// The number of objects above which those that have ended are looked for.
    private var limit = 64

    /// What is kept for the place of an object in memory, which may have been that of another one.
    func kept(at object: AnyObject) -> Owner? { byObject[ObjectIdentifier(object)] }

    /// What an object has.
    subscript(object: AnyObject) -> Owner {
      get {
        let owner = kept(at: object)
        return owner.flatMap { $0.object === object ? $0 : nil } ?? Owner(object: object)
      }
      set { byObject[ObjectIdentifier(object)] = newValue.values.isEmpty ? nil : newValue }
    }

    /// Removes the objects that have ended, in constant time for each change, amortized, and returns what they had.
    mutating func removeEnded() -> [Owner] {
      guard byObject.count > limit else { return [] }
      let ended = byObject.filter { $1.object == nil }
      for id in ended.keys { byObject[id] = nil }
      limit = max(64, 2 * byObject.count)
      return Array(ended.values)
    }
  }

  private let owners = Mutex(Owners())

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let (object, key) = (object, key)
    nonisolated(unsafe) var value: Value?
    owners.withLock { value = $0[object].values[key] }
    return value?.current
  }

  func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    change(object) { $0.values[key] = value.map { Value($0, policy) } }
  }

  func removeAll(of object: AnyObject) { change(object) { $0.values = [:] } }

  private func change(_ object: AnyObject, _ body: (inout Owner) -> Void) {
    nonisolated(unsafe) let (object, body) = (object, body)
    // What is replaced is released after the lock: its end may come back here.
    nonisolated(unsafe) var released: [Owner] = []
    owners.withLock {
      released = [$0.kept(at: object)].compactMap(\.self)
      body(&$0[object])
      released += $0.removeEnded()
    }
    released = []
  }
}
