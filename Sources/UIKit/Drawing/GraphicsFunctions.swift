import Foundation

/// Makes a context the one that the drawing verbs use, until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: any UIKitRuntime.DrawingContext) {
  UIApplication.shared.viewEnvironment.contexts.append(GraphicsContext(target: context))
}

/// Gives the drawing verbs back to the context before; does nothing if there is none.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = UIApplication.shared.viewEnvironment.contexts.popLast()
}

/// The context that the drawing verbs use now, or nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> (any UIKitRuntime.DrawingContext)? {
  UIApplication.shared.viewEnvironment.contexts.last?.target
}

/// Fills a rectangle of the current context with the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  guard let context = UIApplication.shared.viewEnvironment.contexts.last else { return }
  context.target.fill(rect, color: context.fill)
}

/// Draws a frame one cell wide along the inside of a rectangle, in the current fill colour.
///
/// Source: Apple, UIRectFrame: the frame has the fill colour, not the stroke colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIApplication.shared.viewEnvironment.contexts.last else { return }
  context.target.strokeFrame(rect, color: context.fill)
}

/// Narrows the clip of the current context to its intersection with a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIApplication.shared.viewEnvironment.contexts.last?.target.clip(to: rect)
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
    let environment = UIApplication.shared.viewEnvironment
    guard let last = environment.contexts.indices.last else { return }
    environment.contexts[last].fill = self
  }

  /// Makes the colour the current context's colour for strokes.
  @preconcurrency @MainActor
  public func setStroke() {
    let environment = UIApplication.shared.viewEnvironment
    guard let last = environment.contexts.indices.last else { return }
    environment.contexts[last].stroke = self
  }
}
