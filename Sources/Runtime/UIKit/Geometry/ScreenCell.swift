import Foundation
import Synchronization

/// The size of a terminal cell in points, which the screen defines.
///
/// Characters advance by cells; lengths are points, which `SystemLength` and the fonts know.
@MainActor
enum ScreenCell {
  /// The size for those who may be on any thread, such as images.
  nonisolated static var sharedSize: CGSize {
    get { storedSize.withLock { $0 } }
    set { storedSize.withLock { $0 = newValue } }
  }

  nonisolated private static let storedSize = Mutex(CGSize(width: 1, height: 1))

  static var size: CGSize { UIApplication.cellSize }
  /// The width of a column in points.
  static var width: CGFloat { size.width }
  /// The height of a row in points.
  static var height: CGFloat { size.height }
  /// Whether a point is a cell, so that all lengths are numbers of cells.
  static var isPoint: Bool { width == 1 }
  /// The smallest difference between two lengths: a cell, or a third of a point as on a phone.
  static var pixel: CGFloat { isPoint ? 1 : 1 / 3 }

  /// The number of whole columns in a width in points.
  static func columns(in length: CGFloat) -> Int { whole(length, of: width) }

  /// The number of whole rows in a height in points.
  static func rows(in length: CGFloat) -> Int { whole(length, of: height) }

  /// The left edge of the column that contains a coordinate.
  static func column(at x: CGFloat) -> CGFloat { (x / width).rounded(.down) * width }

  /// A length rounded up to whole pixels.
  static func pixels(_ length: CGFloat) -> CGFloat {
    (length / pixel - 1e-3).rounded(.up) * pixel
  }

  /// The largest number of whole pixels in a length.
  static func pixelsDown(_ length: CGFloat) -> CGFloat {
    (length / pixel + 1e-3).rounded(.down) * pixel
  }

  /// The number of whole pixels that is nearest to a length.
  static func pixelsNear(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }

  /// Half of what is left beside something that is centred; whole cells where a point is one.
  static func half(_ spare: CGFloat) -> CGFloat { isPoint ? (spare / 2).rounded(.down) : spare / 2 }

  /// If cells have several points, a smaller length counts as one cell, so that it stays visible.
  private static func whole(_ length: CGFloat, of cell: CGFloat) -> Int {
    // What rounding to pixels takes off does not cost a character.
    let count = Int(max(0, min(length / cell + 1e-3, 1_000_000)))
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
