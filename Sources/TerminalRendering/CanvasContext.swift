import TerminalCanvas
import UIKit

/// Carries out the drawing of views on a grid of cells.
///
/// Glyphs keep their size under a scale; only places and rectangles follow it.
@MainActor
package final class CanvasContext: DrawingContext {
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

  /// The cells that may change now; of no extent where nothing would be seen.
  package var clip: Region { state.clip }

  /// Whether anything inside a rectangle would be seen.
  package func isVisible(_ rect: CGRect) -> Bool {
    !CellGeometry.region(state.rect(rect)).intersection(state.clip).isEmpty
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

  package func drawText(_ text: String, at point: CGPoint, attributes: TextAttributes) {
    guard attributes.foreground?.alphaValue != 0 else { return }
    let place = state.point(point)
    canvas.draw(
      text, column: CellGeometry.cell(place.x), row: CellGeometry.cell(place.y),
      style: Style(attributes), in: state.clip)
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
