import Foundation
import Synchronization

/// The size of a terminal cell in points, which the screen defines.
///
/// Everything drawn with characters is measured in cells: text, the marks of controls, bars.
@MainActor
enum ScreenCell {
  /// The size for those who may be on any thread, such as images.
  nonisolated static var sharedSize: CGSize {
    get { storedSize.withLock { $0 } }
    set { storedSize.withLock { $0 = newValue } }
  }

  nonisolated private static let storedSize = Mutex(CGSize(width: 1, height: 1))

  static var size: CGSize { UIApplication.shared.screen.cellSize }
  /// The width of a column in points.
  static var width: CGFloat { size.width }
  /// The height of a row in points.
  static var height: CGFloat { size.height }

  /// The number of whole columns in a width in points.
  static func columns(in length: CGFloat) -> Int { whole(length, of: width) }

  /// The number of whole rows in a height in points.
  static func rows(in length: CGFloat) -> Int { whole(length, of: height) }

  /// The left edge of the column that contains a coordinate.
  static func column(at x: CGFloat) -> CGFloat { (x / width).rounded(.down) * width }

  /// The top edge of the row that contains a coordinate.
  static func row(at y: CGFloat) -> CGFloat { (y / height).rounded(.down) * height }

  /// The origin of one line in a rectangle, centred vertically if a row has several points.
  static func lineOrigin(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX, y: height > 1 ? max(rect.minY, rect.midY - height / 2) : rect.minY)
  }

  /// The y coordinate of the line in the middle of a rectangle's height.
  static func middleLine(in rect: CGRect) -> CGFloat {
    height > 1 ? max(rect.minY, rect.midY - height / 2) : rect.midY.rounded(.down)
  }

  /// If cells have several points, a smaller length counts as one cell, so that it stays visible.
  private static func whole(_ length: CGFloat, of cell: CGFloat) -> Int {
    let count = Int(max(0, min(length / cell, 1_000_000)))
    return count == 0 && length > 0 && cell > 1 ? 1 : count
  }
}

extension CGSize {
  /// The size of a number of cells, in points.
  @MainActor
  static func cells(_ columns: CGFloat, _ rows: CGFloat) -> CGSize {
    CGSize(width: columns * ScreenCell.width, height: rows * ScreenCell.height)
  }
}
