/// The time of a session, by which calls are stamped and `wait` waits.
@MainActor
public protocol SessionClock: AnyObject {
  /// Milliseconds since the session began; never less than before.
  var milliseconds: Int64 { get }
  /// True if time moves only when it is told to, as in scripts.
  var isVirtual: Bool { get }
  /// Lets virtual time pass; where time is real this does nothing.
  func advance(byMilliseconds milliseconds: Int64)
}

/// Time that stands still until it is told to move.
@MainActor
public final class VirtualClock: SessionClock {
  /// Milliseconds since the session began.
  public private(set) var milliseconds: Int64 = 0

  /// A clock at zero.
  public init() {}

  /// True.
  public var isVirtual: Bool { true }

  /// Moves the time.
  public func advance(byMilliseconds milliseconds: Int64) {
    self.milliseconds += max(0, milliseconds)
  }
}
