import Foundation

extension UIBezierPath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc of a circle, with a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - radius: the radius in points.
  ///   - startAngle: the angle of the start.
  ///   - endAngle: the angle of the end; a whole turn away or more is the whole circle.
  ///   - clockwise: whether the angle increases.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In Core Graphics the direction is that for a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath.
  public func close() { path.closeSubpath() }

  /// Removes all elements, but keeps the line style.
  public func removeAllPoints() { cgPath = CGMutablePath() }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// A path of the same area whose subpaths have the opposite direction.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.path.reversed, rule: fillRule, pen: pen)
    reversed.flatness = flatness
    return reversed
  }
}
