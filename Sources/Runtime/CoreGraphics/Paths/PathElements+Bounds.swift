import Foundation

extension PathElements {
  /// The smallest rectangle that contains every point, control points included; null if there is
  /// none.
  package var boundingBox: CGRect {
    Self.box(of: elements.flatMap(\.points))
  }

  /// The smallest rectangle that contains the path; null if it is empty.
  package var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadratic(let control, let end):
        guard let start = points.last else { break }
        Self.addExtremes(of: Cubic(start, control, end), to: &points)
      case .cubic(let first, let second, let end):
        guard let start = points.last else { break }
        Self.addExtremes(of: Cubic(start, first, second, end), to: &points)
      case .close: break
      }
    }
    return Self.box(of: points)
  }

  private static func addExtremes(of curve: Cubic, to points: inout [CGPoint]) {
    for t in curve.turns(along: \.x) + curve.turns(along: \.y) { points.append(curve.point(at: t)) }
    points.append(curve.end)
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
