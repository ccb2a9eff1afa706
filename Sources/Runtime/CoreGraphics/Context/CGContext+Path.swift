import Foundation

extension CGContext {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }

  /// Begins a subpath at the first point and adds lines through the others.
  public func addLines(between points: [CGPoint]) {
    current.addLines(between: points, transform: ctm)
  }

  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds a line to the start of the subpath.
  public func closePath() { current.closeSubpath() }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }

  /// Adds the ellipse inscribed in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }

  /// Adds an arc of a circle, as `CGMutablePath` does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds an arc that rounds a corner, as `CGMutablePath` does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { path == nil }

  /// The current point in user space; zero without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle that contains every point of the path, in user space; null if there is
  /// none.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether a point in user space is covered by drawing the current path with a mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    if let rule = mode.fillRule, path.contains(point, using: rule) { return true }
    guard mode.strokes else { return false }
    return path.path.stroked(pen, tolerance: max(pen.width, 0.01) / 50)
      .contains(point, using: .winding)
  }
}
