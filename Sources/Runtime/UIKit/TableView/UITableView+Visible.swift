import Foundation

extension UITableView {
  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    visiblePaths.compactMap { shownCells[$0] }
  }

  /// The visible rows, from top to bottom; nil if there is none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visiblePaths
    return paths.isEmpty ? nil : paths
  }

  private var visiblePaths: [IndexPath] {
    cellsInOrder.map(\.path).filter(isInView)
  }

  /// The cell of a row, or nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// The row of a cell, or nil if the cell is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The current cells, from top to bottom.
  var cellsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
    shownCells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func isInView(_ path: IndexPath) -> Bool {
    let geometry = geometry
    guard geometry.contains(path) else { return false }
    let span = geometry.row(path)
    return span.start < bounds.maxY && span.start + span.length > bounds.minY
  }

  /// Removes cells that are no longer visible, and adds those that have become visible.
  ///
  /// A row is measured when its cell is added; the topmost visible row keeps its position if the
  /// heights of rows above it differ from the estimates.
  func updateVisibleRows() {
    removeCells { !isInView($0) }
    let anchor = visiblePaths.first
    let anchorStart = anchor.map { geometry.row($0).start }
    var next = geometry.firstRow(endingAfter: bounds.minY)
    // A data source that reloads inside its methods ends the loop.
    while let path = next, let known = knownGeometry, known.contains(path),
      known.row(path).start < bounds.maxY
    {
      showCell(at: path)
      next = knownGeometry.flatMap { $0.contains(path) ? $0.row(after: path) : nil }
    }
    guard let measured = knownGeometry else { return }
    let height = measured.end + (tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: height)
    if let anchor, let anchorStart, measured.contains(anchor) {
      let shift = measured.row(anchor).start - anchorStart
      if shift != 0, motion == nil {
        moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift))
      }
    }
    removeCells { !isInView($0) }
    for (path, cell) in shownCells where measured.contains(path) {
      place(cell, at: path)
    }
  }

  /// Retires cells, except for one that contains the first responder.
  private func removeCells(where isGone: (IndexPath) -> Bool) {
    for (path, cell) in cellsInOrder where isGone(path) && !cell.holdsFirstResponder {
      shownCells[path] = nil
      retire(cell, at: path)
    }
  }

  private func showCell(at path: IndexPath) {
    guard shownCells[path] == nil else { return }
    let source = placeholders.sourcePath(of: path)
    guard let cell = makeCell(at: path, of: source), knownGeometry?.contains(path) == true else {
      return
    }
    shownCells[path] = cell
    cell.table = self
    if let source { prepare(cell, for: source) }
    if cell.isSelected != selection.contains(path) {
      cell.setSelected(selection.contains(path), animated: false)
    }
    let height = measuredHeight(of: cell, at: path)
    knownGeometry?.setHeight(height, of: path)
    place(cell, at: path)
    if let source {
      notify(tableDelegate, "tableView(_:willDisplay:forRowAt:)") {
        $0.tableView(self, willDisplay: cell, forRowAt: source)
      }
    }
    insertSubview(cell, at: 0)
  }

  private func makeCell(at path: IndexPath, of source: IndexPath?) -> UITableViewCell? {
    guard let source else {
      return placeholders.placeholder(at: path)?.makeCell(path) as? UITableViewCell
    }
    return notify(
      dataSource, "tableView(_:cellForRowAt:)", { $0.tableView(self, cellForRowAt: source) })
  }

  private func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    let level =
      notify(tableDelegate, "tableView(_:indentationLevelForRowAt:)") {
        $0.tableView(self, indentationLevelForRowAt: path)
      } ?? 0
    if level > 0 { cell.indentationLevel = level }
    prepareForEditing(cell, at: path, animated: false)
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = rectForRow(at: path)
    guard cell.frame != frame else { return }
    cell.frame = frame
    // Before the constraints of the content are solved.
    cell.contentView.frame = cell.contentFrame
  }

  /// Removes a cell and keeps it for reuse.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.table = nil
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    keepForReuse(cell)
    notify(
      tableDelegate, "tableView(_:didEndDisplaying:forRowAt:)",
      { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) })
  }
}

extension UIView {
  /// Whether the first responder is this view or a descendant.
  var holdsFirstResponder: Bool {
    (storedWindow?.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}
