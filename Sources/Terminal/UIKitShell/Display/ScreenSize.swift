/// How large a terminal is, in columns and rows.
package struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// Columns, 1 through `largest`.
  package let columns: Int
  /// Rows, 1 through `largest`.
  package let rows: Int

  /// The size in scripts, and of a terminal that does not report one.
  package static let standard = ScreenSize(columns: 80, rows: 24)

  /// More than any terminal has; a larger number is a mistake, or meant to use up memory.
  package static let largest = 1000

  /// Columns and rows, each held to 1 through `largest`.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), Self.largest)
    self.rows = min(max(1, rows), Self.largest)
  }

  /// Written as `80x24`.
  package var description: String { "\(columns)x\(rows)" }

  /// The smallest terminal on which a board is drawn: zoom 1 of 4x4 with what stands below it.
  package static let smallestForDrawing = ScreenSize(columns: 12, rows: 10)

  /// Whether even the smallest board can be drawn.
  package var allowsDrawing: Bool {
    columns >= Self.smallestForDrawing.columns && rows >= Self.smallestForDrawing.rows
  }

  /// Why nothing is drawn, to be printed once; nil where drawing is possible.
  package var reasonToSpeak: String? {
    guard !allowsDrawing else { return nil }
    return "the terminal is \(self); drawing needs \(Self.smallestForDrawing), "
      + "so the app speaks instead"
  }
}
