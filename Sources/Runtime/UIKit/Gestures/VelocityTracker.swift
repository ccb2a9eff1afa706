import Foundation

/// Measures the velocity of something that moves by where it was in the last moments.
struct VelocityTracker {
  private var samples: [(location: CGPoint, time: TimeInterval)] = []
  /// How much of the past counts, in seconds.
  ///
  /// Source: UIKIT-CASES.md scroll-release-velocity.
  private static let span: TimeInterval = 0.1

  /// Adds a location at a moment; of several at one moment the last one counts.
  mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((location, time))
    samples.removeAll { time - $0.time > Self.span }
  }

  /// The mean velocity of the last moments in points per second; zero after standing still.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let last = samples.last, let first = samples.first, last.time > first.time,
      now - last.time <= Self.span
    else { return .zero }
    let seconds = last.time - first.time
    let movement = last.location - first.location
    return CGPoint(x: movement.x / seconds, y: movement.y / seconds)
  }
}
