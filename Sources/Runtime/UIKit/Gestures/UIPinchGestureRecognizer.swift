import Foundation

/// Recognizes two fingers that move apart or together.
///
/// Source: Apple, UIPinchGestureRecognizer; UIKIT-CASES.md gesture-two-fingers.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers were when the second one came down.
  private var firstDistance: CGFloat?
  /// How far apart they were at the last change.
  private var lastDistance: CGFloat?
  private var tracker = VelocityTracker()

  /// How many times as far apart the fingers are as at the beginning, or as when this was set to 1.
  open var scale: CGFloat = 1

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { tracker.velocity(at: now).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    restart()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = currentDistance, let lastDistance, let firstDistance else { return }
    if state == .possible {
      guard abs(distance - firstDistance) > TouchLimits.slop else { return }
    } else {
      scale *= distance / lastDistance
    }
    self.lastDistance = distance
    tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutPair()
    restart()
  }

  open override func reset() {
    scale = 1
    lastDistance = nil
    firstDistance = nil
    tracker = VelocityTracker()
  }

  private var currentDistance: CGFloat? { TouchPair(activeTouches, limits: limits)?.distance }

  /// Measures from the fingers as they lie now.
  private func restart() {
    lastDistance = currentDistance
    firstDistance = lastDistance
  }
}
