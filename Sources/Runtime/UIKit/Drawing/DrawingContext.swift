import Foundation

extension UIKitRuntime {
  /// A drawing destination of views.
  ///
  /// The runtime defines what is drawn; the implementation, such as a grid of cells or a test's
  /// list of calls, performs it. Coordinates are those before the current transform, and drawing is
  /// limited to the current clip.
  @preconcurrency @MainActor
  package protocol DrawingContext: AnyObject {
    /// Fills whole cells of a rectangle with a colour.
    func fill(_ rect: CGRect, color: UIColor)

    /// Draws a frame of line characters along the inside of a rectangle.
    func strokeFrame(_ rect: CGRect, color: UIColor)

    /// Fills a path with a colour, by the path's fill rule.
    func fill(_ path: UIBezierPath, color: UIColor)

    /// Strokes a path with its own line width, caps, joins and dashes.
    func stroke(_ path: UIBezierPath, color: UIColor)

    /// Draws one line of text whose first cell is at a point; the text has no line breaks.
    func drawText(_ text: String, at point: CGPoint, attributes: TextAttributes)

    /// Draws an image stretched to a rectangle.
    ///
    /// The current scale decides how many cells the rectangle covers; for an image with `cellArt`
    /// the context should draw `resampled(columns:rows:)`, and one that was drawn draws its steps.
    func drawImage(_ image: UIImage, in rect: CGRect)

    /// Saves transform and clip until the matching `restoreState()`.
    func saveState()

    /// Restores the transform and clip of the matching `saveState()`.
    func restoreState()

    /// Concatenates a transform, which is applied before the current one; glyphs stay upright and
    /// keep their size.
    func concatenate(_ transform: CGAffineTransform)

    /// The smallest rectangle that holds the clip, in the current coordinates.
    var clipBounds: CGRect { get }

    /// Intersects the clip with a rectangle.
    func clip(to rect: CGRect)

    /// Intersects the clip with the inside of a path.
    func clip(to path: UIBezierPath)
  }
}

extension UIKitRuntime.DrawingContext {
  /// Everything, for contexts that do not know their clip.
  package var clipBounds: CGRect { .infinite }

  /// Translates the origin.
  package func translate(by offset: CGPoint) {
    concatenate(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Scales the coordinates; glyphs keep their size.
  package func scale(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Draws an image's cell art or its steps, for contexts without scale and pixels.
  package func drawImage(_ image: UIImage, in rect: CGRect) {
    guard !image.drawSteps(in: rect, on: self) else { return }
    let art = image.cellArt?.resampled(
      columns: Int(rect.width.rounded()), rows: Int(rect.height.rounded()))
    art?.draw(at: rect.origin, on: self)
  }
}
