import Foundation

extension PathElements {
  /// Whether a point is inside the area that filling the path covers; open subpaths count as
  /// closed.
  ///
  /// - Complexity: O(n) in the lines of the flattened path.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    let size = boundingBox.size
    let tolerance = max(size.width, size.height) / 10_000
    return rule.isInside(winding: winding(around: point, tolerance: tolerance))
  }

  /// The winding number around a point: clockwise turns in UIKit's coordinates minus
  /// counter-clockwise ones.
  private func winding(around point: CGPoint, tolerance: CGFloat) -> Int {
    var winding = 0
    for line in flattened(tolerance: tolerance) {
      for (from, to) in Polyline(line.points, isClosed: true).segments
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y))
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return winding
  }
}
