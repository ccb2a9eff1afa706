import Testing

@testable import TerminalCanvas

@Suite("Canvas diff")
struct CanvasDiffTests {
  private func canvas(_ rows: String...) -> Canvas {
    var canvas = Canvas(width: 20, height: rows.count)
    for (row, text) in rows.enumerated() { canvas.draw(text, column: 0, row: row) }
    return canvas
  }

  @Test func `equal canvases have no runs`() {
    #expect(CanvasDiff(from: canvas("abc"), to: canvas("abc")).runs.isEmpty)
  }

  @Test func `neighbouring changes are one run, others are two`() {
    let diff = CanvasDiff(from: canvas("aaaaaaaaaa", "b"), to: canvas("xxaxaaaaax", "b"))
    #expect(
      diff.runs == [
        .init(row: 0, columns: 0..<2), .init(row: 0, columns: 3..<4),
        .init(row: 0, columns: 9..<10),
      ])
  }

  @Test func `a run holds whole wide glyphs`() {
    let diff = CanvasDiff(from: canvas("a🐶"), to: canvas("a👻"))
    #expect(diff.runs == [.init(row: 0, columns: 1..<3)])
  }

  @Test func `another size draws every row`() {
    let diff = CanvasDiff(from: Canvas(width: 3, height: 1), to: Canvas(width: 2, height: 2))
    #expect(diff.runs == [.init(row: 0, columns: 0..<2), .init(row: 1, columns: 0..<2)])
    #expect(
      CanvasDiff(from: Canvas(width: 3, height: 1), to: Canvas(width: 0, height: 9)).runs.isEmpty)
  }
}
