/// The event of a device that is shaken.
@MainActor
private final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIWindow {
  /// Shakes the device: the first responder is told, else the window, and what it passes on goes up its chain.
  ///
  /// Source: UIKIT-CASES.md motion-shake.
  package func shake() {
    let responder: UIResponder = firstResponder ?? self
    let event = MotionEvent()
    event.timestamp = application.frameClock.now
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}
