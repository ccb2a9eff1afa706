import Foundation

/// A subpath whose curves have become straight lines.
package struct Polyline: Hashable, Sendable {
  /// The corners in order, at least one.
  package var points: [CGPoint]
  /// Whether a line leads from the last corner back to the first.
  package var isClosed: Bool

  /// A line through the corners.
  package init(_ points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The same line with every corner moved by a transform.
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
  /// The subpaths with each curve replaced by lines that stay within a distance of it.
  ///
  /// - Parameter tolerance: the greatest distance between curve and line, in the path's own units.
  ///   It holds unless a curve would need more than 4,096 lines.
  /// - Returns: a line for each subpath that does more than move.
  /// - Complexity: O(n) in the lines that come out.
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

  /// The cubic that runs along a parabola.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start, start.interpolated(to: control, 2 / 3), end.interpolated(to: control, 2 / 3), end)
  }

  /// Adds the ends of lines that stay within a distance of the curve; its start is there already.
  ///
  /// Halved until it is flat: where the curve is nearly straight the lines are long.
  func flatten(tolerance: CGFloat, into points: inout [CGPoint], depth: Int = 0) {
    guard depth < 12, !(deviation <= tolerance), deviation.isFinite else {
      points.append(end)
      return
    }
    let (left, right) = halves
    left.flatten(tolerance: tolerance, into: &points, depth: depth + 1)
    right.flatten(tolerance: tolerance, into: &points, depth: depth + 1)
  }

  /// No point of the curve is farther from the point of the same parameter on its chord.
  ///
  /// With d₁ and d₂, the ways of the control points from the trisection points of the chord, that way
  /// is 3t(1−t)²·d₁ + 3t²(1−t)·d₂, at most ¾ of the longer one.
  /// Source: FreeType, src/smooth/ftgrays.c, `gray_render_cubic`, which splits by d₁ and d₂ as well.
  private var deviation: CGFloat {
    let first = hypot(
      2 * start.x - 3 * first.x + end.x, 2 * start.y - 3 * first.y + end.y)
    let second = hypot(
      start.x - 3 * second.x + 2 * end.x, start.y - 3 * second.y + 2 * end.y)
    return max(first, second) / 4
  }

  /// De Casteljau's construction at the middle of the parameter.
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

  /// The parameters inside 0 to 1 where the curve turns back along one of the axes.
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
  /// The point on the line to another one, a part of the way from 0 (here) through 1 (there).
  func interpolated(to other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
