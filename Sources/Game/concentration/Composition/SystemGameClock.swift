import ConcentrationApp
import UIKitSystem

/// Real time, by which typed games are measured.
@MainActor
final class SystemGameClock: GameClock {
  private let start = MonotonicClock.milliseconds

  var milliseconds: Int64 { MonotonicClock.milliseconds - start }
}
