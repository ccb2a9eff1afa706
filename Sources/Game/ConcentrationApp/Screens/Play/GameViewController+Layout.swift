import ConcentrationEngine
import UIKit

extension GameViewController {
  /// The layout of the current game's cards at the current zoom level; nil without a game.
  var layout: BoardLayout? {
    guard let table = session.table else { return nil }
    return BoardLayout(
      size: table.parameters.size, level: zoomLevel, labelWidth: labelWidth(of: table))
  }

  /// The space for labels and grid, and what fits into it.
  private func metrics(labelWidth: Int) -> BoardMetrics {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    return BoardMetrics(
      width: Int(room.width), height: Int(room.height) - linesBelow(isScrolling: false),
      labelWidth: labelWidth)
  }

  private func labelWidth(of table: Table) -> Int {
    table.theme.labelWidth(pairCount: table.parameters.size.pairCount)
  }

  /// The current zoom level: the one chosen on this screen, or else by the settings.
  var zoomLevel: ZoomLevel {
    guard let table = session.table else { return .medium }
    if let chosenLevel { return chosenLevel }
    if let cardTable { return cardTable.card.zoomLevel }
    let size = table.parameters.size
    let metrics = metrics(labelWidth: labelWidth(of: table))
    return switch context.settings.current.zoom {
    case .auto: metrics.standardLevel(for: size)
    case .fit: metrics.fittingLevel(for: size)
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  var fittingLevel: ZoomLevel {
    guard let table = session.table else { return .medium }
    return metrics(labelWidth: labelWidth(of: table)).fittingLevel(for: table.parameters.size)
  }

  /// The lines of text below the board.
  private func linesBelow(isScrolling: Bool) -> Int { isScrolling ? 2 : 1 }

  /// Lays out all views: labels, the visible part of the board, hint and status line.
  func layOutBoard() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let isEmpty = session.table == nil
    emptyLabel.isHidden = !isEmpty
    let parts = [
      columnLabels, rowLabels, rightLabels, scrollView, hintView, statusView, legendLabel,
    ]
    for subview in parts { subview.isHidden = isEmpty }
    panelView.isHidden = true
    boardView.table = cardTable
    if let cardTable { return layOut(cardTable, in: room) }
    backButton.isHidden = isEmpty || navigationController?.topViewController !== self
    emptyLabel.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 2)
    guard let layout, !scrollView.isZooming else { return }
    updateZoomLimits(of: layout)
    boardView.symbolStyle = context.settings.symbolStyle
    boardView.layout = layout
    boardView.frame = CGRect(x: 0, y: 0, width: layout.gridWidth, height: layout.gridHeight)
    let visible = visiblePart(of: layout, in: room)
    place(layout, visible: visible, in: room)
    updateLabels()
  }

  /// How many columns and rows of cards are visible, and whether that is fewer than all.
  private func visiblePart(
    of layout: BoardLayout, in room: CGRect
  ) -> (columns: Int, rows: Int, isScrolling: Bool) {
    let width = Int(room.width) - layout.rowLabelWidth
    let height = Int(room.height) - 1
    let columns = max(1, layout.columns(fitting: width))
    var rows = layout.rows(fitting: height - linesBelow(isScrolling: false))
    let isScrolling = columns < layout.size.columns || rows < layout.size.rows
    if isScrolling { rows = layout.rows(fitting: height - linesBelow(isScrolling: true)) }
    return (columns, max(1, rows), isScrolling)
  }

  private func place(
    _ layout: BoardLayout, visible: (columns: Int, rows: Int, isScrolling: Bool), in room: CGRect
  ) {
    let width = CGFloat(layout.width(ofColumns: visible.columns))
    let height = CGFloat(layout.height(ofRows: visible.rows))
    let left = room.minX + CGFloat(layout.rowLabelWidth)
    let top = room.minY + 1
    backButton.frame = CGRect(x: room.minX, y: room.minY, width: 3, height: 1)
    columnLabels.frame = CGRect(x: left, y: room.minY, width: width, height: 1)
    rowLabels.frame = CGRect(
      x: room.minX, y: top, width: CGFloat(layout.rowLabelWidth), height: height)
    scrollView.frame = CGRect(x: left, y: top, width: width, height: height)
    scrollView.contentSize = CGSize(width: layout.gridWidth, height: layout.gridHeight)
    scrollView.contentOffset = restingOffset(scrollView.contentOffset, layout: layout)
    rightLabels.frame = CGRect(x: left + width, y: top, width: 3, height: height)
    rightLabels.isHidden = !metrics(labelWidth: layout.labelWidth)
      .showsRightLabels(layout, visibleColumns: visible.columns)
    hintView.isHidden = !visible.isScrolling
    hintView.frame = CGRect(
      x: room.minX, y: top + height, width: room.width, height: 1)
    let statusTop = top + height + (visible.isScrolling ? 1 : 0)
    statusView.frame = CGRect(x: room.minX, y: statusTop, width: room.width, height: 1)
    let legendWidth = CGFloat(legendLabel.text?.count ?? 0)
    legendLabel.isHidden =
      layout.level != .small || statusTop + 1 >= room.maxY || room.width < legendWidth
    legendLabel.frame = CGRect(x: room.minX, y: statusTop + 1, width: room.width, height: 1)
  }

  /// The nearest content offset at which whole cards are visible.
  func restingOffset(_ offset: CGPoint, layout: BoardLayout) -> CGPoint {
    let visible = visibleCounts(layout)
    let column = Int((offset.x / CGFloat(layout.columnPitch)).rounded())
    let row = Int((offset.y / CGFloat(layout.rowPitch)).rounded())
    return CGPoint(
      x: min(max(0, column), layout.size.columns - visible.columns) * layout.columnPitch,
      y: min(max(0, row), layout.size.rows - visible.rows) * layout.rowPitch)
  }

  /// The first column and row in the visible part.
  func firstVisible(_ layout: BoardLayout) -> (column: Int, row: Int) {
    (
      Int(scrollView.contentOffset.x) / layout.columnPitch,
      Int(scrollView.contentOffset.y) / layout.rowPitch
    )
  }

  /// How many columns and rows are in the visible part.
  func visibleCounts(_ layout: BoardLayout) -> (columns: Int, rows: Int) {
    (
      max(1, layout.columns(fitting: Int(scrollView.bounds.width))),
      max(1, layout.rows(fitting: Int(scrollView.bounds.height)))
    )
  }

  /// Updates the labels and the hint for the visible part.
  func updateLabels() {
    guard let layout, boardView.table == nil else { return }
    let first = firstVisible(layout)
    let counts = visibleCounts(layout)
    for labels in [columnLabels, rowLabels, rightLabels] { labels.layout = layout }
    columnLabels.firstLabel = first.column
    columnLabels.labelCount = counts.columns
    for labels in [rowLabels, rightLabels] {
      labels.firstLabel = first.row
      labels.labelCount = counts.rows
    }
    hintView.setNeedsDisplay()
  }
}
