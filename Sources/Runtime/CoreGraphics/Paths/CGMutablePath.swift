import Foundation

/// A path to which elements can be added.
///
/// A transform is applied to the points of its call before they are added. Source: Apple,
/// CGMutablePath.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(PathElements())
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.append(.line(point.applying(transform)))
  }

  /// Begins a subpath at the first point and adds lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.append(.quadratic(control.applying(transform), to: end.applying(transform)))
  }

  /// Adds a cubic Bézier curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      .cubic(
        control1.applying(transform), control2.applying(transform), to: end.applying(transform)))
  }

  /// Adds a line to the start of the subpath.
  public func closeSubpath() {
    path.append(.close)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(.rect(rect), transform: transform)
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with elliptical corners as a subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    path.append(.roundedRect(rect, radii: [radii, radii, radii, radii]), transform: transform)
  }

  /// Adds the ellipse inscribed in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(.ellipse(in: rect), transform: transform)
  }

  /// Adds an arc of a circle, with a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - radius: the radius.
  ///   - startAngle: the angle of the start, in radians from the x axis towards the y axis.
  ///   - endAngle: the angle of the end; a whole turn away or more is the whole circle.
  ///   - clockwise: whether the angle decreases, which is clockwise if y points up.
  ///   - transform: is applied to every point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise)
    addArc(arc, transform)
  }

  /// Adds an arc of a circle that spans an angle in radians, negative for a decreasing angle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(Arc(center: center, radius: radius, start: startAngle, span: delta), transform)
  }

  /// Adds an arc of a circle tangent to the lines from the current point to one point and on to
  /// another, with a line to its start; if the points are collinear, only that line.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = path.currentPoint?.applying(transform.inverted()) else { return }
    guard let arc = Arc(from: start, around: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addArc(arc, transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path, transform: transform)
  }

  private func addArc(_ arc: Arc, _ transform: CGAffineTransform) {
    let begin: PathElement = path.currentPoint == nil ? .move(arc.start) : .line(arc.start)
    path.append(begin.applying(transform))
    for curve in arc.curves { path.append(curve.applying(transform)) }
  }
}
