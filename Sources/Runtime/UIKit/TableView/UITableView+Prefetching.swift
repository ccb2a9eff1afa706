import Foundation

extension UITableView {
  /// Tells who prepares data which rows come into view soon.
  func prefetch() {
    guard isPrefetchingEnabled, knownGeometry != nil, bounds.height > 0 else { return }
    let change = prefetches.update(
      at: contentOffset.y, visible: Set(indexPathsForVisibleRows ?? []), ahead: pathsAhead)
    let receiver = prefetchDataSource
    if !change.gone.isEmpty {
      notify(receiver, "tableView(_:cancelPrefetchingForRowsAt:)") {
        $0.tableView(self, cancelPrefetchingForRowsAt: change.gone)
      }
    }
    guard !change.new.isEmpty else { return }
    notify(receiver, "tableView(_:prefetchRowsAt:)") {
      $0.tableView(self, prefetchRowsAt: change.new)
    }
  }

  /// The rows within a screen below or above, the nearest first.
  private func pathsAhead(_ forward: Bool) -> [IndexPath] {
    let limit = PrefetchTracker.limit
    if forward {
      var next = geometry.firstRow(endingAfter: bounds.maxY)
      var found: [IndexPath] = []
      while let path = next, geometry.row(path).start < bounds.maxY + bounds.height,
        found.count <= limit
      {
        found.append(path)
        next = geometry.row(after: path)
      }
      return found
    }
    var next = geometry.firstRow(endingAfter: bounds.minY - bounds.height)
    var found: [IndexPath] = []
    while let path = next, geometry.row(path).start < bounds.minY {
      found.append(path)
      next = geometry.row(after: path)
    }
    return Array(found.reversed().prefix(limit))
  }
}
