import Foundation

/// Pulls items in a direction; 1 is 1,000 points a second squared, whatever the mass.
///
/// Source: Apple, UIGravityBehavior; UIKIT-CASES.md dynamics-units.
@preconcurrency @MainActor
open class UIGravityBehavior: UIKitRuntime.ItemsBehavior {
  /// The pull; one down unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// The angle of the pull in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strong the pull is; 0 makes the angle 0, too.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(newValue == 0 ? 0 : angle, magnitude: newValue) }
  }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func act(on bodies: DynamicBodies) {
    let pull = PlaneVector(gravityDirection) * 1000
    for item in items { bodies.body(of: item).force.acceleration += pull }
  }
}

extension CGVector {
  /// A vector by its angle in radians, clockwise from the right, and its length.
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }
}
