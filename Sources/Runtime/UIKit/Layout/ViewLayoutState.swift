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

  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
}
