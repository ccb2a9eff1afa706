import Foundation

/// Holds an item at a distance from a point or from another item, by a rod or by a spring.
///
/// Source: Apple, UIAttachmentBehavior; UIKIT-CASES.md dynamics-attachment.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Hashable, Sendable {
    case items, anchor
  }

  /// What the first item is attached to.
  public let attachedBehaviorType: AttachmentType
  /// The point, of an attachment to one.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance, in points; that at the beginning unless set.
  open var length: CGFloat { didSet { didChange() } }
  /// How little a spring swings; 1 for not at all.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How often a spring swings a second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }

  /// Attaches an item to a point of the reference view.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = CGFloat((PlaneVector(item.center) - PlaneVector(point)).length)
    super.init()
    take(item)
  }

  /// Attaches an item to another one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = CGFloat((PlaneVector(item1.center) - PlaneVector(item2.center)).length)
    super.init()
    take(item1)
    take(item2)
  }

  /// The items: one, or two.
  public var items: [any UIDynamicItem] { ownItems }

  private func bodies(_ all: DynamicBodies) -> (own: DynamicBody, other: DynamicBody?) {
    (all.body(of: ownItems[0]), ownItems.count > 1 ? all.body(of: ownItems[1]) : nil)
  }

  override func act(on bodies: DynamicBodies) {
    guard frequency > 0 else { return }
    let (own, other) = self.bodies(bodies)
    let rate = 2 * Double.pi * Double(frequency)
    let target = other?.place ?? PlaneVector(anchorPoint)
    let apart = own.place - target
    guard length > 0 || other != nil else {
      own.force.stiffness += rate * rate
      own.force.acceleration += target * (rate * rate)
      own.force.drag += 2 * Double(damping) * rate
      return
    }
    guard let direction = apart.unit else { return }
    let speed = (own.velocity - (other?.velocity ?? .zero)).dot(direction)
    let pull =
      -rate * rate * (apart.length - Double(length)) - 2 * Double(damping) * rate * speed
    let share = shares(own, other)
    own.force.acceleration += direction * (pull * share.own)
    other?.force.acceleration -= direction * (pull * share.other)
  }

  /// Which parts of a change fall on both, by their masses.
  private func shares(_ own: DynamicBody, _ other: DynamicBody?) -> (own: Double, other: Double) {
    let sum = own.inverseMass + (other?.inverseMass ?? 0)
    return sum > 0 ? (own.inverseMass / sum, (other?.inverseMass ?? 0) / sum) : (0, 0)
  }

  /// A rod keeps its length, and the ends do not move along it.
  override func constrain(_ bodies: DynamicBodies) {
    guard frequency <= 0 else { return }
    let (own, other) = self.bodies(bodies)
    let share = shares(own, other)
    let apart = own.place - (other?.place ?? PlaneVector(anchorPoint))
    guard let direction = apart.unit else { return }
    let excess = apart.length - Double(length)
    own.place -= direction * (excess * share.own)
    other?.place += direction * (excess * share.other)
    let speed = (own.velocity - (other?.velocity ?? .zero)).dot(direction)
    own.velocity -= direction * (speed * share.own)
    other?.velocity += direction * (speed * share.other)
  }
}
