import ConcentrationEngine

/// How much of a board fits into a screen, and the zoom level that suits it.
struct BoardMetrics: Hashable {
  /// The space for labels and grid together, in cells.
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

  /// The level at which a board is drawn unless another is chosen.
  ///
  /// The largest at which all of it is visible, but large cards only on a high screen: on others they
  /// would take the room of all that stands beside and below the board.
  func standardLevel(for size: BoardSize) -> ZoomLevel {
    let level = fittingLevel(for: size)
    return level == .large && height < Self.highScreen ? .medium : level
  }

  /// The lines of a screen that is high enough for large cards.
  private static var highScreen: Int { 30 }

  /// Whether there is space for numbers to the right of the rows: a blank and the widest of all
  /// numbers, so that they do not appear and disappear while rows scroll, in a line shorter than
  /// the screen, so that it does not wrap.
  func showsRightLabels(_ layout: BoardLayout, visibleColumns: Int) -> Bool {
    guard layout.level == .medium else { return false }
    let line = layout.rowLabelWidth + layout.width(ofColumns: visibleColumns)
    return line + 1 + "\(layout.size.rows)".count < width
  }
}
