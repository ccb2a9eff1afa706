import CoreGraphics

extension CGPath {
  /// Points along the path, as many in each of its elements, so that even steps take as long in each.
  var keyPoints: [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    for element in path.elements {
      let last = points.last ?? .zero
      switch element {
      case .move(let end):
        start = end
        points.append(end)
      case .line(let end): points += Self.steps(last, last, end, end)
      case .quadratic(let control, let end):
        points += Self.steps(
          last, last.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end)
      case .cubic(let first, let second, let end): points += Self.steps(last, first, second, end)
      case .close: points += Self.steps(last, last, start, start)
      }
    }
    return points
  }

  private static let stepCount = 64

  private static func steps(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> [CGPoint] {
    (1...stepCount).map { step in
      let t = CGFloat(step) / CGFloat(stepCount)
      guard a != b || c != d else { return a.toward(d, t) }
      let (ab, bc, cd) = (a.toward(b, t), b.toward(c, t), c.toward(d, t))
      return ab.toward(bc, t).toward(bc.toward(cd, t), t)
    }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
