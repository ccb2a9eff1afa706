import Foundation

/// Which rows or items come into view next, if scrolling goes on, and which of them were announced.
///
/// What lies within a screen ahead is announced once; what scrolling moves away from is taken back.
/// Source: Apple, UITableViewDataSourcePrefetching; UIKIT-CASES.md list-prefetching.
@MainActor
final class PrefetchTracker {
  /// The most that is announced at once.
  static let limit = 100

  private var announced: Set<IndexPath> = []
  private var offset: CGFloat?
  private var goesForward = true

  /// Forgets everything, as when the data is another.
  func reset() {
    announced = []
    offset = nil
    goesForward = true
  }

  /// Compares what is announced with what is ahead.
  ///
  /// - Parameters:
  ///   - newOffset: how far the content is scrolled.
  ///   - visible: what is in view.
  ///   - ahead: gives what lies within a screen forwards or backwards, the nearest first.
  /// - Returns: What is to be announced, the nearest first, and what is to be taken back, in order.
  func update(
    at newOffset: CGFloat, visible: Set<IndexPath>, ahead: (_ forward: Bool) -> [IndexPath]
  ) -> (new: [IndexPath], gone: [IndexPath]) {
    if let offset, newOffset != offset { goesForward = newOffset > offset }
    offset = newOffset
    let wanted = ahead(goesForward).prefix(Self.limit).filter { !visible.contains($0) }
    let new = wanted.filter { !announced.contains($0) }
    let gone = announced.subtracting(wanted).subtracting(visible)
    announced = Set(wanted)
    return (new, gone.sorted())
  }
}

/// Prepares data of rows before they come into view.
///
/// Source: Apple, UITableViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows come into view soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows do not come into view after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing, as the method is optional in UIKit.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { unimplemented() }
}

/// Prepares data of items before they come into view.
///
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items come into view soon, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items do not come into view after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing, as the method is optional in UIKit.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { unimplemented() }
}
