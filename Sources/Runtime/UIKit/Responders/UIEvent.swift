import Foundation

/// An event of touches.
///
/// An application reuses a single event object, as on a phone. Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
  }

  /// What kind of motion an event is.
  ///
  /// Source: Apple, UIEvent.EventSubtype.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No motion.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The time of the event on the scheduler's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The touches of the event in the order in which they began.
  var touches: [UITouch] = []

  /// Makes an event without touches.
  public override init() {}

  /// The type of the event.
  open var type: EventType { .touches }
  /// What kind of motion it is.
  open var subtype: EventSubtype { .none }

  /// All current touches, including those that ended in this event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.window === window }
  }

  /// The touches that began in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    some { $0.view === view }
  }

  /// The touches that a gesture recognizer receives, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { gesture.isTracking($0) }
  }

  private func some(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
