import QuartzCore
import TerminalCanvas
import UIKit

/// Draws a window's layers, back to front, on a canvas of the window's size.
///
/// It keeps the last frame: while nothing in the window needs display, rendering takes constant
/// time.
@MainActor
public final class WindowRenderer {
  private(set) var context = CanvasContext(Canvas(width: 0, height: 0))
  /// The window of the last frame; a new window at the same address needs display anyway.
  ///
  /// A weak reference would slow every retain of the window, even while nothing is drawn.
  private var drawnWindow: ObjectIdentifier?

  /// Creates a renderer.
  public init() {}

  /// The last frame.
  public var canvas: Canvas { context.canvas }

  /// Lays the window out, draws it if anything in it has changed, and returns the frame.
  ///
  /// - Complexity: O(n) in the layers and the cells they cover; constant if nothing changed.
  @discardableResult
  public func render(_ window: UIWindow) -> Canvas {
    window.layoutIfNeeded()
    let cell = window.screen.cellSize
    let size = CellGeometry.region(
      CGRect(
        x: 0, y: 0, width: window.bounds.width / cell.width,
        height: window.bounds.height / cell.height))
    let isSameSize = size.width == canvas.width && size.height == canvas.height
    if drawnWindow == ObjectIdentifier(window), isSameSize, !window.isRedrawNeeded { return canvas }
    // Cleared before drawing, so that a view that calls `setNeedsDisplay` while it draws gets
    // another frame.
    window.isRedrawNeeded = false
    drawnWindow = ObjectIdentifier(window)
    if isSameSize {
      context.clear()
    } else {
      context = CanvasContext(Canvas(width: size.width, height: size.height))
    }
    context.keepsThinRects = cell != CGSize(width: 1, height: 1)
    if context.keepsThinRects { context.scale(x: 1 / cell.width, y: 1 / cell.height) }
    drawTree(window.layer, isRoot: true)
    return canvas
  }

  /// The frame with the focus drawn on what is seen of an item, in the window's points.
  ///
  /// The focus is drawn on a copy: to move it costs no new frame.
  public func render(_ window: UIWindow, focus: CGRect?) -> Canvas {
    var canvas = render(window)
    guard let focus else { return canvas }
    let cell = window.screen.cellSize
    canvas.drawFocus(
      on: CellGeometry.region(
        CGRect(
          x: focus.minX / cell.width, y: focus.minY / cell.height,
          width: focus.width / cell.width, height: focus.height / cell.height)))
    return canvas
  }
}
