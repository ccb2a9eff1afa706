import Foundation

extension CGPath {
  /// The part of the path between two parts of its length, from 0 to 1; curves become short lines.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let lines = path.flattened(tolerance: 0.1).flatMap(\.segments)
    let total = lines.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
    let part = CGMutablePath()
    var (way, last): (CGFloat, CGPoint?) = (0, nil)
    for (from, to) in lines {
      let length = hypot(to.x - from.x, to.y - from.y)
      let low = max(0, start * total - way)
      let high = min(length, end * total - way)
      way += length
      guard length > 0, high > low else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = distance / length
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      if last != from || low > 0 { part.move(to: point(low)) }
      part.addLine(to: point(high))
      last = high == length ? to : nil
    }
    return part
  }
}
