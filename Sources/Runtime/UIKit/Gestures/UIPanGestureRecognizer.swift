import Foundation

/// Recognizes fingers that move over the view.
///
/// The slop, the first points along the main axis, is no part of the translation.
/// Source: Apple, UIPanGestureRecognizer; UIKIT-CASES.md scroll-slop, gesture-pan.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers pan at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers pan at most.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved in their window, since the first touch or since it was set.
  private var movement = CGPoint.zero
  /// The part of the movement that is no part of the translation.
  private var slop = CGPoint.zero
  private var lastLocation = CGPoint.zero
  private var tracker = VelocityTracker()

  /// Drives a transition by this pan.
  final var driver: TransitionDriver? {
    didSet {
      if let oldValue { removeTarget(oldValue) }
      if let driver { addTarget(driver, action: TransitionDriver.panDidChange) }
    }
  }

  override var mayBegin: Bool { driver?.mayBegin(rawTranslation) ?? true }

  /// How far the fingers have moved, in the coordinates of a view, or of the window for nil.
  open func translation(in view: UIView?) -> CGPoint {
    convert(movement - slop, to: view)
  }

  /// Sets what the translation is now, in the coordinates of a view, or of the window for nil.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement = slop + convert(translation, from: view)
  }

  /// How fast the fingers move, in points of a view, or of the window for nil, per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: now), to: view)
  }

  /// How far the fingers have moved in the window, with the slop.
  var rawTranslation: CGPoint { movement }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    lastLocation = currentLocation
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    movement = movement + (currentLocation - lastLocation)
    lastLocation = currentLocation
    tracker.add(movement, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard activeTouches.count >= minimumNumberOfTouches, movement.exceeds(limits.slop) else {
      return
    }
    slop = slop(of: movement)
    begin()
  }

  /// Begins the pan; a pan of a special kind looks at the movement first.
  func begin() { state = .began }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = activeTouches.filter(\.isDown)
    if state == .possible {
      if down.isEmpty { state = .failed }
    } else if down.count < max(1, minimumNumberOfTouches) {
      state = .ended
    }
    // The middle of the fingers that are left lies elsewhere, and that is no movement.
    if !down.isEmpty { lastLocation = currentLocation }
  }

  open override func reset() {
    movement = .zero
    slop = .zero
    tracker = VelocityTracker()
  }

  private var currentLocation: CGPoint { middle(of: activeTouches.filter(\.isDown), in: nil) }

  /// The slop along the main axis of a movement, in whole points.
  private func slop(of movement: CGPoint) -> CGPoint {
    let slop = limits.slop
    guard abs(movement.x) > abs(movement.y) else {
      return CGPoint(x: 0, y: copysign(slop.height.rounded(.down), movement.y))
    }
    return CGPoint(x: copysign(slop.width.rounded(.down), movement.x), y: 0)
  }

  /// Converts a vector of the window to a view's coordinates.
  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let touch = currentTouches.first else { return vector }
    return touch.convert(vector, to: view) - touch.convert(.zero, to: view)
  }

  private func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = currentTouches.first?.window else { return vector }
    return window.convert(vector, from: view) - window.convert(.zero, from: view)
  }
}
