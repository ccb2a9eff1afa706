import Foundation

/// Says how items are made: how they bounce, rub, weigh and are slowed.
///
/// Source: Apple, UIDynamicItemBehavior; UIKIT-CASES.md dynamics-items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIKitRuntime.ItemsBehavior {
  /// How much of the speed is left after a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// How much sliding along others slows; 0 for nothing.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// The mass of 100 by 100 points.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// How fast the speed is lost: it decays by e in this part of a second.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// How fast turning is lost, in the same way.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// Whether items turn.
  open var allowsRotation = true { didSet { didChange() } }
  /// Whether items stay where they are, and others run into them.
  open var isAnchored = false { didSet { didChange() } }

  /// Speeds that were given before an animator knows the items.
  private var waiting: [(item: any UIDynamicItem, velocity: PlaneVector, spin: Double)] = []

  /// Adds to the speed of an item, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(PlaneVector(velocity), 0, to: item)
  }

  /// The speed of an item, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    (dynamicAnimator?.body(of: item)?.velocity ?? .zero).point
  }

  /// Adds to how fast an item turns, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0)
  }

  private func add(_ velocity: PlaneVector, _ spin: Double, to item: any UIDynamicItem) {
    guard holds(item) else { return }
    guard let body = dynamicAnimator?.body(of: item) else {
      return waiting.append((item, velocity, spin))
    }
    body.velocity += velocity
    body.spin += spin
    didChange()
  }

  /// Gives the items what the behaviour says of them.
  func describe(_ bodies: DynamicBodies) {
    for item in items {
      let body = bodies.body(of: item)
      body.traits = DynamicTraits(
        elasticity: Double(elasticity), friction: Double(friction), density: Double(density),
        resistance: Double(resistance), angularResistance: Double(angularResistance),
        allowsRotation: allowsRotation, isAnchored: isAnchored)
    }
    for (item, velocity, spin) in waiting where holds(item) {
      bodies.body(of: item).velocity += velocity
      bodies.body(of: item).spin += spin
    }
    waiting = []
  }
}
