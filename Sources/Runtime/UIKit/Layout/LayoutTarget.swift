/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor
struct LayoutTarget {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the measured distance begins, for an anchor made by `anchorWithOffset(to:)`.
  private(set) weak var startItem: AnyObject?
  let startAttribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    startAttribute = .notAnAttribute
  }

  /// The distance from one location to another.
  init(from start: LayoutTarget, to end: LayoutTarget) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
  }

  /// Whether this is the distance between two locations.
  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// Whether this is a dimension and not a location.
  var isLength: Bool { isDistance || attribute.isSize }

  /// The views that the items are, or that own them.
  var views: [UIView] { [item, startItem].compactMap(Self.view) }

  /// The view that a constraint's item is, or that owns it.
  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
