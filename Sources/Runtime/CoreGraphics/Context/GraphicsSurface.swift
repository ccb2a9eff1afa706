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
  /// Draws text in a rectangle, in lines from its upper edge.
  func draw(_ text: SurfaceText, in rect: CGRect)
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

/// A text, and how its lines are broken and placed, by the numbers of `NSLineBreakMode` and
/// `NSTextAlignment`.
///
/// Its string is a copy that is not changed, so it can be sent.
package struct SurfaceText: @unchecked Sendable {
  /// The text; attributes that a part of it lacks are the others of this structure.
  package let string: NSAttributedString
  /// The size of the font, in points.
  package let fontSize: CGFloat
  /// The colour of the glyphs.
  package let color: CGColor?
  /// How lines that do not fit are wrapped or truncated.
  package let lineBreakMode: Int
  /// Where lines stand between left and right.
  package let alignment: Int

  /// A text with its look.
  package init(
    _ string: NSAttributedString, fontSize: CGFloat, color: CGColor?, lineBreakMode: Int,
    alignment: Int
  ) {
    self.string = NSAttributedString(attributedString: string)
    self.fontSize = fontSize
    self.color = color
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
  }
}
