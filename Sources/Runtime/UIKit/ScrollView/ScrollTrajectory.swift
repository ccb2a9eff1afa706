import Foundation

/// Where content is at each moment of a movement, along both axes.
struct ScrollTrajectory {
  let x: AxisTrajectory
  let y: AxisTrajectory

  /// Where the movement ends.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// The position after some seconds, or nil when the movement is over.
  func position(at seconds: TimeInterval) -> CGPoint? {
    let (x, y) = (x.position(at: seconds), y.position(at: seconds))
    return x == nil && y == nil ? nil : CGPoint(x: x ?? self.x.end, y: y ?? self.y.end)
  }
}

/// One axis of a movement.
struct AxisTrajectory {
  /// The position at a number of seconds since the beginning; nil after the end.
  private typealias Law = (TimeInterval) -> CGFloat?

  let end: CGFloat
  private let law: Law

  /// The position after some seconds, or nil when the movement is over.
  func position(at seconds: TimeInterval) -> CGFloat? { law(seconds) }

  /// A movement at one speed.
  static func linear(
    from start: CGFloat, to end: CGFloat, seconds: TimeInterval
  ) -> AxisTrajectory {
    AxisTrajectory(end: end) { time in
      // The sum of the frames may miss the end by a rounding error.
      time < seconds - 1e-9 ? start + (end - start) * (time / seconds) : nil
    }
  }

  /// Content that is released with a velocity, in points per millisecond, and comes to rest at a
  /// position.
  ///
  /// It slows down; where its velocity leads beyond an edge it bounces back from there.
  /// Source: UIKIT-CASES.md scroll-deceleration-law, scroll-bounce.
  static func release(
    from start: CGFloat, velocity: CGFloat, to end: CGFloat, within edges: ClosedRange<CGFloat>,
    deceleration: Deceleration, bounces: Bool
  ) -> AxisTrajectory {
    guard edges.contains(start) else {
      return AxisTrajectory(end: end, law: springBack(from: start - end, to: end))
    }
    let natural = deceleration.distance(from: velocity)
    guard abs(start + natural - end) > 1 else {
      return AxisTrajectory(end: end, law: slowing(from: start, velocity, deceleration))
    }
    guard !edges.contains(start + natural), end == edges.lowerBound || end == edges.upperBound
    else {
      let suitable = deceleration.velocity(for: end - start)
      return AxisTrajectory(end: end, law: slowing(from: start, suitable, deceleration))
    }
    let impact = deceleration.time(from: velocity, toCross: end - start)
    let speed = deceleration.velocity(from: velocity, after: impact) * 1000
    let slowing = slowing(from: start, velocity, deceleration)
    let bounce = bounces ? bounce(at: end, velocity: speed) : { _ in nil }
    return AxisTrajectory(end: end) { time in
      time < impact ? slowing(time) : bounce(time - impact)
    }
  }

  private static func slowing(
    from start: CGFloat, _ velocity: CGFloat, _ deceleration: Deceleration
  ) -> Law {
    let duration = deceleration.time(toRestFrom: velocity)
    return { time in
      time < duration ? start + deceleration.distance(from: velocity, after: time) : nil
    }
  }

  /// The angular frequency of the critically damped springs at the edges, per second.
  private static let frequency: CGFloat = 11

  private static func springBack(from distance: CGFloat, to edge: CGFloat) -> Law {
    { time in
      let left = distance * (1 + 3.77 * time) * exp(-frequency * time)
      return abs(left) > 0.5 ? edge + left : nil
    }
  }

  private static func bounce(at edge: CGFloat, velocity: CGFloat) -> Law {
    { time in
      let beyond = velocity * time * exp(-frequency * time)
      return abs(beyond) > 0.5 || time * frequency < 1 ? edge + beyond : nil
    }
  }
}

/// How content slows down along one axis; velocities are in points per millisecond.
///
/// Source: UIKIT-CASES.md scroll-deceleration-law.
struct Deceleration {
  /// The part of the velocity that is kept in each millisecond, below 1.
  let rate: CGFloat
  /// The speed at which content rests.
  let restingSpeed: CGFloat

  /// How far content goes from a velocity until it rests.
  func distance(from velocity: CGFloat) -> CGFloat {
    guard abs(velocity) > restingSpeed, velocity.isFinite, rate < 1 else { return 0 }
    return copysign((restingSpeed - abs(velocity)) / log(rate), velocity)
  }

  /// How far content has gone some seconds after it had a velocity.
  func distance(from velocity: CGFloat, after seconds: TimeInterval) -> CGFloat {
    velocity * (pow(rate, seconds * 1000) - 1) / log(rate)
  }

  /// The velocity that leads to rest after a distance.
  func velocity(for distance: CGFloat) -> CGFloat {
    copysign(restingSpeed - abs(distance) * log(rate), distance)
  }

  /// The velocity some seconds later.
  func velocity(from velocity: CGFloat, after seconds: TimeInterval) -> CGFloat {
    velocity * pow(rate, seconds * 1000)
  }

  /// The seconds until content rests.
  func time(toRestFrom velocity: CGFloat) -> TimeInterval {
    guard abs(velocity) > restingSpeed else { return 0 }
    return log(restingSpeed / abs(velocity)) / log(rate) / 1000
  }

  /// The seconds until content has crossed a distance that it does cross.
  func time(from velocity: CGFloat, toCross distance: CGFloat) -> TimeInterval {
    log(1 + distance * log(rate) / velocity) / log(rate) / 1000
  }
}
