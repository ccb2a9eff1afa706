import Foundation

/// Something the person at the terminal did.
///
/// Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The moment of the event on the scheduler's clock, in seconds.
  public let timestamp: TimeInterval

  /// Makes an event that happened at a moment of the scheduler's clock, in seconds.
  public init(timestamp: TimeInterval) {
    self.timestamp = timestamp
  }
}
