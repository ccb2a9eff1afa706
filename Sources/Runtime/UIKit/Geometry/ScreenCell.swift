import Foundation

/// A cell of the terminal in points, of which its screen says how many it has.
///
/// All that is drawn by characters is measured in these: text, the marks of controls, the rows of bars.
@MainActor
enum ScreenCell {
  static var size: CGSize { UIApplication.shared.screen.cellSize }
  /// The width of a column in points.
  static var width: CGFloat { size.width }
  /// The height of a row in points.
  static var height: CGFloat { size.height }

  /// How many whole columns fit a width in points.
  static func columns(in length: CGFloat) -> Int { whole(length, of: width) }

  /// How many whole rows fit a height in points.
  static func rows(in length: CGFloat) -> Int { whole(length, of: height) }

  /// Where the column begins in which a coordinate lies.
  static func column(at x: CGFloat) -> CGFloat { (x / width).rounded(.down) * width }

  /// Where the row begins in which a coordinate lies.
  static func row(at y: CGFloat) -> CGFloat { (y / height).rounded(.down) * height }

  /// Where one line begins in a rectangle: in the middle of its height, where a row has several points.
  static func lineOrigin(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX, y: height > 1 ? max(rect.minY, rect.midY - height / 2) : rect.minY)
  }

  /// Of cells with many points, what is smaller than one takes one, so that it stays visible.
  private static func whole(_ length: CGFloat, of cell: CGFloat) -> Int {
    let count = Int(max(0, min(length / cell, 1_000_000)))
    return count == 0 && length > 0 && cell > 1 ? 1 : count
  }
}

extension CGSize {
  /// The size in points of so many cells.
  @MainActor
  static func cells(_ columns: CGFloat, _ rows: CGFloat) -> CGSize {
    CGSize(width: columns * ScreenCell.width, height: rows * ScreenCell.height)
  }
}
