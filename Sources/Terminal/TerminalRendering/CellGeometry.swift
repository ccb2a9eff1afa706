import TerminalCanvas
import UIKit

/// Where points of UIKit become cells.
///
/// Edges are rounded, not extents: rectangles that touch in points touch in cells, whatever
/// fractions a scale left. Numbers that are none, or far outside every terminal, are held.
enum CellGeometry {
  /// The whole cell at a coordinate, held to a million either way.
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
