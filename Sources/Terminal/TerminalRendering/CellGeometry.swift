import TerminalCanvas
import UIKit

/// Converts coordinates to whole cells.
///
/// Edges are rounded, not extents: rectangles that touch in points touch in cells, even if a scale
/// results in fractions. Coordinates that are not numbers, or far outside every terminal, are
/// clamped.
enum CellGeometry {
  /// The cell at a coordinate, clamped to ±1,000,000.
  static func cell(_ coordinate: CGFloat) -> Int {
    guard coordinate.isFinite else { return coordinate > 0 ? farthest : -farthest }
    return Int(min(max(coordinate.rounded(), -CGFloat(farthest)), CGFloat(farthest)))
  }

  /// The cells that a rectangle covers.
  static func region(_ rect: CGRect) -> Region {
    guard !rect.isNull, !rect.isInfinite else {
      let isEverything = rect.isInfinite
      return Region(
        column: isEverything ? -farthest : 0, row: isEverything ? -farthest : 0,
        width: isEverything ? 2 * farthest : 0, height: isEverything ? 2 * farthest : 0)
    }
    let (left, top) = (cell(rect.minX), cell(rect.minY))
    return Region(
      column: left, row: top, width: cell(rect.maxX) - left, height: cell(rect.maxY) - top)
  }

  private static let farthest = 1_000_000
}
