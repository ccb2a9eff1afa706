import Foundation

/// An animated scroll or a deceleration, frame by frame on the application's clock.
@MainActor
final class ScrollMotion {
  /// The cause of the motion.
  enum Kind {
    /// The end of a drag.
    case deceleration
    /// An animated scroll in code.
    case programmatic
    /// A tap on the status bar.
    case toTop
  }

  let kind: Kind
  private let trajectory: ScrollTrajectory
  private let limits: TouchLimits
  private let frame: TimeInterval
  private var rider: FrameRider?

  /// Makes a movement that is shown in the steps of a screen.
  init(_ kind: Kind, along trajectory: ScrollTrajectory, on limits: TouchLimits) {
    self.kind = kind
    self.trajectory = trajectory
    self.limits = limits
    frame = kind == .deceleration ? 1.0 / 60 : 0.03
  }

  /// Runs the steps one after the other.
  ///
  /// - Parameters:
  ///   - clock: the clock.
  ///   - move: called with the offset of each step; one that is there already does nothing.
  ///   - finish: called after the last step.
  func run(
    on clock: FrameClock, move: @escaping @MainActor (CGPoint) -> Void,
    finish: @escaping @MainActor () -> Void
  ) {
    rider = clock.ride(every: frame) { [weak self] seconds in
      guard let self else { return false }
      let position = trajectory.position(at: seconds)
      move(position.map(limits.rounded) ?? trajectory.end)
      guard rider != nil, position == nil else { return rider != nil }
      stop()
      finish()
      return false
    }
  }

  /// Stops at the current offset.
  func stop() {
    rider?.stop()
    rider = nil
  }
}
