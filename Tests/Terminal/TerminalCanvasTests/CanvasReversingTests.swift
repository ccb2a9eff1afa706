import Testing

@testable import TerminalCanvas

@Suite struct CanvasReversingTests {
  private func isReversed(_ canvas: Canvas) -> [[Bool]] {
    canvas.region.rows.map { row in
      canvas.region.columns.map { canvas[$0, row].style.isReversed }
    }
  }

  @Test func `the cells of the region alone are reversed, and twice is as before`() {
    var canvas = Canvas(width: 4, height: 3)
    for row in 0..<3 { canvas.draw("abcd", column: 0, row: row) }
    let before = canvas
    canvas.toggleReversed(in: Region(column: 1, row: 1, width: 2, height: 5))
    let whole = [false, false, false, false]
    #expect(
      isReversed(canvas) == [whole, [false, true, true, false], [false, true, true, false]])
    canvas.toggleReversed(in: Region(column: 1, row: 1, width: 2, height: 5))
    #expect(canvas == before)
  }

  @Test func `the first and the last line of a frame are left as they are`() {
    var canvas = Canvas(width: 5, height: 1)
    canvas.draw("─╿a▀─", column: 0, row: 0)
    canvas.toggleReversed(in: canvas.region)
    #expect(isReversed(canvas) == [[false, false, true, true, false]])
  }

  @Test func `a blank that was reversed twice is an empty cell again`() {
    var canvas = Canvas(width: 1, height: 1)
    canvas.toggleReversed(in: canvas.region)
    #expect(canvas[0, 0] != .blank)
    canvas.toggleReversed(in: canvas.region)
    #expect(canvas[0, 0] == .blank)
  }
}
