import Foundation

/// Pulls an item to a point, and turns it upright, as a spring does.
///
/// Source: Apple, UISnapBehavior; UIKIT-CASES.md dynamics-snap.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Radians a second of the spring without damping, by the printed frames of a view that is snapped.
  static let frequency = 22.0

  /// Where the item goes to.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How little the item swings, from 0 to 1; a half unless set.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  /// Makes a pull of an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    take(item)
  }

  /// The damping ratio of the spring: 1 for a damping of 1.
  var ratio: Double { 0.09 + 0.91 * min(1, max(0, Double(damping))) }

  override func act(on bodies: DynamicBodies) {
    let stiffness = Self.frequency * Self.frequency
    let drag = 2 * ratio * Self.frequency
    for item in ownItems {
      let body = bodies.body(of: item)
      body.force.stiffness += stiffness
      body.force.acceleration += PlaneVector(snapPoint) * stiffness
      body.force.drag += drag
      body.force.turning.stiffness += stiffness
      body.force.turning.drag += drag
    }
  }
}
