import Foundation

/// What dynamic behaviours move.
///
/// Source: Apple, UIDynamicItem.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The size, read when the item is added or updated.
  var bounds: CGRect { get }
  /// How the item is turned.
  var transform: CGAffineTransform { get set }
  /// The shape by which the item collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for `path`: convex, around the middle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle, as the property is optional in UIKit.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds around the middle, as the property is optional in UIKit.
  public var collisionBoundingPath: UIBezierPath { rectangleAroundMiddle }

  /// The size as a path around the middle.
  var rectangleAroundMiddle: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}

/// The shape by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  case rectangle, ellipse, path
}
