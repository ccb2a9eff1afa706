import Foundation

/// The default distances of UIKit, in points.
///
/// They are a phone's, but where a point is a cell eight of a phone's points are one.
/// Source: decisions/LAYOUT.md "2026-11-22 Eight points of a phone's spacing are a cell"; UIKIT-CASES.md
/// layout-margins.
@MainActor
enum SystemSpacing {
  /// Between two views.
  static var betweenViews: CGFloat { distance(8, cells: 1) }
  /// From a view's edge to its margin.
  static var margin: CGFloat { distance(8, cells: 1) }
  /// The least left and right margin of a controller's view where the width is compact.
  static var compactRootMargin: CGFloat { distance(16, cells: 2) }
  /// The least left and right margin of a controller's view where the width is regular.
  static var regularRootMargin: CGFloat { distance(20, cells: 3) }
  /// The widest column of text that reads well.
  static var readableWidth: CGFloat { distance(920, cells: 115) }

  private static func distance(_ points: CGFloat, cells: CGFloat) -> CGFloat {
    ScreenCell.width == 1 ? cells : points
  }
}
