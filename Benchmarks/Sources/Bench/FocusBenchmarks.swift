import TerminalCanvas
import TerminalRendering
import UIKit

/// A board of cards as large as a screen of 200x60, with the focus on it.
@MainActor
final class FocusBenchmark {
  private let device: UIKitRuntime.Device
  private let window = UIWindow()
  private let renderer = WindowRenderer()
  private var shown: Canvas
  private var encoder = ANSIEncoder()

  init() {
    device = UIKitRuntime.Device(
      scheduler: UIKitRuntime.SteppedScheduler(), screenSize: CGSize(width: 200, height: 60))
    device.share()
    shown = Canvas(width: 200, height: 60)
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    window.addSubview(Cards(frame: window.bounds))
    window.makeKeyAndVisible()
    _ = device.focus.show()
  }

  /// A step of the focus, from the key to the bytes.
  var step: Work {
    var isRight = true
    return Work(name: "a step of the cursor at 200x60", operations: 20) { [self] in
      for _ in 0..<20 {
        if !device.focus.move(isRight ? .right : .left) { isRight.toggle() }
        let frame = renderer.render(window, focus: device.focus.frame)
        encoder.removeAll()
        encoder.encodeChanges(from: shown, to: frame)
        shown = frame
      }
      consume(encoder.bytes.count)
    }
  }

  /// The same frame, encoded whole.
  var whole: Work {
    Work(name: "the same frame encoded whole", operations: 20) { [self] in
      for _ in 0..<20 {
        encoder.removeAll()
        encoder.encodeWhole(shown)
      }
      consume(encoder.bytes.count)
    }
  }
}

/// 33x29 cards with common borders.
private final class Cards: UIView {
  private static let columns = 33
  private static let rows = 29

  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    let columns = range(rect.minX, rect.maxX, pitch: 6, count: Self.columns)
    return range(rect.minY, rect.maxY, pitch: 2, count: Self.rows).flatMap { row in
      columns.map { column in
        UIKitRuntime.FocusPart(
          of: self, id: row * Self.columns + column,
          frame: CGRect(x: 6 * column, y: 2 * row, width: 7, height: 3))
      }
    }
  }

  private func range(_ start: CGFloat, _ end: CGFloat, pitch: Int, count: Int) -> Range<Int> {
    let first = max(0, Int(start) / pitch - 1)
    return first..<max(first, min(count, Int(end) / pitch + 1))
  }

  override func draw(_ rect: CGRect) {
    for row in 0...Self.rows {
      let line = String(repeating: "+-----", count: Self.columns) + "+"
      line.draw(at: CGPoint(x: 0, y: 2 * row), withAttributes: [:])
      guard row < Self.rows else { continue }
      let cards = String(repeating: "|:::::", count: Self.columns) + "|"
      cards.draw(at: CGPoint(x: 0, y: 2 * row + 1), withAttributes: [:])
    }
  }
}
