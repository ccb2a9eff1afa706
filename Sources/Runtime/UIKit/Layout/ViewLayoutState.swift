import Foundation

/// The state of a view for Auto Layout; made at the first access, so that a view without it stores
/// a single reference.
@MainActor
final class ViewLayoutState {
  /// The constraints that the view holds, in the order in which they became active.
  var constraints: [NSLayoutConstraint] = []
  /// Active constraints that ancestors hold and that refer to this view or its guides.
  var outerConstraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
  /// The engine of the tree, while the view is the topmost one.
  var engine: LayoutEngine?

  var hugging = LayoutPriorities(.defaultLow)
  var compressionResistance = LayoutPriorities(.defaultHigh)
  /// What decides between the view and its siblings where the priorities do not.
  var tieBreak: LayoutTieBreak?

  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var semanticContent = UISemanticContentAttribute.unspecified
}

/// A priority for each axis.
struct LayoutPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Whether a view changes its size along an axis only after others that may as well.
struct LayoutTieBreak: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// Whether others become larger than their content first.
  let growsLast: Bool
  /// Whether others become smaller than their content first.
  let shrinksLast: Bool
}
