import Foundation

/// What a `CGContext` draws on: keeps transform and clip, and carries out each drawing.
///
/// Coordinates are those that the transform in force leads from.
package protocol GraphicsSurface: AnyObject {
  /// Fills a rectangle.
  func fill(_ rect: CGRect, color: CGColor)
  /// Fills the inside of a path.
  func fill(_ path: PathElements, rule: CGPathFillRule, color: CGColor)
  /// Draws a path as a line.
  func stroke(_ path: PathElements, style: StrokeStyle, color: CGColor)
  /// Narrows the clip to a rectangle.
  func clip(to rect: CGRect)
  /// Narrows the clip to the inside of a path.
  func clip(to path: PathElements, rule: CGPathFillRule)
  /// Lets a transform act before the one in force.
  func concatenate(_ transform: CGAffineTransform)
  /// Remembers transform and clip until the matching `restoreState()`.
  func saveState()
  /// Goes back to the transform and clip of the matching `saveState()`.
  func restoreState()
}
