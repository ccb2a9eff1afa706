/// A rectangle of cells; one of no width or height holds none.
public struct Region: Hashable, Sendable {
  /// The first column and row, zero-based, possibly outside any canvas.
  public var column, row: Int

  /// The extent in cells, zero or more.
  public var width, height: Int

  /// A rectangle; a negative extent counts as zero.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Its columns, in order.
  public var columns: Range<Int> { column..<(column + width) }

  /// Its rows, in order.
  public var rows: Range<Int> { row..<(row + height) }

  /// Whether it holds no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The cells that both hold.
  public func intersection(_ other: Region) -> Region {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Region(
      column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
