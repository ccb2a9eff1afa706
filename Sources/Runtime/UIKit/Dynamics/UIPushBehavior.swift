import Foundation

/// Pushes items, for a moment or all the time: 1 moves a view of 100 by 100 points by 100 points a second,
/// or a second squared.
///
/// Source: Apple, UIPushBehavior; UIKIT-CASES.md dynamics-units, dynamics-push.
@preconcurrency @MainActor
open class UIPushBehavior: UIKitRuntime.ItemsBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Hashable, Sendable {
    case continuous, instantaneous
  }

  /// How long the push lasts.
  public let mode: Mode
  /// Whether it pushes; one of a moment is no longer active after its step, and pushes again once it is
  /// set.
  open var active = true { didSet { if active { didChange() } } }
  /// The push; nothing unless set.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  /// Makes a push for some items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// The angle of the push in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set {
      ownAngle = newValue
      pushDirection = CGVector(angle: newValue, length: magnitude)
    }
  }
  /// How strong the push is; below 0 it goes the other way.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { pushDirection = CGVector(angle: magnitude == 0 ? ownAngle : angle, length: newValue) }
  }
  /// The angle that was set while there was no push.
  private var ownAngle: CGFloat = 0
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    ownAngle = angle
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  override func act(on bodies: DynamicBodies) {
    guard active else { return }
    for item in items {
      let body = bodies.body(of: item)
      let change = PlaneVector(pushDirection) * 100 * body.inverseMass
      if mode == .continuous {
        body.force.acceleration += change
      } else {
        body.velocity += change
      }
    }
    if mode == .instantaneous, !items.isEmpty { active = false }
  }
}
