import UIKitShell
import UIKitSystem

/// Real time, by which the session of a person is measured.
@MainActor
final class SystemSessionClock: SessionClock {
  private let start = MonotonicClock.milliseconds

  var milliseconds: Int64 { MonotonicClock.milliseconds - start }

  var isVirtual: Bool { false }

  func advance(byMilliseconds milliseconds: Int64) {}
}
