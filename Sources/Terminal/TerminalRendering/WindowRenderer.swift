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
  /// The moment of the clock that is drawn, in seconds; nil for the state in which everything comes to rest.
  private(set) var moment: Double?
  /// How much the layer that is drawn hides of what is behind its background, at rest: its own opacity and those
  /// of the layers around it.
  var opacity: CGFloat = 1
  /// What was seen before the changes of layers that are under way.
  var exchanges = LayerExchanges()
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
    let size = Self.size(of: window)
    let isSameSize = size.width == canvas.width && size.height == canvas.height
    if drawnWindow == ObjectIdentifier(window), isSameSize, !window.isRedrawNeeded { return canvas }
    // Cleared before drawing, so that a view that calls `setNeedsDisplay` while it draws gets
    // another frame.
    window.isRedrawNeeded = false
    drawnWindow = ObjectIdentifier(window)
    exchanges = LayerExchanges()
    draw(window, size)
    return canvas
  }

  /// The frame that is seen at a moment while layers are animated: the values of their presentations.
  ///
  /// Nothing is laid out, and the next frame of the window at rest is drawn whole.
  ///
  /// - Parameters:
  ///   - window: the window to draw.
  ///   - moment: the time in seconds, as the animations' clock has it.
  ///   - previous: the frame before, which is what was seen before a change of a whole layer.
  /// - Returns: the frame.
  /// - Complexity: O(n) in the layers and the cells they cover, besides the cells of the window for each layer
  ///   that fades or is exchanged.
  public func present(_ window: UIWindow, at moment: Double, after previous: Canvas) -> Canvas {
    drawnWindow = nil
    self.moment = moment
    defer { self.moment = nil }
    exchanges.begin(after: previous)
    draw(window, Self.size(of: window))
    exchanges.end()
    return canvas
  }

  private func draw(_ window: UIWindow, _ size: Region) {
    if size.width == canvas.width, size.height == canvas.height {
      context.clear()
    } else {
      context = CanvasContext(Canvas(width: size.width, height: size.height))
    }
    let cell = window.screen.cellSize
    context.keepsThinRects = cell != CGSize(width: 1, height: 1)
    if context.keepsThinRects { context.scale(x: 1 / cell.width, y: 1 / cell.height) }
    drawTree(window.layer, isRoot: true)
  }

  /// The cells of a window.
  private static func size(of window: UIWindow) -> Region {
    let cell = window.screen.cellSize
    return CellGeometry.region(
      CGRect(
        x: 0, y: 0, width: window.bounds.width / cell.width,
        height: window.bounds.height / cell.height))
  }

  /// The frame with the focus drawn on what is seen of an item, in the window's points.
  ///
  /// The focus is drawn on a copy: to move it costs no new frame.
  public func render(_ window: UIWindow, focus: CGRect?) -> Canvas {
    Self.mark(focus, on: render(window), of: window)
  }

  /// A frame of a window with the focus drawn on it.
  package static func mark(_ focus: CGRect?, on canvas: Canvas, of window: UIWindow) -> Canvas {
    guard let focus else { return canvas }
    var canvas = canvas
    let cell = window.screen.cellSize
    canvas.drawFocus(
      on: CellGeometry.region(
        CGRect(
          x: focus.minX / cell.width, y: focus.minY / cell.height,
          width: focus.width / cell.width, height: focus.height / cell.height)))
    return canvas
  }
}
