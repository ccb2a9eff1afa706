import Foundation

extension UITableView {
  /// Scrolls a row to a position; with `none`, as little as needed to make it visible.
  ///
  /// The rows that will be visible are measured first, so that the row ends where it is asked to.
  /// Source: UIKIT-CASES.md table-scroll-exact.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareGeometry()
    guard geometry.contains(indexPath) || indexPath.row == NSNotFound else { return }
    var target = offset(of: indexPath, at: scrollPosition)
    var measured: Set<IndexPath> = []
    for _ in 0..<Self.mostMeasuringRounds {
      guard measureRows(visibleAt: target, besides: &measured) else { break }
      target = offset(of: indexPath, at: scrollPosition)
    }
    if scrollPosition == .none, target == contentOffset { return }
    setContentOffset(target, animated: animated)
  }

  /// Measuring a screen of rows may bring others into it, which are measured in the next round.
  private static var mostMeasuringRounds: Int { 8 }

  /// The content offset at which a row is at a position.
  private func offset(of indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let frame =
      indexPath.row == NSNotFound
      ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
    let room = bounds.inset(by: adjustedContentInset)
    // A row at the top is below its section's header if that is pinned.
    let header = style == .plain ? geometry.sections[indexPath.section].header : 0
    let y: CGFloat =
      switch position {
      case .none where frame.minY - header < room.minY: frame.minY - header
      case .none where frame.maxY > room.maxY: frame.maxY - room.height
      case .none: room.minY
      case .top: frame.minY - header
      case .middle: frame.minY - ScreenCell.half(room.height - frame.height)
      case .bottom: frame.maxY - room.height
      }
    contentSize.height = geometry.end + (tableFooterView?.bounds.height ?? 0)
    return limits.confine(CGPoint(x: contentOffset.x, y: y - adjustedContentInset.top))
  }

  /// Measures the rows that would be visible at an offset, unless that was done.
  ///
  /// - Returns: Whether one has another height than was assumed.
  private func measureRows(
    visibleAt offset: CGPoint, besides measured: inout Set<IndexPath>
  ) -> Bool {
    guard measuresRows, let dataSource else { return false }
    var hasChanged = false
    for path in geometry.rows(from: offset.y, to: offset.y + bounds.height)
    where shownCells[path] == nil && measured.insert(path).inserted {
      let cell = ask(dataSource, "tableView(_:cellForRowAt:)") {
        $0.tableView(self, cellForRowAt: path)
      }
      guard let known = knownGeometry, known.contains(path) else { return false }
      let height = measuredHeight(of: cell, at: path)
      hasChanged = hasChanged || height != known.row(path).length
      knownGeometry?.setHeight(height, of: path)
      keepForReuse(cell)
    }
    return hasChanged
  }

  /// Whether a row's height is known only when its cell has been made.
  private var measuresRows: Bool { rowHeight < 0 && estimatedRowHeight != 0 }

  /// Scrolls the first selected row to a position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = indexPathForSelectedRow else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }
}
