import Foundation

extension PathElements {
  /// Whether a point lies in the area that filling the path would cover; open subpaths count as
  /// closed.
  ///
  /// - Complexity: O(n) in the lines of the flattened path.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    let size = boundingBox.size
    let tolerance = max(size.width, size.height) / 10_000
    return rule.isInside(winding: winding(around: point, tolerance: tolerance))
  }

  /// How often the path runs around a point, clockwise in UIKit's coordinates less counter-clockwise.
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
