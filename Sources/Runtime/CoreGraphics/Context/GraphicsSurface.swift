import Foundation

/// The surface on which a `CGContext` draws: it has the transform and the clip, and performs each
/// drawing.
///
/// All coordinates are those of user space, before the current transform.
package protocol GraphicsSurface: AnyObject {
  /// Fills a rectangle.
  func fill(_ rect: CGRect, color: CGColor)
  /// Fills the inside of a path.
  func fill(_ path: PathElements, rule: CGPathFillRule, color: CGColor)
  /// Strokes a path.
  func stroke(_ path: PathElements, style: StrokeStyle, color: CGColor)
  /// The smallest rectangle that holds the clip.
  var clipBounds: CGRect { get }
  /// Intersects the clip with a rectangle.
  func clip(to rect: CGRect)
  /// Intersects the clip with the inside of a path.
  func clip(to path: PathElements, rule: CGPathFillRule)
  /// Concatenates a transform, which is applied before the current one.
  func concatenate(_ transform: CGAffineTransform)
  /// Saves transform and clip until the matching `restoreState()`.
  func saveState()
  /// Restores the transform and clip of the matching `saveState()`.
  func restoreState()
}
