import Foundation

/// A template of objects.
///
/// There are no nib files; a closure makes the objects. Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let makeObjects: (Any?) -> [Any]

  /// Makes a nib from a closure.
  ///
  /// - Parameter objects: makes the top-level objects for an owner.
  package init(objects: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    makeObjects = objects
  }

  /// Makes the objects, the top-level ones in their order.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    makeObjects(ownerOrNil)
  }
}

extension UIKitRuntime {
  /// Makes a nib from a closure, which makes the top-level objects for an owner.
  @MainActor
  public static func makeNib(
    _ objects: @escaping @MainActor (_ owner: Any?) -> [Any]
  ) -> UINib { UINib(objects: objects) }
}
