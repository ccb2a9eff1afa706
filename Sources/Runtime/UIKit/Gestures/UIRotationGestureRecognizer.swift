import Foundation

/// Recognizes two fingers that turn about each other.
///
/// Source: Apple, UIRotationGestureRecognizer; UIKIT-CASES.md gesture-two-fingers.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle between the fingers when the second one came down.
  private var firstAngle: CGFloat?
  /// The angle at the last change.
  private var lastAngle: CGFloat?
  private var tracker = VelocityTracker()
  /// How far the fingers turn before the gesture begins, in radians; a phone's is not known.
  private static let slop: CGFloat = 0.1

  /// How far the fingers have turned since the beginning, or since this was set to 0, in radians;
  /// clockwise is positive.
  open var rotation: CGFloat = 0

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { tracker.velocity(at: now).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    restart()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle = currentAngle, let lastAngle, let firstAngle else { return }
    if state == .possible {
      guard abs(Self.turn(from: firstAngle, to: angle)) > Self.slop else { return }
    } else {
      rotation += Self.turn(from: lastAngle, to: angle)
    }
    self.lastAngle = angle
    tracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutPair()
    restart()
  }

  open override func reset() {
    rotation = 0
    lastAngle = nil
    firstAngle = nil
    tracker = VelocityTracker()
  }

  private var currentAngle: CGFloat? { TouchPair(activeTouches, limits: limits)?.angle }

  /// Measures from the fingers as they lie now.
  private func restart() {
    lastAngle = currentAngle
    firstAngle = lastAngle
  }

  /// The shorter turn from one angle to another.
  private static func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    (new - old).remainder(dividingBy: 2 * .pi)
  }
}
