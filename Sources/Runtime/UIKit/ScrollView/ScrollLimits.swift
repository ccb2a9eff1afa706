import Foundation

/// The range of a scroll view's offset at rest.
///
/// Source: UIKIT-CASES.md scroll-bounds-origin, resting limits.
struct ScrollLimits: Hashable {
  let low: CGPoint
  let high: CGPoint

  init(contentSize: CGSize, boundsSize: CGSize, inset: UIEdgeInsets) {
    low = CGPoint(x: -inset.left, y: -inset.top)
    high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - boundsSize.width),
      y: max(low.y, contentSize.height + inset.bottom - boundsSize.height))
  }

  /// The nearest offset within the limits.
  func confine(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether an offset is within the limits.
  func contains(_ offset: CGPoint) -> Bool { confine(offset) == offset }

  /// The offset of a drag beyond the limits, by half of the distance, in whole cells.
  func stretch(_ offset: CGPoint, bouncing: (x: Bool, y: Bool)) -> CGPoint {
    let inside = confine(offset)
    let beyond = CGPoint(x: offset.x - inside.x, y: offset.y - inside.y)
    return CGPoint(
      x: inside.x + (bouncing.x ? (beyond.x / 2).rounded(.towardZero) : 0),
      y: inside.y + (bouncing.y ? (beyond.y / 2).rounded(.towardZero) : 0))
  }
}

/// The target offset after a drag, along one axis.
enum ScrollTarget {
  /// The offset after a flick, in whole cells: the velocity times the sum of its geometric decay.
  ///
  /// The velocity is in points per millisecond, the rate is the factor for each millisecond.
  static func flick(from position: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    guard velocity != 0, velocity.isFinite, rate < 1 else { return position }
    return (position + velocity * rate / (1 - rate)).rounded()
  }

  /// The page after a drag: the next one in the direction of a flick, else the nearest, and never
  /// more than one page from where the drag began.
  static func page(
    from position: CGFloat, start: CGFloat, velocity: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return position }
    let place = position / length
    let page =
      if velocity > 0 {
        place.rounded(.down) + 1
      } else if velocity < 0 {
        place.rounded(.up) - 1
      } else {
        place.rounded()
      }
    let first = (start / length).rounded()
    return min(max(page, first - 1), first + 1) * length
  }

  /// The shortest distance that brings a span into a visible one; zero if it is inside or covers
  /// it.
  static func reveal(
    _ span: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>
  ) -> CGFloat {
    let before = span.lowerBound - visible.lowerBound
    let after = span.upperBound - visible.upperBound
    if before < 0, after < 0 { return max(before, after) }
    if before > 0, after > 0 { return min(before, after) }
    return 0
  }
}
