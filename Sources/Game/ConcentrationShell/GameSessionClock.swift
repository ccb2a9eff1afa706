import ConcentrationApp
import UIKitShell

/// Adapts the game's clock to the shell, so that recorded calls have the game's time.
@MainActor
final class GameSessionClock: SessionClock {
  private let clock: any GameClock
  private let manual: ManualGameClock?

  init(_ clock: any GameClock) {
    self.clock = clock
    manual = clock as? ManualGameClock
  }

  var milliseconds: Int64 { clock.milliseconds }

  var isVirtual: Bool { manual != nil }

  func advance(byMilliseconds milliseconds: Int64) { manual?.advance(by: milliseconds) }
}
