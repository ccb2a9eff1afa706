import Foundation

/// An animated scroll or a deceleration, frame by frame on the scheduler.
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
  private var frames = 0
  private var waiting: UIKitRuntime.Cancellation?

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
  ///   - scheduler: the scheduler.
  ///   - move: called with the offset of each step; one that is there already does nothing.
  ///   - finish: called after the last step.
  func run(
    on scheduler: any UIKitRuntime.Scheduler, move: @escaping @MainActor (CGPoint) -> Void,
    finish: @escaping @MainActor () -> Void
  ) {
    waiting = scheduler.after(frame) { [weak self] in
      guard let self else { return }
      frames += 1
      let position = trajectory.position(at: Double(frames) * frame)
      move(position.map(limits.rounded) ?? trajectory.end)
      guard waiting != nil else { return }
      if position == nil { finish() } else { run(on: scheduler, move: move, finish: finish) }
    }
  }

  /// Stops at the current offset.
  func stop() {
    waiting?.cancel()
    waiting = nil
  }
}
