/// The time of one game: it runs from the deal, stands still while another game is played, and stops
/// with the game.
struct GameTimer: Hashable {
  /// Milliseconds from before the clock's start mark.
  private var earlier: Int64
  /// The clock when the timer began to run; nil while it stands still.
  private var startedAt: Int64?

  /// A timer that stands still.
  init(milliseconds: Int64 = 0) {
    earlier = milliseconds
  }

  /// The game's time, by a clock's present reading.
  func milliseconds(at clock: Int64) -> Int64 {
    earlier + (startedAt.map { clock - $0 } ?? 0)
  }

  /// Lets the timer run from now on.
  mutating func start(at clock: Int64) {
    if startedAt == nil { startedAt = clock }
  }

  /// Lets the timer stand still.
  mutating func stop(at clock: Int64) {
    earlier = milliseconds(at: clock)
    startedAt = nil
  }
}
