import Foundation

extension UIKitRuntime {
  /// A place that views draw on: one point is one terminal cell.
  ///
  /// The runtime only says what is to be drawn; whoever owns the screen (a grid of cells, a test's
  /// list of calls) carries it out. Coordinates are relative to the translation and scale in force,
  /// rectangles are clipped to the clip in force.
  @preconcurrency @MainActor
  public protocol DrawingContext: AnyObject {
    /// Fills whole cells of a rectangle with a colour.
    func fill(_ rect: CGRect, color: UIColor)

    /// Draws a frame of line characters along the inside of a rectangle.
    func strokeFrame(_ rect: CGRect, color: UIColor)

    /// Draws one line of text whose first cell is at a point; the text holds no line breaks.
    func drawText(_ text: String, at point: CGPoint, attributes: TextAttributes)

    /// Draws an image's cell art stretched to a rectangle.
    ///
    /// The rectangle is subject to the scale in force, so only the context knows how many cells it
    /// covers: it should draw `image.cellArt.resampled(columns:rows:)`.
    func drawImage(_ image: UIImage, in rect: CGRect)

    /// Remembers translation, scale and clip until the matching `restoreState()`.
    func saveState()

    /// Goes back to the translation, scale and clip of the matching `saveState()`.
    func restoreState()

    /// Moves the origin of all that is drawn from now on.
    func translate(by offset: CGPoint)

    /// Stretches the coordinates of all that is drawn from now on; glyphs keep their size.
    func scale(x: CGFloat, y: CGFloat)

    /// Narrows the clip to its intersection with a rectangle.
    func clip(to rect: CGRect)
  }
}

extension UIKitRuntime.DrawingContext {
  /// Draws the image for a context that has no scale of its own.
  public func drawImage(_ image: UIImage, in rect: CGRect) {
    let art = image.cellArt.resampled(
      columns: Int(rect.width.rounded()), rows: Int(rect.height.rounded()))
    art.draw(at: rect.origin, on: self)
  }
}
