import Foundation

/// What Auto Layout keeps of a view; made when it is first asked for, so that other views need one
/// word for it.
@MainActor
final class ViewLayoutState {
  /// The constraints that the view holds, in the order in which they became active.
  var constraints: [NSLayoutConstraint] = []
  /// Active constraints that views around this one hold and that mention it or its guides.
  var outerConstraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []

  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
}
