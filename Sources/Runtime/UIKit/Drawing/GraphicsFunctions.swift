import Foundation

/// Makes a context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  UIApplication.shared.viewEnvironment.contexts.append(context)
}

/// Makes a context that draws on a target of ours the current one.
@MainActor
package func UIGraphicsPushContext(_ target: any UIKitRuntime.DrawingContext) {
  UIGraphicsPushContext(target as? CGContext ?? CGContext(drawingOn: target))
}

/// Restores the previous context; does nothing if there is none.
///
/// Saved states of the popped context are restored.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  UIApplication.shared.viewEnvironment.contexts.popLast()?.restoreAllGStates()
}

/// The current context, or nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIApplication.shared.viewEnvironment.contexts.last
}

/// Fills a rectangle of the current context with the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame one cell wide along the inside of a rectangle, in the current fill colour.
///
/// Source: Apple, UIRectFrame: the frame has the fill colour, not the stroke colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.strokeFrame(rect, color: UIColor(cgColor: context.fillColor))
}

/// Intersects the clip of the current context with a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.surface.clip(to: rect)
}

extension UIColor {
  /// Makes the colour the current context's colour for fills and strokes.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the current context's colour for fills.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour the current context's colour for strokes.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
