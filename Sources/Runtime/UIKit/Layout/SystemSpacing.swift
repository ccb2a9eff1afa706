import Foundation

/// The distances that UIKit chooses itself, in points.
///
/// They are a phone's, but where a point is a cell eight of a phone's points are one.
/// Source: DECISIONS.md "2026-11-22 Eight points of a phone's spacing are a cell".
@MainActor
enum SystemSpacing {
  /// Between two views.
  static var betweenViews: CGFloat { distance(8, cells: 1) }

  private static func distance(_ points: CGFloat, cells: CGFloat) -> CGFloat {
    ScreenCell.width == 1 ? cells : points
  }
}
