import Foundation

/// A movement of the content by itself, in fixed steps on the scheduler.
@MainActor
final class ScrollMotion {
  /// Why the content moves.
  enum Kind {
    /// The drag has ended.
    case deceleration
    /// Code asked for an animated scroll.
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

  /// Makes the next step a little later.
  ///
  /// - Parameters:
  ///   - scheduler: whose clock is used.
  ///   - move: told the offset of each step.
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

  /// Stops where the content is.
  func stop() {
    waiting?.cancel()
    waiting = nil
  }
}

/// The stages of a movement, in whole cells but for its end.
enum ScrollSteps {
  /// Stages that cover a part of what is left each time, so that the content slows down.
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

  /// Stages of equal length, so many or as many as there are cells to cross.
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
