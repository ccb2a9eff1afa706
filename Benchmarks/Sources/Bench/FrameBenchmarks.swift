import TerminalCanvas

/// A frame of 80x24 cells: drawn, compared with the one before, and encoded where it changed.
@MainActor
func frameWorks() -> [Work] {
  var before = Canvas(width: 80, height: 24)
  var after = before
  drawBoard(on: &before, up: 3)
  var encoder = ANSIEncoder()
  var up = 0
  return [
    Work(name: "frame drawn", operations: 200) {
      for _ in 0..<200 {
        up += 1
        after.clear()
        drawBoard(on: &after, up: up % 16)
      }
    },
    Work(name: "frame compared and encoded", operations: 200) {
      for _ in 0..<200 {
        encoder.removeAll()
        encoder.encodeChanges(from: before, to: after)
      }
      consume(encoder.bytes.count)
    },
    Work(name: "frame encoded whole", operations: 200) {
      for _ in 0..<200 {
        encoder.removeAll()
        encoder.encodeWhole(after)
      }
      consume(encoder.bytes.count)
    },
  ]
}

private func drawBoard(on canvas: inout Canvas, up: Int) {
  canvas.draw("concentration  4x4 shapes  flips 12  score 4", column: 2, row: 0)
  for card in 0..<16 {
    let (column, row) = (6 + card % 4 * 9, 3 + card / 4 * 5)
    canvas.draw("+-----+", column: column, row: row)
    canvas.draw(
      card == up ? "|  *  |" : "|/////|", column: column, row: row + 1, style: Style(isBold: true))
    canvas.draw("+-----+", column: column, row: row + 2)
  }
}
