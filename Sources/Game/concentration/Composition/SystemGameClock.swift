import ConcentrationApp
import UIKitSystem

/// Real time, for games at a prompt.
@MainActor
final class SystemGameClock: GameClock {
  private let start = MonotonicClock.milliseconds

  var milliseconds: Int64 { MonotonicClock.milliseconds - start }
}
