import Foundation
import QuartzCore

/// The animations of a transition that a person leads, as parts of its duration.
///
/// Source: UIKIT-CASES.md transition-percent-driven.
@MainActor
final class ScrubbedMotion {
  private let time = ScrubbedTime()
  private let clock: FrameClock
  /// Seconds.
  var duration: TimeInterval
  private var rider: FrameRider?

  init(lasting duration: TimeInterval = 0, on clock: FrameClock) {
    self.clock = clock
    self.duration = duration
  }

  /// Runs a body whose animations belong to the motion.
  func record(_ body: () -> Void) {
    let outer = clock.timeline.scrubbed
    clock.timeline.scrubbed = time
    body()
    clock.timeline.scrubbed = outer
  }

  /// How much is shown, from 0 to 1.
  var fraction: CGFloat {
    duration > 0 ? CGFloat(min(1, max(0, time.time(at: clock.now) / duration))) : 1
  }

  /// Shows a part of the motion, from 0 to 1.
  func hold(at fraction: CGFloat) {
    stop()
    time.hold(at: Double(fraction) * duration)
  }

  /// Goes to the end or back to the start, and then ends the animations.
  func run(
    toEnd isForward: Bool, in seconds: TimeInterval, _ curve: TimingCurve,
    then isOver: @escaping @MainActor () -> Void = {}
  ) {
    stop()
    time.run(
      to: isForward ? max(duration, time.end) : 0, from: clock.now, in: seconds, curve)
    rider = clock.ride(every: max(0, seconds)) { [self] _ in
      rider = nil
      time.finish()
      isOver()
      return false
    }
  }

  /// Ends the animations now.
  func end() {
    stop()
    time.finish()
  }

  private func stop() {
    rider?.stop()
    rider = nil
  }
}
