import ConcentrationEngine

/// What of a board fits into a screen, and in which size it is best drawn.
struct BoardMetrics: Hashable {
  /// The room for labels and grid together, in cells.
  let width: Int
  let height: Int
  /// The width of the cards' letters.
  let labelWidth: Int

  /// Whether the whole board is visible at a level.
  func showsAll(of size: BoardSize, at level: ZoomLevel) -> Bool {
    let layout = BoardLayout(size: size, level: level, labelWidth: labelWidth)
    return layout.rowLabelWidth + layout.gridWidth <= width && 1 + layout.gridHeight <= height
  }

  /// The largest level at which the whole board is visible, or else the smallest.
  func fittingLevel(for size: BoardSize) -> ZoomLevel {
    ZoomLevel.allCases.last { showsAll(of: size, at: $0) } ?? .small
  }

  /// The level in which a board is drawn unless another is chosen.
  ///
  /// Frames where its columns fit, since rows scroll well; else letters alone.
  func standardLevel(for size: BoardSize) -> ZoomLevel {
    let layout = BoardLayout(size: size, level: .medium, labelWidth: labelWidth)
    let isWideEnough = layout.rowLabelWidth + layout.gridWidth <= width
    return isWideEnough && layout.rows(fitting: height - 1) > 1 ? .medium : .small
  }

  /// The numbers to the right of the rows need a blank and the widest number of all, so that they
  /// do not come and go while rows scroll, and the line must stay
  /// shorter than the screen, so that nothing wraps.
  func showsRightLabels(_ layout: BoardLayout, visibleColumns: Int) -> Bool {
    guard layout.level == .medium else { return false }
    let line = layout.rowLabelWidth + layout.width(ofColumns: visibleColumns)
    return line + 1 + "\(layout.size.rows)".count < width
  }
}
