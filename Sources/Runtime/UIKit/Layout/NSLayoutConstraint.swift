import Foundation

/// A linear relation between two attributes of views or layout guides:
/// `first = multiplier * second + constant`, or at most, or at least.
///
/// It has an effect while it is active.
/// Source: Apple, NSLayoutConstraint; UIKIT-CASES.md "Auto Layout".
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutTarget
  let second: LayoutTarget?
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// A name for reports of conflicts.
  open var identifier: String?
  /// Whether the constraint would be archived with its view.
  open var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?

  /// The constant that is added to the second side, in points.
  open var constant: CGFloat {
    didSet {
      if constant != oldValue { holder?.layoutEngineIfMade?.constantDidChange(of: self) }
    }
  }

  /// The priority of the constraint, from 1 to 1000.
  ///
  /// It may become required, or optional, while it is active.
  open var priority = UILayoutPriority.required {
    didSet {
      if priority != oldValue { holder?.layoutEngineIfMade?.priorityDidChange(of: self) }
    }
  }

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

  /// Makes a constraint between nothing, for a property that gets another one before it is used.
  ///
  /// It must not become active.
  public convenience override init() {
    self.init(LayoutTarget(nil, .width), .equal, nil)
  }

  /// Makes a constraint; without a second item it relates a dimension to the constant.
  ///
  /// - Precondition: The items are views or layout guides, and their attributes can be compared.
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
      item is UIView || item is UILayoutGuide,
      "NSLayoutConstraint: Constraint items must each be a view or layout guide.")
    return item as AnyObject
  }

  /// The anchor on the left side.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor on the right side, if any.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
  /// The item on the left side.
  public var firstItem: AnyObject? { first.item }
  /// What of it is meant.
  public var firstAttribute: Attribute { first.attribute }
  /// The item on the right side, if any.
  public var secondItem: AnyObject? { second?.item }
  /// What of it is meant.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint is active; setting it adds the constraint to, or removes it from, the
  /// nearest common ancestor of both items.
  ///
  /// Source: UIKIT-CASES.md layout-holder.
  ///
  /// - Precondition: Both items are in one hierarchy when it becomes true.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { nearestHolder.hold(self) } else { holder?.release([self]) }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    let active = constraints.filter(\.isActive)
    for (_, group) in Dictionary(grouping: active, by: { $0.holder.map(ObjectIdentifier.init) }) {
      group[0].holder?.release(group)
    }
  }

  /// The constraint as UIKit's reports print it, with numbers in place of addresses.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      var names = LayoutNames()
      return names.text(of: self)
    }
  }
}

extension NSLayoutConstraint {
  /// The views that the items are, or that own them.
  var views: [UIView] { first.views + (second?.views ?? []) }

  /// The nearest common ancestor of all items.
  private var nearestHolder: UIView {
    let views = views
    var candidate = views.first
    while let view = candidate, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      candidate = view.storedSuperview
    }
    guard let candidate else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(anchorTexts) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.")
    }
    return candidate
  }

  private var anchorTexts: String {
    var names = LayoutNames()
    return ([first] + (second.map { [$0] } ?? [])).map { names.text(of: $0) }
      .joined(separator: " and ")
  }
}
