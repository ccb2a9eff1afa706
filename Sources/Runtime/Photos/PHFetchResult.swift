import Foundation

/// What of a library is looked for, and in which order.
///
/// Source: Apple, PHFetchOptions.
open class PHFetchOptions: NSObject {
  /// Makes options that ask for all.
  public override init() {}

  /// What is looked for; nil for all.
  open var predicate: NSPredicate?
  /// The order; nil for that of the library.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many are looked for; 0 for all.
  open var fetchLimit = 0
  /// Whether hidden ones are looked for.
  open var includeHiddenAssets = false
}

/// What was found in a library: nothing.
///
/// Source: Apple, PHFetchResult.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType] = []

  override init() {}

  /// How many were found.
  open var count: Int { objects.count }
  /// The first one.
  open var firstObject: ObjectType? { objects.first }
  /// The last one.
  open var lastObject: ObjectType? { objects.last }

  /// One of them.
  ///
  /// - Precondition: The index is less than `count`.
  open func object(at index: Int) -> ObjectType { objects[index] }

  /// One of them.
  ///
  /// - Precondition: The index is less than `count`.
  open subscript(index: Int) -> ObjectType { objects[index] }

  /// Some of them.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  /// Whether an object is one of them.
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }

  /// The place of an object, or `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }

  /// Calls a closure with each of them, until it sets its last argument.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() where !stop.boolValue {
      block(object, index, &stop)
    }
  }
}
