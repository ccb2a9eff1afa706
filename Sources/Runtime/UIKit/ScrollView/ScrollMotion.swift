import Foundation

/// An animated scroll or a deceleration, in fixed steps on the scheduler.
@MainActor
final class ScrollMotion {
  /// The cause of the motion.
  enum Kind {
    /// The end of a drag.
    case deceleration
    /// An animated scroll in code.
    case programmatic
  }

  let kind: Kind
  private let target: CGPoint
  private var steps: ArraySlice<CGPoint>
  private var waiting: UIKitRuntime.Cancellation?

  /// The seconds between two steps.
  static let stepLength: TimeInterval = 0.03

  init(_ kind: Kind, from start: CGPoint, to target: CGPoint) {
    self.kind = kind
    self.target = target
    let positions =
      kind == .deceleration
      ? ScrollSteps.slowing(from: start, to: target)
      : ScrollSteps.even(from: start, to: target, count: 10)
    steps = positions[...]
  }

  /// Runs the steps one after the other.
  ///
  /// - Parameters:
  ///   - scheduler: the scheduler.
  ///   - move: called with the offset of each step.
  ///   - finish: called after the last step.
  func run(
    on scheduler: any UIKitRuntime.Scheduler, move: @escaping @MainActor (CGPoint) -> Void,
    finish: @escaping @MainActor () -> Void
  ) {
    waiting = scheduler.after(Self.stepLength) { [weak self] in
      guard let self else { return }
      guard let next = steps.popFirst() else { return finish() }
      move(next)
      guard waiting != nil else { return }
      if steps.isEmpty { finish() } else { run(on: scheduler, move: move, finish: finish) }
    }
  }

  /// Stops at the current offset.
  func stop() {
    waiting?.cancel()
    waiting = nil
  }
}

/// The offsets of a motion, in whole cells except for the last one.
enum ScrollSteps {
  /// Offsets each of which covers a fraction of the remaining distance, so that the content slows
  /// down.
  static func slowing(from start: CGPoint, to target: CGPoint) -> [CGPoint] {
    var steps: [CGPoint] = []
    var left = CGPoint(x: target.x - start.x, y: target.y - start.y)
    while abs(left.x) > 1 || abs(left.y) > 1 {
      left = CGPoint(
        x: (left.x * 0.6).rounded(.towardZero), y: (left.y * 0.6).rounded(.towardZero))
      append(CGPoint(x: target.x - left.x, y: target.y - left.y), to: &steps, after: start)
    }
    append(target, to: &steps, after: start)
    return steps
  }

  /// Equidistant offsets, at most `count` and at most one for each cell.
  static func even(from start: CGPoint, to target: CGPoint, count: Int) -> [CGPoint] {
    var steps: [CGPoint] = []
    for step in 1..<count {
      let part = CGFloat(step) / CGFloat(count)
      let place = CGPoint(
        x: (start.x + (target.x - start.x) * part).rounded(),
        y: (start.y + (target.y - start.y) * part).rounded())
      append(place, to: &steps, after: start)
    }
    append(target, to: &steps, after: start)
    return steps
  }

  private static func append(_ place: CGPoint, to steps: inout [CGPoint], after start: CGPoint) {
    guard place != (steps.last ?? start) else { return }
    steps.append(place)
  }
}
