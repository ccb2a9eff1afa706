/// A motion that waits at each of its frames, as `set pace step` asks for; or none.
@MainActor
struct PausedMotion {
  private var playback: Playback?

  /// Whether no frame waits.
  var isOver: Bool { playback == nil }

  /// Pauses a motion at its first frame, which is shown.
  mutating func begin(_ playback: Playback) -> LineResponse {
    self.playback = playback
    return next()
  }

  /// What an input shows: `step`, or Enter alone, shows the next frame, and what comes by itself waits.
  ///
  /// Anything else leaves the motion, and nil lets it do what it does as ever.
  mutating func answer(_ input: LineInput) -> LineResponse? {
    guard !isOver else { return nil }
    switch input {
    case .tick: return LineResponse()
    case .key(.use): return next()
    case .line(let text) where ["", "step"].contains(text.filter { $0 != " " }): return next()
    default:
      playback = nil
      return nil
    }
  }

  /// The next frame, and after the last one what the motion led to.
  private mutating func next() -> LineResponse {
    if let frame = playback?.next() { return LineResponse(output: frame) }
    defer { playback = nil }
    return playback?.end() ?? LineResponse()
  }
}
