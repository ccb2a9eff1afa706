import Foundation

/// What touches did at one moment.
///
/// An application has one event, which is the same object for every moment, as on a phone.
/// Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches = 0
  }

  /// The moment of the event on the scheduler's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The touches of this moment in the order in which they began.
  var touches: [UITouch] = []

  /// Makes an event without touches.
  public override init() {}

  /// What the event is about.
  open var type: EventType { .touches }

  /// All touches that are down, and those that ended at this moment.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.window === window }
  }

  /// The touches that began in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    some { $0.view === view }
  }

  private func some(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
