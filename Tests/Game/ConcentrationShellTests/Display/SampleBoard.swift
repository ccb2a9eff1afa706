import TerminalCanvas

/// Boards as SHELL.md "Boards" draws them, at zoom 2, with a line of figures below.
enum SampleBoard {
  /// A board, clipped to the window that it is drawn in.
  static func canvas(
    columns: Int, rows: Int, window: (columns: Int, rows: Int), up: [String: String] = [:]
  ) -> Canvas {
    var canvas = Canvas(width: window.columns, height: window.rows)
    let letters = (0..<columns).map { Character(Unicode.Scalar(UInt8(65 + $0))) }
    for (index, letter) in letters.enumerated() {
      canvas.draw(String(letter), column: 7 + 6 * index, row: 0)
    }
    for row in 0..<rows {
      canvas.draw(row < 9 ? "  \(row + 1)" : " \(row + 1)", column: 0, row: 2 + 2 * row)
      for (index, letter) in letters.enumerated() {
        let frame = Region(column: 4 + 6 * index, row: 1 + 2 * row, width: 7, height: 3)
        canvas.strokeFrame(frame)
        let card = up["\(letter)\(row + 1)"] ?? "░░░░░"
        canvas.draw(card, column: frame.column + 1, row: frame.row + 1)
      }
    }
    canvas.draw(
      "Flips \(up.count)   Pairs 0/\(columns * rows / 2)   Score 0   Time 0:41   4x4/shapes#7",
      column: 4, row: 2 * rows + 2)
    return canvas
  }
}
