import Foundation

/// The range of a scroll view's offset at rest.
///
/// Source: UIKIT-CASES.md scroll-bounds-origin, resting limits.
struct ScrollLimits: Hashable {
  let low: CGPoint
  let high: CGPoint

  init(contentSize: CGSize, boundsSize: CGSize, inset: UIEdgeInsets) {
    // Subtracted from zero, as -0 would be printed as such.
    low = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
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

  /// The offset that is shown for a drag beyond the limits, which gives way less and less.
  ///
  /// Source: UIKIT-CASES.md scroll-rubber-band.
  func rubberBand(_ offset: CGPoint, bouncing: (x: Bool, y: Bool), in size: CGSize) -> CGPoint {
    let inside = confine(offset)
    func shown(_ beyond: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return 0 }
      return copysign((1 - 1 / (0.55 * abs(beyond) / length + 1)) * length, beyond)
    }
    return CGPoint(
      x: inside.x + (bouncing.x ? shown(offset.x - inside.x, size.width) : 0),
      y: inside.y + (bouncing.y ? shown(offset.y - inside.y, size.height) : 0))
  }
}

/// The target offset after a drag, along one axis.
enum ScrollTarget {
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
