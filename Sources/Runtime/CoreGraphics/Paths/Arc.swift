import Foundation

/// An arc of a circle.
struct Arc {
  let center: CGPoint
  let radius: CGFloat
  let startAngle: CGFloat
  /// The signed angle of the arc in radians; negative if the angle decreases.
  let span: CGFloat

  init(center: CGPoint, radius: CGFloat, start: CGFloat, span: CGFloat) {
    (self.center, self.radius, startAngle, self.span) = (center, radius, start, span)
  }

  /// The arc between two angles; those that differ by whole turns make a circle.
  init(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, _ isFalling: Bool
  ) {
    let turn = 2 * CGFloat.pi
    let way = isFalling ? start - end : end - start
    let rest = way.truncatingRemainder(dividingBy: turn)
    let length: CGFloat =
      if way >= turn || (way != 0 && rest == 0) { turn } else { rest < 0 ? rest + turn : rest }
    self.init(center: center, radius: radius, start: start, span: isFalling ? -length : length)
  }

  /// The arc that rounds the corner between two lines, or nil if the three points are collinear.
  init?(from start: CGPoint, around corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, abs(cross) > 1e-9 * lengths else { return nil }
    let angle = atan2(abs(cross), first.dx * second.dx + first.dy * second.dy)
    let distance = radius / sin(angle / 2)
    let bisector = atan2(
      first.dy / hypot(first.dx, first.dy) + second.dy / hypot(second.dx, second.dy),
      first.dx / hypot(first.dx, first.dy) + second.dx / hypot(second.dx, second.dy))
    let span = CGFloat.pi - angle
    let middle = bisector + .pi
    self.init(
      center: CGPoint(
        x: corner.x + distance * cos(bisector), y: corner.y + distance * sin(bisector)),
      radius: radius, start: cross > 0 ? middle + span / 2 : middle - span / 2,
      span: cross > 0 ? -span : span)
  }

  /// The start point.
  var start: CGPoint { point(at: startAngle) }

  /// The arc as cubic curves of a quarter turn at most.
  ///
  /// The control points lie 4/3·tan(θ/4) of the radius along the tangents, which leaves the circle by
  /// less than 0.03 percent of the radius.
  /// Source: M. Kamermans, A Primer on Bézier Curves, "Circular arcs and cubic Béziers"
  /// (https://pomax.github.io/bezierinfo/#circles_cubic).
  var curves: [PathElement] {
    let count = Int((abs(span) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0, span.isFinite else { return [] }
    let step = span / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let from = startAngle + CGFloat(index) * step
      let to = startAngle + CGFloat(index + 1) * step
      return .cubic(
        tangent(at: from, reach), tangent(at: to, -reach), to: point(at: to))
    }
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  private func tangent(at angle: CGFloat, _ reach: CGFloat) -> CGPoint {
    let point = point(at: angle)
    return CGPoint(x: point.x - reach * sin(angle), y: point.y + reach * cos(angle))
  }
}
