import Foundation

/// A subpath of straight lines.
package struct Polyline: Hashable, Sendable {
  /// The corners in order, at least one.
  package var points: [CGPoint]
  /// Whether a line connects the last corner with the first.
  package var isClosed: Bool

  /// Creates a line through corners.
  package init(_ points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The line with a transform applied to every corner.
  package func applying(_ transform: CGAffineTransform) -> Polyline {
    Polyline(points.map { $0.applying(transform) }, isClosed: isClosed)
  }

  /// The lines from corner to corner, the closing one included.
  package var segments: [(from: CGPoint, to: CGPoint)] {
    var segments = zip(points, points.dropFirst()).map { (from: $0, to: $1) }
    if isClosed, let first = points.first, let last = points.last, first != last {
      segments.append((from: last, to: first))
    }
    return segments
  }
}

extension PathElements {
  /// The subpaths with each curve approximated by lines.
  ///
  /// - Parameter tolerance: the maximum distance between curve and line, in the path's units. It is
  ///   exceeded if a curve would need more than 4,096 lines.
  /// - Returns: a line for each subpath that has more than a move.
  /// - Complexity: O(n) in the resulting lines.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    subpaths.map { subpath in
      var points: [CGPoint] = []
      for element in subpath {
        switch element {
        case .move(let end), .line(let end): points.append(end)
        case .quadratic(let control, let end):
          guard let start = points.last else { break }
          Cubic(start, control, end).flatten(tolerance: tolerance, into: &points)
        case .cubic(let first, let second, let end):
          guard let start = points.last else { break }
          Cubic(start, first, second, end).flatten(tolerance: tolerance, into: &points)
        case .close: break
        }
      }
      return Polyline(points, isClosed: subpath.last == .close)
    }
  }
}

/// A cubic Bézier curve by its four points.
struct Cubic {
  let start, first, second, end: CGPoint

  init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The cubic equal to a quadratic curve.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start, start.interpolated(to: control, 2 / 3), end.interpolated(to: control, 2 / 3), end)
  }

  /// Adds the end points of lines that approximate the curve; its start has been added before.
  ///
  /// The curve is halved until it is flat, so the lines are longer where it is nearly straight.
  func flatten(tolerance: CGFloat, into points: inout [CGPoint], depth: Int = 0) {
    guard depth < 12, !(deviation <= tolerance), deviation.isFinite else {
      points.append(end)
      return
    }
    let (left, right) = halves
    left.flatten(tolerance: tolerance, into: &points, depth: depth + 1)
    right.flatten(tolerance: tolerance, into: &points, depth: depth + 1)
  }

  /// An upper bound of the distance between a point of the curve and the point of the same
  /// parameter on its chord.
  ///
  /// With d₁ and d₂, the vectors from the trisection points of the chord to the control points, the
  /// difference is 3t(1−t)²·d₁ + 3t²(1−t)·d₂, at most ¾ of the longer one. Source: FreeType,
  /// src/smooth/ftgrays.c, `gray_render_cubic`, which splits by d₁ and d₂ as well.
  private var deviation: CGFloat {
    let first = hypot(
      2 * start.x - 3 * first.x + end.x, 2 * start.y - 3 * first.y + end.y)
    let second = hypot(
      start.x - 3 * second.x + 2 * end.x, start.y - 3 * second.y + 2 * end.y)
    return max(first, second) / 4
  }

  /// The two halves, by De Casteljau's construction.
  private var halves: (Cubic, Cubic) {
    let a = start.interpolated(to: first, 0.5)
    let b = first.interpolated(to: second, 0.5)
    let c = second.interpolated(to: end, 0.5)
    let ab = a.interpolated(to: b, 0.5)
    let bc = b.interpolated(to: c, 0.5)
    let middle = ab.interpolated(to: bc, 0.5)
    return (Cubic(start, a, ab, middle), Cubic(middle, bc, c, end))
  }

  /// The point of a parameter from 0 through 1.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
  }

  /// The parameters between 0 and 1 at which the curve has an extreme along an axis.
  func turns(along axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let p = (start[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis])
    // The derivative, over 3, as a·t² + b·t + c.
    let a = p.3 - 3 * p.2 + 3 * p.1 - p.0
    let b = 2 * (p.2 - 2 * p.1 + p.0)
    let c = p.1 - p.0
    guard abs(a) > 1e-9 * max(abs(b), abs(c)) else {
      return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 }
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// Linear interpolation to another point, from 0 (this point) through 1 (the other one).
  func interpolated(to other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
