extension Canvas {
  /// Copies cells of another canvas to a region, each from a place of its own.
  ///
  /// Half of a wide glyph whose other half does not come along is a blank.
  ///
  /// - Parameters:
  ///   - other: what to copy from; a place outside of it copies nothing.
  ///   - target: which cells change; clipped.
  ///   - place: where a cell comes from; nil to keep what is there.
  package mutating func copyCells(
    of other: Canvas, to target: Region,
    from place: (_ column: Int, _ row: Int) -> (column: Int, row: Int)?
  ) {
    let target = target.intersection(region)
    for row in target.rows {
      var column = target.column
      while column < target.columns.upperBound {
        defer { column += 1 }
        guard let source = place(column, row), other.contains(source.column, source.row) else {
          continue
        }
        let cell = other[source.column, source.row]
        guard cell.width != 1 else {
          store(cell, column: column, row: row)
          continue
        }
        let next = column + 1 < target.columns.upperBound ? place(column + 1, row) : nil
        if cell.width == 2, let next, next == (source.column + 1, source.row) {
          store(cell, column: column, row: row)
          store(other[next.column, next.row], column: column + 1, row: row)
          column += 1
        } else {
          store(Cell(blankOf: cell.style), column: column, row: row)
        }
      }
    }
  }

  /// Lets another canvas of the same size show through in a region, as much as cells can: glyphs are those of
  /// the one that is seen more, and exact colours are mixed.
  ///
  /// - Parameters:
  ///   - other: the canvas that appears.
  ///   - region: which cells change; clipped.
  ///   - opacity: how much of it is seen, 0 through 1.
  package mutating func mix(_ other: Canvas, in region: Region, opacity: Double) {
    guard other.width == width, other.height == height else { return }
    let region = region.intersection(self.region)
    let below = self
    if opacity >= 0.5 { copyCells(of: other, to: region) { ($0, $1) } }
    for row in region.rows {
      for column in region.columns {
        let index = row * width + column
        let (old, new) = (below.cells[index].style, other.cells[index].style)
        guard old != new else { continue }
        var style = cells[index].style
        style.foreground = style.foreground.mixed(old.foreground, new.foreground, opacity)
        style.background = style.background.mixed(old.background, new.background, opacity)
        cells[index].style = style
        if cells[index].isEmpty, style.isInvisibleWhenBlank { cells[index] = .blank }
      }
    }
  }
}

extension Color? {
  /// The colour between two exact ones; this one where there is none between them.
  fileprivate func mixed(_ old: Color?, _ new: Color?, _ opacity: Double) -> Color? {
    guard let old, let new, old.isExact, new.isExact else { return self }
    return old.mixed(with: new, opacity)
  }
}
