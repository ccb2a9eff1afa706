import Foundation

/// How wide a sidebar of a split view is.
///
/// Source: Apple, UISplitViewController, "Managing the primary column width".
@MainActor
struct SplitColumnWidth {
  /// The width in points, or `automaticDimension` for one by the fraction.
  var preferred = UISplitViewController.automaticDimension
  /// The share of the width of all columns, or `automaticDimension` for one that the split view chooses.
  var fraction = UISplitViewController.automaticDimension
  /// The least width, in points.
  var minimum = SystemLength.narrowestColumn
  /// The greatest width, in points.
  var maximum = SystemLength.widestColumn

  /// The width beside other columns, in whole points; the fraction is taken if the app prefers none.
  func points(in total: CGFloat, automaticFraction: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let share = total * (fraction == automatic ? automaticFraction : fraction)
    let wanted = (preferred == automatic ? share : preferred).rounded(.down)
    return min(max(wanted, minimum), maximum, total)
  }
}
