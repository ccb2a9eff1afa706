import TerminalCanvas
import UIKit

/// Carries out the drawing of views on a grid of cells.
///
/// Glyphs keep their size under a scale; only places and rectangles follow it.
@MainActor
package final class CanvasContext: UIKitRuntime.DrawingContext {
  /// What has been drawn.
  package private(set) var canvas: Canvas

  private var state: State
  private var savedStates: [State] = []

  /// The part of a drawing context that `saveState()` remembers.
  private struct State {
    var origin = CGPoint.zero
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1
    var clip: Region

    func rect(_ rect: CGRect) -> CGRect {
      let rect = rect.standardized
      return CGRect(
        x: origin.x + min(rect.minX * scaleX, rect.maxX * scaleX),
        y: origin.y + min(rect.minY * scaleY, rect.maxY * scaleY),
        width: rect.width * abs(scaleX), height: rect.height * abs(scaleY))
    }

    func point(_ point: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + point.x * scaleX, y: origin.y + point.y * scaleY)
    }
  }

  /// A context that draws on a canvas from its top left cell.
  package init(_ canvas: Canvas) {
    self.canvas = canvas
    state = State(clip: canvas.region)
  }

  /// Forgets what was drawn and every state, and keeps the storage.
  package func clear() {
    canvas.clear()
    state = State(clip: canvas.region)
    savedStates.removeAll(keepingCapacity: true)
  }

  /// The part of a rectangle that would be seen, in the same coordinates; null if none.
  package func visiblePart(of rect: CGRect) -> CGRect {
    let clip = CellGeometry.region(state.rect(rect)).intersection(state.clip)
    guard !clip.isEmpty, state.scaleX != 0, state.scaleY != 0 else { return .null }
    let seen = CGRect(
      x: (CGFloat(clip.column) - state.origin.x) / state.scaleX,
      y: (CGFloat(clip.row) - state.origin.y) / state.scaleY,
      width: CGFloat(clip.width) / state.scaleX, height: CGFloat(clip.height) / state.scaleY)
    return seen.standardized.intersection(rect)
  }

  package func fill(_ rect: CGRect, color: UIColor) {
    guard color.alphaValue > 0 else { return }
    let region = CellGeometry.region(state.rect(rect))
    canvas.fill(region, style: Style(fillColor: color), in: state.clip)
  }

  package func strokeFrame(_ rect: CGRect, color: UIColor) {
    guard color.alphaValue > 0 else { return }
    let region = CellGeometry.region(state.rect(rect))
    canvas.strokeFrame(region, style: Style(lineColor: color), in: state.clip)
  }

  package func drawText(
    _ text: String, at point: CGPoint, attributes: UIKitRuntime.TextAttributes
  ) {
    guard attributes.foreground?.alphaValue != 0 else { return }
    let place = state.point(point)
    canvas.draw(
      text, column: CellGeometry.cell(place.x), row: CellGeometry.cell(place.y),
      style: Style(attributes), in: state.clip)
  }

  /// Draws only the cells that can be seen, each the nearest one of the picture.
  package func drawImage(_ image: UIImage, in rect: CGRect) {
    let art = image.cellArt
    let target = CellGeometry.region(state.rect(rect))
    let seen = target.intersection(state.clip).intersection(canvas.region)
    guard art.columns > 0, art.rows > 0, !seen.isEmpty else { return }
    for row in seen.rows {
      for column in seen.columns {
        let cell = art[
          column: (column - target.column) * art.columns / target.width,
          row: (row - target.row) * art.rows / target.height]
        canvas.draw(
          String(cell.character), column: column, row: row,
          style: Style(UIKitRuntime.TextAttributes(foreground: cell.color)), in: seen)
      }
    }
  }

  package func saveState() {
    savedStates.append(state)
  }

  package func restoreState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
  }

  package func translate(by offset: CGPoint) {
    state.origin = state.point(offset)
  }

  package func scale(x: CGFloat, y: CGFloat) {
    state.scaleX *= x
    state.scaleY *= y
  }

  package func clip(to rect: CGRect) {
    state.clip = CellGeometry.region(state.rect(rect)).intersection(state.clip)
  }
}
