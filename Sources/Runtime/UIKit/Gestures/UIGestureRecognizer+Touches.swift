import Foundation

// How a recognizer receives touches, from the first one to the reset.
extension UIGestureRecognizer {
  /// Whether the recognizer receives a touch.
  func isTracking(_ touch: UITouch) -> Bool {
    !isOver && activeTouches.containsIdentical(to: touch)
  }

  /// Whether the recognizer may still recognize a touch that it has received.
  func isUndecided(about touch: UITouch) -> Bool {
    storedState == .possible && observedTouches.containsIdentical(to: touch)
  }

  /// Whether the recognizer wants a touch that begins.
  func takes(_ touch: UITouch) -> Bool {
    guard isEnabled, !isOver, pendingState != .ended else { return false }
    return notify(delegate, "gestureRecognizer(_:shouldReceive:)") {
      $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  /// Receives the changes of touches, all of the same kind.
  func receive(_ touches: [UITouch], with event: UIEvent) {
    switch touches.first?.phase {
    case .began: receiveBeginning(of: touches, with: event)
    case .moved:
      let moved = touches.filter(isTracking)
      if !moved.isEmpty { touchesMoved(Set(moved), with: event) }
    case .ended:
      let ended = touches.filter(isTracking)
      if !ended.isEmpty { touchesEnded(Set(ended), with: event) }
      lose(touches)
    case .cancelled: receiveCancelling(of: touches, with: event)
    case .stationary, nil: break
    }
  }

  private func receiveBeginning(of touches: [UITouch], with event: UIEvent) {
    // A recognizer of a deeper view may have decided in the meantime.
    guard isEnabled, !isOver, let window = touches.first?.window else { return }
    window.application.touchDelivery.register(self)
    observedTouches += touches
    activeTouches += touches
    noteTouches()
    compare(on: touches)
    touchesBegan(Set(touches), with: event)
    noteTouches()
  }

  private func receiveCancelling(of touches: [UITouch], with event: UIEvent) {
    let cancelled = touches.filter(isTracking)
    if !cancelled.isEmpty { touchesCancelled(Set(cancelled), with: event) }
    lose(touches)
    guard activeTouches.isEmpty, !observedTouches.isEmpty else { return }
    if storedState == .possible { fail() } else { change(to: .cancelled) }
  }

  private func lose(_ touches: [UITouch]) {
    for touch in touches { activeTouches.removeIdentical(to: touch) }
    noteTouches()
  }

  /// Loses all touches, as if they had been cancelled.
  func withdraw(with event: UIEvent) {
    guard !observedTouches.isEmpty else { return }
    receiveCancelling(of: activeTouches, with: event)
  }

  /// Runs work after some seconds, unless it is cancelled before.
  func after(
    _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> UIKitRuntime.Cancellation? {
    delivery?.scheduler.after(seconds, work)
  }

  /// The distances and times of the screen that is touched.
  var limits: TouchLimits { delivery?.limits ?? UIApplication.shared.screen.touchLimits }

  /// The time on the clock of the touches, in seconds.
  var now: TimeInterval { delivery?.now ?? 0 }
}
