/// The time of one game: it runs from the deal until the game is over, and is paused while another
/// game is current.
struct GameTimer: Hashable {
  /// Milliseconds before the timer was last started.
  private var earlier: Int64
  /// The clock's reading when the timer was started; nil while it is paused.
  private var startedAt: Int64?

  /// Creates a paused timer.
  init(milliseconds: Int64 = 0) {
    earlier = milliseconds
  }

  /// Whether time passes.
  var isRunning: Bool { startedAt != nil }

  /// The game's time in milliseconds at a reading of the clock.
  func milliseconds(at clock: Int64) -> Int64 {
    earlier + (startedAt.map { clock - $0 } ?? 0)
  }

  /// Starts the timer at a reading of the clock.
  mutating func start(at clock: Int64) {
    if startedAt == nil { startedAt = clock }
  }

  /// Pauses the timer at a reading of the clock.
  mutating func stop(at clock: Int64) {
    earlier = milliseconds(at: clock)
    startedAt = nil
  }
}
