import CoreGraphics
import Foundation

extension CALayer {
  /// Sets a property, or a part of one such as `transform.rotation.z`, by the path that names it in an animation.
  ///
  /// Source: Apple, Core Animation Programming Guide, key-value coding extensions.
  /// - Precondition: There is such a property, and the value is of its type.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath) else {
      preconditionFailure("a layer has no property \(keyPath) that can be set by its name")
    }
    guard let new = LayerValue(value, as: path.kind) else {
      preconditionFailure("\(keyPath) of a layer cannot be set to \(value ?? "nil")")
    }
    changing(path.property.name) { path.set(new, on: self) }
    setNeedsLayout()
    lookDidChange()
  }

  /// The value of a property, or of a part of one; nil if there is no such property.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerKeyPath(keyPath).flatMap { $0.value(of: self).boxed }
  }
}
