import Foundation

/// A linear relation between two attributes of views or layout guides:
/// `first = multiplier * second + constant`, or at most, or at least.
///
/// Source: Apple, NSLayoutConstraint; UIKIT-CASES.md "Auto Layout".
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutTarget
  let second: LayoutTarget?
  /// How the two sides relate.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// A name for whoever reads a report of conflicts.
  open var identifier: String?
  /// Whether the constraint would be archived with its view.
  open var shouldBeArchived = false

  /// What is added to the second side, in points.
  open var constant: CGFloat

  /// How much the constraint matters.
  open var priority = UILayoutPriority.required

  init(
    _ first: LayoutTarget, _ relation: Relation, _ second: LayoutTarget?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkTargets()
  }

  /// Makes a constraint; without a second item it is about a length and the constant alone.
  ///
  /// - Precondition: The items are views, and their attributes can be compared.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutTarget(Self.object($0), attr2) }
    self.init(
      LayoutTarget(Self.object(view1), attr1), relation,
      attr2 == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
  }

  private static func object(_ item: Any) -> AnyObject {
    precondition(
      item is UIView, "NSLayoutConstraint: Constraint items must each be a view or layout guide.")
    return item as AnyObject
  }

  /// The item on the left side.
  public var firstItem: AnyObject? { first.item }
  /// What of it is meant.
  public var firstAttribute: Attribute { first.attribute }
  /// The item on the right side, if any.
  public var secondItem: AnyObject? { second?.item }
  /// What of it is meant.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
}
