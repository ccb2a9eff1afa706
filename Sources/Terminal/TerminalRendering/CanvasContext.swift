import TerminalCanvas
import UIKit

/// A drawing context that draws on a grid of cells.
///
/// The transform applies to positions, rectangles and paths; glyphs stay upright and keep their
/// size.
@MainActor
package final class CanvasContext: UIKitRuntime.DrawingContext {
  /// What has been drawn.
  package internal(set) var canvas: Canvas

  /// Whether a rectangle that is thinner than a cell is drawn as a line, as a hairline is on a
  /// phone.
  var keepsThinRects = false
  var state: CanvasState
  private var savedStates: [CanvasState] = []

  /// Creates a context that draws on a canvas from its top left cell.
  package init(_ canvas: Canvas) {
    self.canvas = canvas
    state = CanvasState(clip: canvas.region)
  }

  /// Clears the canvas and resets the state, but keeps the storage.
  package func clear() {
    canvas.clear()
    state = CanvasState(clip: canvas.region)
    savedStates.removeAll(keepingCapacity: true)
  }

  /// The part of a rectangle inside the clip, in the same coordinates; null if there is none.
  package func visiblePart(of rect: CGRect) -> CGRect {
    let clip = region(of: rect).intersection(state.clip)
    guard !clip.isEmpty, let inverse = state.inverse else { return .null }
    let cells = CGRect(x: clip.column, y: clip.row, width: clip.width, height: clip.height)
    return cells.applying(inverse).intersection(rect)
  }

  package var clipBounds: CGRect {
    guard !state.clip.isEmpty, let inverse = state.inverse else { return .null }
    let clip = state.clip
    return CGRect(x: clip.column, y: clip.row, width: clip.width, height: clip.height)
      .applying(inverse)
  }

  package func fill(_ rect: CGRect, color: UIColor) {
    guard color.alphaValue > 0 else { return }
    guard state.mask == nil, state.isUpright else {
      return fill(UIBezierPath(rect: rect), color: color)
    }
    if isThin(rect) { return stroke(middleLine(of: rect), color: color) }
    let region = CellGeometry.region(rect.applying(state.transform))
    if color.alphaValue < 1, color.terminalRole == nil, let shade = Color(color) {
      return canvas.blend(region, with: shade, opacity: color.alphaValue, in: state.clip)
    }
    canvas.fill(region, style: Style(fillColor: color), in: state.clip)
  }

  package func strokeFrame(_ rect: CGRect, color: UIColor) {
    guard color.alphaValue > 0 else { return }
    let region = CellGeometry.region(rect.applying(state.transform))
    for clip in state.visibleRegions(in: region) {
      canvas.strokeFrame(region, style: Style(lineColor: color), in: clip)
    }
  }

  package func drawText(
    _ text: String, at point: CGPoint, attributes: UIKitRuntime.TextAttributes
  ) {
    guard attributes.foreground?.alphaValue != 0 else { return }
    let place = point.applying(state.transform)
    let (column, row) = (CellGeometry.cell(place.x), CellGeometry.cell(place.y))
    let line = Region(
      column: state.clip.column, row: row, width: state.clip.width, height: 1)
    for clip in state.visibleRegions(in: line) {
      canvas.draw(text, column: column, row: row, style: Style(attributes), in: clip)
    }
  }

  /// Draws only the visible cells, each with the nearest cell or pixel of the image.
  package func drawImage(_ image: UIImage, in rect: CGRect) {
    guard !image.drawSteps(in: rect, on: self) else { return }
    let target = CellGeometry.region(rect.applying(state.transform))
    for seen in state.visibleRegions(in: target.intersection(canvas.region)) {
      if let art = image.cellArt {
        draw(art, over: target, in: seen)
      } else {
        drawPixels(of: image, over: target, in: seen)
      }
    }
  }

  private func draw(_ art: UIKitRuntime.CellArt, over target: Region, in seen: Region) {
    guard art.columns > 0, art.rows > 0 else { return }
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

  package func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  package func clip(to rect: CGRect) {
    guard state.isUpright else { return clip(to: UIBezierPath(rect: rect)) }
    state.clip = region(of: rect).intersection(state.clip)
  }
}
