import Foundation

extension UICollectionView {
  /// Tells who prepares data which items come into view soon.
  func prefetch() {
    guard isPrefetchingEnabled, !bounds.isEmpty else { return }
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    let change = prefetches.update(
      at: isVertical ? contentOffset.y : contentOffset.x, visible: Set(indexPathsForVisibleItems)
    ) { forward in pathsAhead(forward, isVertical) }
    let receiver = prefetchDataSource
    if !change.gone.isEmpty {
      notify(receiver, "collectionView(_:cancelPrefetchingForItemsAt:)") {
        $0.collectionView(self, cancelPrefetchingForItemsAt: change.gone)
      }
    }
    guard !change.new.isEmpty else { return }
    notify(receiver, "collectionView(_:prefetchItemsAt:)") {
      $0.collectionView(self, prefetchItemsAt: change.new)
    }
  }

  /// The items within a screen ahead, the nearest first.
  private func pathsAhead(_ forward: Bool, _ isVertical: Bool) -> [IndexPath] {
    let step = isVertical ? bounds.height : bounds.width
    let way = forward ? step : -step
    let next = isVertical ? bounds.offsetBy(dx: 0, dy: way) : bounds.offsetBy(dx: way, dy: 0)
    let paths = (collectionViewLayout.layoutAttributesForElements(in: next) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    return forward ? paths : paths.reversed()
  }
}
