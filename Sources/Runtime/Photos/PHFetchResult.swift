import Foundation

/// The options of a fetch.
///
/// Source: Apple, PHFetchOptions.
open class PHFetchOptions: NSObject {
  /// Makes options that ask for all.
  public override init() {}

  /// The predicate; nil for all assets.
  open var predicate: NSPredicate?
  /// The sort descriptors; nil for the order of the library.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The limit of the fetch; 0 for none.
  open var fetchLimit = 0
  /// Whether hidden assets are included.
  open var includeHiddenAssets = false
}

/// The result of a fetch, which is always empty here.
///
/// Source: Apple, PHFetchResult.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType] = []

  override init() {}

  /// The number of objects.
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

  /// Whether an object is in the result.
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
