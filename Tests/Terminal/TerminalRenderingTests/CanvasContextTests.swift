import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

@MainActor
@Suite("Canvas context")
struct CanvasContextTests {
  private let context = CanvasContext(Canvas(width: 8, height: 4))

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `points are cells, and the translation adds up`() {
    context.translate(by: CGPoint(x: 1, y: 1))
    context.translate(by: CGPoint(x: 1, y: 0))
    context.drawText("ab", at: CGPoint(x: 1, y: 1), attributes: .init())
    #expect(context.canvas.lines() == ["", "", "   ab", ""])
  }

  @Test func `states nest: clip, scale and translation come back`() {
    context.saveState()
    context.clip(to: rect(0, 0, 3, 3))
    context.saveState()
    context.clip(to: rect(2, 0, 8, 8))
    context.scale(x: 2, y: 1)
    context.drawText("abcdef", at: .zero, attributes: .init())
    context.restoreState()
    context.drawText("uvwxyz", at: CGPoint(x: 0, y: 1), attributes: .init())
    context.restoreState()
    context.restoreState()
    context.drawText("ABCDEF", at: CGPoint(x: 0, y: 2), attributes: .init())
    #expect(context.canvas.lines() == ["  c", "uvw", "ABCDEF", ""])
  }

  @Test func `a scale moves and stretches rectangles, but glyphs keep their size`() {
    context.scale(x: 2, y: 0.5)
    context.strokeFrame(rect(1, 0, 2, 6), color: .label)
    context.drawText("ab", at: CGPoint(x: 2, y: 2), attributes: .init())
    #expect(context.canvas.lines() == ["  ┌──┐", "  │ ab", "  └──┘", ""])
  }

  @Test func `rectangles that touch in points touch in cells, whatever the fraction`() {
    for step in 0..<6 {
      context.fill(
        rect(Double(step) * 1.3, 0, 1.3, 1), color: step % 2 == 0 ? .yellow : .blue)
    }
    #expect((0..<8).allSatisfy { context.canvas[$0, 0].style.background != nil })
  }

  @Test func `numbers that are none, or endless, do no harm`() {
    context.drawText(
      "a", at: CGPoint(x: Double.nan, y: Double.infinity), attributes: .init())
    context.clip(to: .infinite)
    context.fill(rect(-.infinity, 0, .infinity, 1), color: .red)
    context.fill(rect(-1e300, 0, 2e300, 1), color: .red)
    context.clip(to: .null)
    context.fill(rect(0, 1, 8, 1), color: .red)
    #expect(context.canvas[7, 0].style.background == .red)
    #expect(context.canvas[7, 1].style == .plain)
  }

  @Test func `clear colours draw nothing, roles are the terminal's own colours`() {
    context.fill(rect(0, 0, 2, 1), color: .clear)
    context.drawText("x", at: .zero, attributes: .init(foreground: .clear))
    context.drawText(
      "d", at: CGPoint(x: 2, y: 0),
      attributes: .init(foreground: .secondaryLabel))
    context.fill(rect(3, 0, 1, 1), color: .systemBackground)
    context.fill(rect(4, 0, 1, 1), color: .label)
    #expect(context.canvas.lines()[0] == "  d")
    #expect(context.canvas[2, 0].style == Style(isDim: true))
    #expect(context.canvas[3, 0].style == .plain)
    #expect(context.canvas[4, 0].style == Style(isReversed: true))
  }

  @Test func `restoring more often than saving changes nothing`() {
    context.translate(by: CGPoint(x: 3, y: 0))
    context.restoreState()
    context.drawText("a", at: .zero, attributes: .init())
    #expect(context.canvas.lines()[0] == "   a")
  }
}
