import TerminalCanvas
import UIKit

/// Rectangles that are thinner than half a cell: hairlines of an app that is designed for a phone.
extension CanvasContext {
  /// The cells of a rectangle in the current coordinates; for a thin one those that it intersects.
  func region(of rect: CGRect) -> Region {
    let cells = rect.applying(state.transform)
    let region = CellGeometry.region(cells)
    guard keepsThinRects, region.isEmpty, cells.width > 0, cells.height > 0 else { return region }
    return Region(
      column: region.width > 0 ? region.column : Int(cells.minX.rounded(.down)),
      row: region.height > 0 ? region.row : Int(cells.minY.rounded(.down)),
      width: max(1, region.width), height: max(1, region.height))
  }

  /// Clips to all cells that a rectangle meets: a line of text stands on the row of its baseline, which may
  /// be one of which a smaller part lies in its view.
  func clip(toCellsOf rect: CGRect) {
    guard keepsThinRects, state.isUpright else { return clip(to: rect) }
    let cells = rect.applying(state.transform)
    // What is left of the rounding to pixels meets no cell.
    let outer = CellGeometry.region(cells.insetBy(dx: 1e-3, dy: 1e-3).integral)
    state.clip = outer.intersection(state.clip)
  }

  /// Whether a rectangle is so thin that it is drawn as a line.
  func isThin(_ rect: CGRect) -> Bool {
    guard keepsThinRects else { return false }
    let cells = rect.applying(state.transform)
    return cells.width > 0 && cells.height > 0 && min(cells.width, cells.height) < 0.5
  }

  /// The line through the middle of a thin rectangle, along its longer side.
  func middleLine(of rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let cells = rect.applying(state.transform)
    if cells.width >= cells.height {
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    } else {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
    path.lineWidth = min(rect.width, rect.height)
    return path
  }
}
