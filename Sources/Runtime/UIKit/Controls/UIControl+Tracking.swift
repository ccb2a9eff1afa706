import Foundation

// What a control does with a touch, and which events it sends.
//
// Source: UIKIT-CASES.md control-events, control-drag-out, control-highlight.
extension UIControl {
  func trackBeginning(of touch: UITouch, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = true
    guard beginTracking(touch, with: event) else { return stopTracking() }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    guard opensMenuAtTouch() else { return }
    isHighlighted = false
    stopTracking()
  }

  func trackMove(of touch: UITouch, with event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    guard continueTracking(touch, with: event) else {
      isHighlighted = false
      stopTracking()
      return endTracking(touch, with: event)
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  func trackEnd(of touch: UITouch, with event: UIEvent?) {
    isTouchInside = isInside(touch, with: event)
    isHighlighted = false
    endTracking(touch, with: event)
    let isTap = isTouchInside
    stopTracking()
    guard isTap else { return sendActions(for: .touchUpOutside) }
    wasTapped(at: touch.location(in: self))
  }

  func trackCancelling(with event: UIEvent?) {
    isHighlighted = false
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// The touch that is followed, if it is one of these.
  func tracked(among touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }

  /// Whether a touch that began inside still counts as inside: where the control takes touches, and
  /// around its bounds.
  ///
  /// Source: UIKIT-CASES.md control-tracking-margin.
  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let margin = window?.screen.touchLimits.trackingMargin ?? .zero
    return bounds.insetBy(dx: -margin.width, dy: -margin.height).contains(place)
      || point(inside: place, with: event)
  }
}
