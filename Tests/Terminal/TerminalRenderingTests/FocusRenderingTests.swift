import TerminalCanvas
import Testing
import UIKit

@testable import TerminalRendering

/// How the focus is drawn.
@MainActor @Suite struct FocusRenderingTests {
  private func lines(_ text: String..., focus: Region) -> [String] {
    var canvas = Canvas(width: 12, height: text.count)
    for (row, line) in text.enumerated() { canvas.draw(line, column: 0, row: row) }
    canvas.drawFocus(on: focus)
    return canvas.lines(ascii: false)
  }

  @Test func `the marks stand beside a text`() {
    #expect(
      lines("  button", focus: Region(column: 2, row: 0, width: 6, height: 1)) == [" >button<"])
    #expect(lines("button", focus: Region(column: 0, row: 0, width: 12, height: 1)) == ["button<"])
  }

  @Test func `the marks take the place of a border`() {
    let card = Region(column: 2, row: 0, width: 5, height: 3)
    #expect(
      lines("┌─┬───┬───┐", "│a│ A │ B │", "└─┴───┴───┘", focus: card)
        == ["┌─┬───┬───┐", "│a> A < B │", "└─┴───┴───┘"])
  }

  @Test func `where there is no room the first cell gives way`() {
    #expect(
      lines("abcdefghijkl", focus: Region(column: 3, row: 0, width: 4, height: 1))
        == ["abc>efghijkl"])
  }

  @Test func `all but lines is reversed, and reversed back where it was`() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.draw("│", column: 0, row: 0)
    canvas.draw("x", column: 1, row: 0, style: Style(isReversed: true))
    canvas.draw("yz", column: 2, row: 0)
    let before = canvas
    canvas.toggleReversed(in: canvas.region)
    #expect((0..<4).map { canvas[$0, 0].style.isReversed } == [false, false, true, true])
    canvas.toggleReversed(in: Region(column: -5, row: -5, width: 100, height: 100))
    #expect(canvas == before)
  }

  @Test func `a move of the focus draws no view again`() {
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let window = UIWindow()
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    window.addSubview(counter)
    window.isHidden = false
    let renderer = WindowRenderer()
    let plain = renderer.render(window, focus: nil)
    let focused = renderer.render(window, focus: CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(plain != focused && renderer.render(window, focus: nil) == plain)
    #expect(counter.drawings == 1)
  }

  private final class Counter: UIView {
    var drawings = 0

    override func draw(_ rect: CGRect) { drawings += 1 }
  }
}
