import QuartzCore
import TerminalCanvas
import UIKit

/// Draws a window's views, back to front, on a canvas of the window's size.
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
  /// - Complexity: O(n) in the views and the cells they cover; constant if nothing changed.
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
    drawTree(window, isRoot: true)
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

  private func drawTree(_ view: UIView, isRoot: Bool = false) {
    guard isRoot || (!view.isHidden && view.alpha > 0.01) else { return }
    context.saveState()
    defer { context.restoreState() }
    if isRoot {
      context.translate(by: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY))
    } else {
      enterCoordinates(center: view.center, bounds: view.bounds, transform: view.transform)
    }
    let visible = context.visiblePart(of: view.bounds)
    if !visible.isNull { drawContent(of: view, in: visible) }
    guard !visible.isNull || !view.clipsToBounds else { return }
    if view.clipsToBounds { context.clip(to: view.bounds) }
    for subview in view.subviews { drawTree(subview) }
    if let layer = view.layerIfMade { drawBorder(of: layer) }
  }

  /// Transforms to the coordinates of the bounds of a view or a layer.
  ///
  /// Of its transform, translation and scale apply to cells, but rotation does not.
  func enterCoordinates(center: CGPoint, bounds: CGRect, transform: CGAffineTransform) {
    if transform.isIdentity {
      context.translate(by: CGPoint(x: center.x - bounds.midX, y: center.y - bounds.midY))
    } else {
      context.translate(by: CGPoint(x: center.x + transform.tx, y: center.y + transform.ty))
      context.scale(x: transform.a, y: transform.d)
      context.translate(by: CGPoint(x: -bounds.midX, y: -bounds.midY))
    }
  }

  /// Background and own content, both inside the bounds, as a layer's contents are on a phone.
  private func drawContent(of view: UIView, in visible: CGRect) {
    let layer = view.layerIfMade
    if let color = view.backgroundColor {
      fillBackground(color, of: view.bounds, visible: visible, layer: layer)
    }
    context.saveState()
    context.clip(to: view.bounds)
    UIGraphicsPushContext(context)
    view.draw(visible)
    UIGraphicsPopContext()
    context.restoreState()
    if let layer { drawSublayers(of: layer) }
  }
}
