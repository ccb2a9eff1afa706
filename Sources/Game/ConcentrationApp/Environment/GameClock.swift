/// The clock of games: real time when commands are typed, virtual time in scripts.
@MainActor
package protocol GameClock: AnyObject {
  /// Milliseconds since the clock's start, never going back.
  var milliseconds: Int64 { get }
}

/// A clock that is advanced by hand, for scripts and tests.
@MainActor
package final class ManualGameClock: GameClock {
  package private(set) var milliseconds: Int64

  package init(milliseconds: Int64 = 0) {
    self.milliseconds = milliseconds
  }

  /// Advances the clock.
  ///
  /// - Parameter milliseconds: How far, zero or more.
  package func advance(by milliseconds: Int64) {
    precondition(milliseconds >= 0, "a clock does not go back")
    self.milliseconds += milliseconds
  }
}
