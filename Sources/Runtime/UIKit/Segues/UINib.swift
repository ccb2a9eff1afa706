import Foundation

/// A group of objects that can be made again and again.
///
/// There are no nib files in a terminal: the objects are made by a closure.
/// Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let makeObjects: (Any?) -> [Any]

  /// Makes a nib of what would be in a file.
  ///
  /// - Parameter objects: makes the top-level objects for an owner.
  public init(objects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    makeObjects = objects
  }

  /// Makes the objects, the top-level ones in their order.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    makeObjects(ownerOrNil)
  }
}
