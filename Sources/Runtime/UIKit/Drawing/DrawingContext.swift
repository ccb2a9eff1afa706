import Foundation

extension UIKitRuntime {
  /// A place that views draw on: one point is one terminal cell.
  ///
  /// The runtime only says what is to be drawn; whoever owns the screen (a grid of cells, a test's
  /// list of calls) carries it out. Coordinates are those that the transform in force leads from,
  /// rectangles are clipped to the clip in force.
  @preconcurrency @MainActor
  public protocol DrawingContext: AnyObject {
    /// Fills whole cells of a rectangle with a colour.
    func fill(_ rect: CGRect, color: UIColor)

    /// Draws a frame of line characters along the inside of a rectangle.
    func strokeFrame(_ rect: CGRect, color: UIColor)

    /// Fills the inside of a path, as its fill rule says, with a colour.
    func fill(_ path: UIBezierPath, color: UIColor)

    /// Draws a path as a line, with the path's own width, ends, corners and dashes.
    func stroke(_ path: UIBezierPath, color: UIColor)

    /// Draws one line of text whose first cell is at a point; the text holds no line breaks.
    func drawText(_ text: String, at point: CGPoint, attributes: TextAttributes)

    /// Draws an image stretched to a rectangle.
    ///
    /// The rectangle is subject to the scale in force, so only the context knows how many cells it
    /// covers: of an image that has `cellArt` it should draw `resampled(columns:rows:)`.
    func drawImage(_ image: UIImage, in rect: CGRect)

    /// Remembers transform and clip until the matching `restoreState()`.
    func saveState()

    /// Goes back to the transform and clip of the matching `saveState()`.
    func restoreState()

    /// Lets a transform act on all that is drawn from now on, before those in force; glyphs stay
    /// upright and keep their size.
    func concatenate(_ transform: CGAffineTransform)

    /// Narrows the clip to its intersection with a rectangle.
    func clip(to rect: CGRect)

    /// Narrows the clip to its intersection with the inside of a path.
    func clip(to path: UIBezierPath)
  }
}

extension UIKitRuntime.DrawingContext {
  /// Moves the origin of all that is drawn from now on.
  public func translate(by offset: CGPoint) {
    concatenate(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Stretches the coordinates of all that is drawn from now on; glyphs keep their size.
  public func scale(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Draws an image's cell art for a context that has no scale of its own and shows no pixels.
  public func drawImage(_ image: UIImage, in rect: CGRect) {
    let art = image.cellArt?.resampled(
      columns: Int(rect.width.rounded()), rows: Int(rect.height.rounded()))
    art?.draw(at: rect.origin, on: self)
  }
}
