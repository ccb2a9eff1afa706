import CoreGraphics
import Foundation

/// An item while an animator moves it.
///
/// Between two contacts an item follows x'' = a - r·x' - k·x with constants for each step, which is solved
/// exactly. Source: UIKIT-CASES.md dynamics-motion.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  private(set) var shape: DynamicShape
  var place: PlaneVector
  var velocity = PlaneVector.zero
  var angle: Double
  /// Radians a second.
  var spin = 0.0
  /// What holds for the item, by its item behaviours.
  var traits = DynamicTraits()
  /// What acts in the step that runs.
  var force = Force()
  /// Square points.
  private var area: Double

  struct Force {
    /// Points a second squared, without resistance.
    var acceleration = PlaneVector.zero
    /// The part of the pull by springs that grows with the place.
    var stiffness = 0.0
    /// What slows the speed, a second.
    var drag = 0.0
    /// The same about the middle.
    var turning = (stiffness: 0.0, drag: 0.0)
  }

  init(_ item: any UIDynamicItem) {
    self.item = item
    shape = DynamicShape(of: item)
    place = PlaneVector(item.center)
    angle = Double(atan2(item.transform.b, item.transform.a))
    area = Double(item.bounds.width * item.bounds.height)
  }

  /// Takes place, angle and size of the item as they are now.
  func readItem() {
    shape = DynamicShape(of: item)
    place = PlaneVector(item.center)
    angle = Double(atan2(item.transform.b, item.transform.a))
    area = Double(item.bounds.width * item.bounds.height)
  }

  /// Writes what has moved to the item.
  func writeItem() {
    if PlaneVector(item.center) != place { item.center = place.point }
    guard angle != Double(atan2(item.transform.b, item.transform.a)) else { return }
    item.transform = CGAffineTransform(rotationAngle: angle)
  }

  /// A view of 100 by 100 points and density 1 has 1.
  var mass: Double { max(1e-9, traits.density * area / 10_000) }
  /// How it is pulled, which an anchored one does not follow.
  var ownAcceleration: PlaneVector { traits.isAnchored ? .zero : force.acceleration }
  var inverseMass: Double { traits.isAnchored ? 0 : 1 / mass }

  /// The shape after seconds of undisturbed motion.
  func shape(after seconds: Double) -> DynamicShape {
    let moved = motion(after: seconds)
    return shape.placed(at: moved.place, turnedBy: moved.angle)
  }

  func advance(by seconds: Double) {
    (place, velocity, angle, spin) = motion(after: seconds)
  }

  private func motion(
    after seconds: Double
  ) -> (place: PlaneVector, velocity: PlaneVector, angle: Double, spin: Double) {
    guard !traits.isAnchored, seconds > 0 else { return (place, velocity, angle, spin) }
    func along(_ axis: Int) -> (Double, Double) {
      DampedMotion(
        acceleration: force.acceleration[axis], drag: force.drag, stiffness: force.stiffness
      ).state(from: (place[axis], velocity[axis]), after: seconds)
    }
    let (x, y) = (along(0), along(1))
    let turned =
      traits.allowsRotation
      ? DampedMotion(
        acceleration: 0, drag: force.turning.drag, stiffness: force.turning.stiffness
      ).state(from: (angle, spin), after: seconds) : (angle, 0)
    return (PlaneVector(x.0, y.0), PlaneVector(x.1, y.1), turned.0, turned.1)
  }
}

/// What item behaviours say about an item.
struct DynamicTraits: Equatable {
  // Without an item behaviour, an item bounces and rubs as SpriteKit's bodies do.
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
}

/// Motion by x'' = a - r·x' - k·x.
struct DampedMotion {
  let acceleration: Double
  let drag: Double
  let stiffness: Double

  /// Place and speed after seconds.
  func state(from start: (Double, Double), after t: Double) -> (Double, Double) {
    let (x, v) = start
    guard stiffness > 0 else { return free(x, v, t) }
    let (rest, half) = (acceleration / stiffness, drag / 2)
    let u = x - rest
    let (slope, pull) = (v + half * u, stiffness * u + half * v)
    let decay = exp(-half * t)
    let excess = half * half - stiffness
    let (even, odd): (Double, Double)
    if abs(excess) < 1e-12 {
      (even, odd) = (1, t)
    } else if excess < 0 {
      let frequency = (-excess).squareRoot()
      (even, odd) = (cos(frequency * t), sin(frequency * t) / frequency)
    } else {
      let rate = excess.squareRoot()
      (even, odd) = (cosh(rate * t), sinh(rate * t) / rate)
    }
    return (rest + decay * (u * even + slope * odd), decay * (v * even - pull * odd))
  }

  private func free(_ x: Double, _ v: Double, _ t: Double) -> (Double, Double) {
    guard drag > 0 else { return (x + v * t + acceleration * t * t / 2, v + acceleration * t) }
    let final = acceleration / drag
    let lost = -expm1(-drag * t)
    return (x + final * t + (v - final) * lost / drag, final + (v - final) * (1 - lost))
  }
}
