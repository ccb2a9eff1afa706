import TerminalCanvas
import UIKit

/// Paths are drawn with dots: areas in quarters of a cell, lines in the eight dots of a braille
/// pattern.
extension CanvasContext {
  /// How far lines may be from the curves that they replace, in cells: a quarter of a dot's height.
  private static let tolerance: CGFloat = 1 / 16

  package func fill(_ path: UIBezierPath, color: UIColor) {
    guard color.alphaValue > 0 else { return }
    let mask = mask { $0.fill(cellLines(of: path), rule: path.fillRule, grain: .quarters) }
    paint(mask, as: .block, color: color)
  }

  package func stroke(_ path: UIBezierPath, color: UIColor) {
    guard color.alphaValue > 0 else { return }
    let outline = outline(of: path)
    let mask = mask { mask in
      mask.fill(outline, rule: .winding, grain: .dots)
      for line in middles(of: path) { mask.trace(line) }
    }
    paint(mask, as: .braille, color: color)
  }

  package func clip(to path: UIBezierPath) {
    let mask = mask { $0.fill(cellLines(of: path), rule: path.fillRule, grain: .dots) }
    (state.mask, state.clip) = (mask, mask.region)
  }

  /// The dots of the clip that a drawing covers.
  private func mask(_ draw: (inout DotMask) -> Void) -> DotMask {
    var mask = DotMask(region: state.clip.intersection(canvas.region))
    draw(&mask)
    if let clip = state.mask { mask.formIntersection(clip) }
    return mask
  }

  private func paint(_ mask: DotMask, as glyph: DotGlyph, color: UIColor) {
    for row in mask.region.rows {
      for column in mask.region.columns {
        canvas.paint(mask[column, row], as: glyph, color: color, column: column, row: row)
      }
    }
  }

  private func cellLines(of path: UIBezierPath) -> [Polyline] {
    path.cgPath.path.applying(state.transform).flattened(tolerance: Self.tolerance)
  }

  /// The outline of the stroke, in cells; the line width is in the current coordinates.
  private func outline(of path: UIBezierPath) -> [Polyline] {
    path.cgPath.path.stroked(path.pen, tolerance: tolerance)
      .applying(state.transform).flattened(tolerance: Self.tolerance)
  }

  /// The centre lines of the stroke, in cells, so that no line is too thin to be visible.
  private func middles(of path: UIBezierPath) -> [Polyline] {
    path.cgPath.path.dashed(path.pen, tolerance: tolerance)
      .map { $0.applying(state.transform) }
  }

  /// The tolerance in the current coordinates.
  private var tolerance: CGFloat {
    let transform = state.transform
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    return Self.tolerance / max(scale, 1e-6)
  }
}
