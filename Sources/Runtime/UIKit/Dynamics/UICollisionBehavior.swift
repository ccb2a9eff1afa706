import Foundation

/// Hears of items that meet and part.
///
/// Source: Apple, UICollisionBehaviorDelegate; UIKIT-CASES.md dynamics-contacts.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items meet, with a point that both touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items part.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item meets a boundary; that of the reference view has no name.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item leaves a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { unimplemented() }
}

/// Lets items run into each other and into boundaries.
///
/// Source: Apple, UICollisionBehavior; UIKIT-CASES.md dynamics-collision.
@preconcurrency @MainActor
open class UICollisionBehavior: UIKitRuntime.ItemsBehavior {
  /// What items run into.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the mode.
    public let rawValue: UInt
    /// Makes a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What items run into; everything unless set.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// Hears of items that meet and part.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set { insets = newValue ? .zero : nil }
  }
  private var insets: UIEdgeInsets? { didSet { didChange() } }
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  // MARK: Boundaries

  /// Makes the bounds of the reference view a boundary, smaller by insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
  }

  /// Adds a boundary along a path, in place of one of that name.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    didChange()
  }

  /// Adds a boundary between two points, in place of one of that name.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    didChange()
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// The names of the boundaries, in the order in which they were added.
  public var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  /// Whether two names are the same one.
  static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other as? NSObject) ?? false
  }

  // MARK: Steps

  /// What may meet.
  func pairs(of bodies: DynamicBodies) -> [DynamicPair] {
    let own = items.map { bodies.body(of: $0) }
    var pairs: [DynamicPair] = []
    if collisionMode.contains(.boundaries) {
      let obstacles = obstacles
      for body in own {
        pairs += obstacles.map { DynamicPair(body: body, obstacle: $0, behavior: self) }
      }
    }
    guard collisionMode.contains(.items) else { return pairs }
    for (index, body) in own.enumerated() {
      for other in own[(index + 1)...] {
        let obstacle = DynamicObstacle(body: other, shape: other.shape, identifier: nil)
        pairs.append(DynamicPair(body: body, obstacle: obstacle, behavior: self))
      }
    }
    return pairs
  }

  private var obstacles: [DynamicObstacle] {
    let lines = boundaries.flatMap { boundary in
      DynamicShape.corners(of: boundary.path.cgPath).flatMap { corners in
        zip(corners, corners.dropFirst()).map {
          DynamicObstacle(body: nil, shape: .polygon([$0, $1]), identifier: boundary.identifier)
        }
      }
    }
    return edges + lines
  }

  /// The four sides of the reference view's bounds, which are asked for in each step.
  private var edges: [DynamicObstacle] {
    guard let insets, let bounds = dynamicAnimator?.referenceView?.bounds else { return [] }
    let area = bounds.inset(by: insets)
    let (low, high) = (
      PlaneVector(CGPoint(x: area.minX, y: area.minY)),
      PlaneVector(CGPoint(x: area.maxX, y: area.maxY))
    )
    let sides: [(PlaneVector, PlaneVector)] = [
      (low, PlaneVector(1, 0)), (low, PlaneVector(0, 1)), (high, PlaneVector(-1, 0)),
      (high, PlaneVector(0, -1)),
    ]
    return sides.map {
      DynamicObstacle(body: nil, shape: .halfPlane(point: $0.0, normal: $0.1), identifier: nil)
    }
  }

  func tellBegin(_ contact: DynamicContact) {
    let item = contact.body.item
    guard let other = contact.obstacle.body?.item else {
      notify(
        collisionDelegate, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
        {
          $0.collisionBehavior(
            self, beganContactFor: item, withBoundaryIdentifier: contact.obstacle.identifier,
            at: contact.point)
        })
      return
    }
    notify(
      collisionDelegate, "collisionBehavior(_:beganContactFor:with:at:)",
      { $0.collisionBehavior(self, beganContactFor: item, with: other, at: contact.point) })
  }

  func tellEnd(_ contact: DynamicContact) {
    let item = contact.body.item
    guard let other = contact.obstacle.body?.item else {
      notify(
        collisionDelegate, "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
        {
          $0.collisionBehavior(
            self, endedContactFor: item, withBoundaryIdentifier: contact.obstacle.identifier)
        })
      return
    }
    notify(
      collisionDelegate, "collisionBehavior(_:endedContactFor:with:)",
      { $0.collisionBehavior(self, endedContactFor: item, with: other) })
  }
}
