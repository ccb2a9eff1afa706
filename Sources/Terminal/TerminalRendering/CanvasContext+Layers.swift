import TerminalCanvas
import UIKit

/// The rounded corners of a rectangle and their radius, in points.
struct CutCorners {
  let radius: CGFloat
  let corners: FrameCorners

  init(radius: CGFloat, _ corners: FrameCorners) {
    self.radius = radius
    self.corners = corners
  }
}

extension CanvasContext {
  /// Fills the cells of a rectangle that lie inside its rounded corners.
  ///
  /// A corner's own cell is cut however small the radius is, so that the corner can be seen; where
  /// the rectangle is too small for that, nothing is cut.
  func fill(_ rect: CGRect, color: UIColor, cutting cut: CutCorners) {
    let region = CellGeometry.region(rect.applying(state.transform))
    guard state.mask == nil, state.isUpright, region.width > 2 else {
      return fill(rect, color: color)
    }
    guard color.alphaValue > 0 else { return }
    let style = Style(fillColor: color)
    let radius = CellRadius(
      x: min(cut.radius * abs(state.transform.a), CGFloat(region.width) / 2),
      y: min(cut.radius * abs(state.transform.d), CGFloat(region.height) / 2))
    for row in region.rows {
      let (below, above) = (row - region.row, region.rows.upperBound - 1 - row)
      let left = max(
        cut.corners.contains(.topLeft) ? radius.cells(cutInRow: below) : 0,
        cut.corners.contains(.bottomLeft) ? radius.cells(cutInRow: above) : 0)
      let right = max(
        cut.corners.contains(.topRight) ? radius.cells(cutInRow: below) : 0,
        cut.corners.contains(.bottomRight) ? radius.cells(cutInRow: above) : 0)
      canvas.fill(
        Region(
          column: region.column + left, row: row, width: region.width - left - right, height: 1),
        style: style, in: state.clip)
    }
  }

  /// Draws a line along the inside of a rectangle, which needs room for it and something in it.
  func strokeBorder(_ rect: CGRect, color: UIColor, rounded corners: FrameCorners) {
    let region = CellGeometry.region(rect.applying(state.transform))
    guard color.alphaValue > 0, region.width > 2, region.height > 2 else { return }
    for clip in state.visibleRegions(in: region) {
      canvas.strokeFrame(
        region, style: Style(lineColor: color), rounding: corners,
        sparesGlyphs: keepsThinRects, in: clip)
    }
  }
}

/// The radius of a corner, in cells.
private struct CellRadius {
  let x: CGFloat
  let y: CGFloat

  /// How many cells, counted from the edge, lie outside the corner in a row.
  func cells(cutInRow row: Int) -> Int {
    let least = row == 0 ? 1 : 0
    let distance = (y - (CGFloat(row) + 0.5)) / y
    guard distance > 0 else { return least }
    var count = 0
    while CGFloat(count) + 0.5 < x {
      let across = (x - (CGFloat(count) + 0.5)) / x
      guard across * across + distance * distance > 1 else { break }
      count += 1
    }
    return max(least, count)
  }
}
