import Foundation

extension PathElements {
  /// The outline of the stroke: filled by the winding rule, it covers the same area as the stroke.
  ///
  /// - Parameters:
  ///   - style: line width, caps, joins and dashes.
  ///   - tolerance: the maximum distance of a line from the curve that it replaces.
  /// - Returns: closed subpaths that overlap.
  package func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> PathElements {
    var outline = StrokeOutline(style: style)
    for line in dashed(style, tolerance: tolerance) { outline.add(line) }
    return outline.path
  }

  /// The centre lines of the stroke, divided into dashes.
  package func dashed(_ style: StrokeStyle, tolerance: CGFloat) -> [Polyline] {
    let lines = flattened(tolerance: tolerance)
    guard !style.dashes.isEmpty else { return lines }
    return lines.flatMap { $0.dashed(style.dashes, phase: style.dashPhase) }
  }
}

/// Collects the areas of a stroke: a rectangle for each line, and its joins and caps.
///
/// All have the same direction, so that overlaps only increase the winding number.
private struct StrokeOutline {
  private(set) var path = PathElements()
  private let style: StrokeStyle
  private let half: CGFloat

  init(style: StrokeStyle) {
    self.style = style
    half = max(0, style.width) / 2
  }

  mutating func add(_ line: Polyline) {
    let segments = line.segments.filter { $0.from != $0.to }
    guard let first = segments.first, let last = segments.last else {
      if let point = line.points.first { addDot(at: point) }
      return
    }
    for segment in segments { addLine(segment.from, segment.to) }
    for (before, after) in zip(segments, segments.dropFirst()) {
      addJoin(from: before.from, at: before.to, to: after.to)
    }
    if line.isClosed {
      addJoin(from: last.from, at: last.to, to: first.to)
    } else {
      addCap(at: first.from, from: first.to)
      addCap(at: last.to, from: last.from)
    }
  }

  /// Adds a line of zero length, of which only the caps are visible.
  private mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: path.append(.ellipse(in: box))
    case .square: path.append(.rect(box))
    }
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let side = normal(from, to)
    addPolygon([
      from.moved(by: side, 1), to.moved(by: side, 1), to.moved(by: side, -1),
      from.moved(by: side, -1),
    ])
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(at: end)
    case .square:
      let side = normal(other, end)
      addLine(end, end.moved(by: CGVector(dx: side.dy, dy: -side.dx), 1))
    }
  }

  private mutating func addJoin(from: CGPoint, at corner: CGPoint, to: CGPoint) {
    let before = normal(from, corner)
    let after = normal(corner, to)
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    guard half > 0, abs(cross) > 1e-9 * half * half || dot < 0 else { return }
    if style.join == .round { return addCircle(at: corner) }
    // The gap is on the outer side of the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    var corners = [corner, corner.moved(by: before, side), corner.moved(by: after, side)]
    // Half the angle between the normals decides the length of a mitre.
    let cosine = ((1 + dot / (half * half)) / 2).squareRoot()
    if style.join == .miter, cosine * style.miterLimit >= 1 {
      let middle = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
      corners.insert(corner.moved(by: middle, side / (2 * cosine * cosine)), at: 2)
    }
    addPolygon(corners)
  }

  private mutating func addCircle(at center: CGPoint) {
    path.append(
      .ellipse(
        in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)))
  }

  private mutating func addPolygon(_ corners: [CGPoint]) {
    let ends = corners.dropFirst() + corners.prefix(1)
    let area = zip(corners, ends).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    path.append(.polygon(area < 0 ? corners.reversed() : corners))
  }

  /// The normal of a line, half the line width long, to its right if y points down.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: -(to.y - from.y) / length * half, dy: (to.x - from.x) / length * half)
  }
}

extension CGPoint {
  fileprivate func moved(by vector: CGVector, _ times: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * times, y: y + vector.dy * times)
  }
}
