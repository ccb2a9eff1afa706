/// The runs of cells in which two canvases of one size differ.
public struct CanvasDiff: Hashable, Sendable {
  /// Neighbouring cells of one row that have to be drawn again.
  public struct Run: Hashable, Sendable {
    /// The row, zero-based.
    public let row: Int

    /// The columns, zero-based; never half a wide glyph of the new canvas.
    public let columns: Range<Int>
  }

  /// What differs, from the top left on.
  public let runs: [Run]

  /// Compares two canvases; of different sizes, every row of the new one is a run.
  ///
  /// - Complexity: O(n) in the number of cells.
  public init(from old: Canvas, to new: Canvas) {
    var runs: [Run] = []
    Self.forEachRun(from: old, to: new) { runs.append(Run(row: $0, columns: $1)) }
    self.runs = runs
  }

  /// Calls the body with row and columns of each run, without allocating.
  static func forEachRun(
    from old: Canvas, to new: Canvas, _ body: (_ row: Int, _ columns: Range<Int>) -> Void
  ) {
    let isSameSize = old.width == new.width && old.height == new.height
    guard isSameSize else {
      for row in 0..<new.height where new.width > 0 { body(row, 0..<new.width) }
      return
    }
    old.cells.withUnsafeBufferPointer { oldCells in
      new.cells.withUnsafeBufferPointer { newCells in
        for row in 0..<new.height {
          let range = (row * new.width)..<((row + 1) * new.width)
          forEachRun(
            oldRow: UnsafeBufferPointer(rebasing: oldCells[range]),
            newRow: UnsafeBufferPointer(rebasing: newCells[range])
          ) { body(row, $0) }
        }
      }
    }
  }

  private static func forEachRun(
    oldRow: UnsafeBufferPointer<Cell>, newRow: UnsafeBufferPointer<Cell>,
    _ body: (Range<Int>) -> Void
  ) {
    var run: Range<Int>?
    for column in 0..<newRow.count where oldRow[column] != newRow[column] {
      let changed = wholeGlyph(at: column, in: newRow)
      guard let begun = run else {
        run = changed
        continue
      }
      if changed.lowerBound <= begun.upperBound {
        run = begun.lowerBound..<max(begun.upperBound, changed.upperBound)
      } else {
        body(begun)
        run = changed
      }
    }
    if let run { body(run) }
  }

  private static func wholeGlyph(
    at column: Int, in row: UnsafeBufferPointer<Cell>
  ) -> Range<Int> {
    switch row[column].width {
    case 0: max(0, column - 1)..<(column + 1)
    case 2: column..<min(row.count, column + 2)
    default: column..<(column + 1)
    }
  }
}
