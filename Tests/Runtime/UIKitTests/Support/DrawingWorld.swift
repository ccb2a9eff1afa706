import Foundation
import UIKit

/// A new application on the stepped scheduler, for tests of views without controllers.
@MainActor
struct DrawingWorld {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let application: UIApplication

  init() {
    application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
  }

  /// What a view draws, as rows of characters.
  func drawn(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    let context = GridContext(size: view.bounds.size)
    context.draw(view)
    return context.rows
  }
}

/// A length to a tenth, which is left out if it is zero.
func short(_ length: CGFloat) -> String {
  let tenths = Int((length * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}

/// A frame as its origin and its size.
func short(_ frame: CGRect) -> String {
  "\(short(frame.minX)),\(short(frame.minY)) \(short(frame.width))x\(short(frame.height))"
}

/// A small grid of characters that carries out the drawing calls, and lists them.
@MainActor
final class GridContext: UIKitRuntime.DrawingContext {
  private var cells: [[Character]]
  private var origin = CGPoint.zero
  private var saved: [CGPoint] = []
  private(set) var calls: [String] = []
  private(set) var looks: [UIKitRuntime.TextAttributes] = []
  /// The texts with the points at which they begin.
  private(set) var places: [String] = []

  init(size: CGSize) {
    cells = Array(
      repeating: Array(repeating: " ", count: Int(size.width)), count: Int(size.height))
  }

  /// The rows without their blanks at the end.
  var rows: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }

  /// Draws a view and its subviews at the origin of the view's bounds.
  func draw(_ view: UIView) {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    saveState()
    translate(by: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY))
    drawTree(view)
    restoreState()
  }

  private func drawTree(_ view: UIView) {
    view.draw(view.bounds)
    for subview in view.subviews where !subview.isHidden {
      saveState()
      translate(
        by: CGPoint(
          x: subview.frame.minX - subview.bounds.minX,
          y: subview.frame.minY - subview.bounds.minY))
      drawTree(subview)
      restoreState()
    }
  }

  func fill(_ rect: CGRect, color: UIColor) {
    calls.append("fill \(rect) \(color)")
  }

  func fill(_ path: UIBezierPath, color: UIColor) {
    calls.append("fill path \(path.bounds) \(color)")
  }

  func stroke(_ path: UIBezierPath, color: UIColor) {
    calls.append("stroke path \(path.bounds) \(path.lineWidth) \(color)")
  }

  func strokeFrame(_ rect: CGRect, color: UIColor) {
    calls.append("frame \(rect) \(color)")
  }

  func drawText(_ text: String, at point: CGPoint, attributes: UIKitRuntime.TextAttributes) {
    calls.append("text \(text)")
    looks.append(attributes)
    places.append("\(text) \(short(origin.x + point.x)),\(short(origin.y + point.y))")
    let row = Int(origin.y + point.y)
    var column = Int(origin.x + point.x)
    for character in text {
      if cells.indices.contains(row), cells[row].indices.contains(column) {
        cells[row][column] = character
      }
      column += UIKitRuntime.TextMeasure.standard.columns(character)
    }
  }

  func saveState() { saved.append(origin) }

  func restoreState() { origin = saved.popLast() ?? .zero }

  func concatenate(_ transform: CGAffineTransform) {
    if (transform.a, transform.d) != (1, 1) { calls.append("scale \(transform.a) \(transform.d)") }
    origin = CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty)
  }

  func clip(to rect: CGRect) { calls.append("clip \(rect)") }

  func clip(to path: UIBezierPath) { calls.append("clip path \(path.bounds)") }
}
