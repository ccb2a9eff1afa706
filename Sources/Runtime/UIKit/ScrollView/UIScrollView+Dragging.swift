import Foundation

/// A running drag.
struct ScrollDrag {
  /// The offset when the drag began.
  let start: CGPoint
  /// The offset of the drag, which may be beyond the limits.
  var place: CGPoint
  /// How much of a pan the drag has followed.
  var followed = CGPoint.zero
  /// The axis to which the drag is locked, once it is decided.
  var lock: Lock?

  /// The result of a directional lock.
  enum Lock {
    case horizontal
    case vertical
    /// The first movement was diagonal, so the drag is not locked.
    case free
  }
}

/// The phases of a drag: the pan of the scroll view calls these, and a program may.
extension UIScrollView {
  /// Begins a drag, which stops a running motion.
  ///
  /// - Returns: Whether the content can be dragged; if not, nothing happens.
  @discardableResult
  package func beginDragging() -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled, drag == nil, canScroll else { return false }
    stopMotion()
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) {
      _ = window?.endEditing(false)
    }
    drag = ScrollDrag(start: contentOffset, place: contentOffset)
    isDragging = true
    showIndicators()
    refreshControl?.follow(0)
    notify(delegate, "scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    return true
  }

  /// Drags by a distance in points, by which the offset changes in the opposite direction.
  package func drag(by translation: CGPoint) {
    guard var current = drag else { return }
    let way = locked(translation, in: &current)
    current.place = CGPoint(x: current.place.x - way.x, y: current.place.y - way.y)
    drag = current
    let offset = limits.rubberBand(current.place, bouncing: bouncing, in: bounds.size)
    moveContent(to: limits.contains(current.place) ? offset : touchLimits.rounded(offset))
    refreshControl?.follow(limits.low.y - current.place.y)
  }

  /// Ends the drag.
  ///
  /// - Parameter velocity: the velocity of the offset in points per millisecond, as the delegate
  ///   receives it.
  package func endDragging(velocity: CGPoint = .zero) {
    guard let ended = drag else { return }
    drag = nil
    var target = restingPlace(after: ended, velocity: velocity)
    notify(delegate, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: &target)
    }
    let willDecelerate = target != contentOffset
    if !willDecelerate { isDragging = false }
    notify(
      delegate, "scrollViewDidEndDragging(_:willDecelerate:)",
      { $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate) })
    guard willDecelerate else { return hideIndicatorsSoon() }
    decelerate(to: target, velocity: velocity)
  }

  /// Lets the content come to rest at an offset, from a velocity in points per millisecond.
  func decelerate(to target: CGPoint, velocity: CGPoint = .zero) {
    isDecelerating = true
    notify(delegate, "scrollViewWillBeginDecelerating(_:)") {
      $0.scrollViewWillBeginDecelerating(self)
    }
    let (limits, offset) = (limits, contentOffset)
    startMotion(
      .deceleration,
      along: ScrollTrajectory(
        x: .release(
          from: offset.x, velocity: velocity.x, to: target.x,
          within: limits.low.x...limits.high.x, deceleration: deceleration.x,
          bounces: bouncing.x),
        y: .release(
          from: offset.y, velocity: velocity.y, to: target.y,
          within: limits.low.y...limits.high.y, deceleration: deceleration.y,
          bounces: bouncing.y)))
  }

  /// How the content slows down along each axis: to a hundredth of a phone's point in a millisecond.
  private var deceleration: (x: Deceleration, y: Deceleration) {
    let (rate, scale) = (decelerationRate.rawValue, touchLimits.scale)
    return (
      Deceleration(rate: rate, restingSpeed: 0.01 / scale.width),
      Deceleration(rate: rate, restingSpeed: 0.01 / scale.height)
    )
  }

  /// A velocity of the offset, without what is too slow to go on.
  func withoutRest(_ velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: abs(velocity.x) < deceleration.x.restingSpeed ? 0 : velocity.x,
      y: abs(velocity.y) < deceleration.y.restingSpeed ? 0 : velocity.y)
  }

  var canScroll: Bool {
    limits.low != limits.high || (bounces && (alwaysBounceHorizontal || alwaysBounceVertical))
  }

  /// The axes along which the content can bounce.
  private var bouncing: (x: Bool, y: Bool) {
    (
      bounces && (alwaysBounceHorizontal || limits.high.x > limits.low.x),
      bounces && (alwaysBounceVertical || limits.high.y > limits.low.y)
    )
  }

  /// The part of a movement that a directional lock allows.
  private func locked(_ way: CGPoint, in drag: inout ScrollDrag) -> CGPoint {
    guard isDirectionalLockEnabled else { return way }
    if drag.lock == nil, way != .zero {
      drag.lock =
        if abs(way.x) == abs(way.y) {
          .free
        } else {
          abs(way.x) > abs(way.y) ? .horizontal : .vertical
        }
    }
    return switch drag.lock {
    case .horizontal: CGPoint(x: way.x, y: 0)
    case .vertical: CGPoint(x: 0, y: way.y)
    case .free, nil: way
    }
  }

  private func restingPlace(after drag: ScrollDrag, velocity: CGPoint) -> CGPoint {
    let offset = contentOffset
    guard isPagingEnabled else {
      let distance = CGPoint(
        x: deceleration.x.distance(from: velocity.x), y: deceleration.y.distance(from: velocity.y))
      return limits.confine(touchLimits.rounded(offset + distance))
    }
    return limits.confine(
      CGPoint(
        x: ScrollTarget.page(
          from: offset.x, start: drag.start.x, velocity: velocity.x, length: bounds.width),
        y: ScrollTarget.page(
          from: offset.y, start: drag.start.y, velocity: velocity.y, length: bounds.height)))
  }
}
