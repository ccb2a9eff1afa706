import Foundation

/// A list that keeps where the focus was in it.
@MainActor
protocol FocusRememberingList: UIScrollView {
  var remembersLastFocusedIndexPath: Bool { get }
  /// The cell for the focus that enters the list, if it is shown; nil for the nearest one.
  var preferredCell: UIView? { get }
  /// Scrolls to the cell for the focus that enters the list, if there is one.
  func scrollToPreferredCell()
  /// Notes the item that has the focus now.
  func noteFocus(on item: any UIFocusItem)
}

extension UITableView: FocusRememberingList {
  var preferredCell: UIView? { preferredPath.flatMap { cellForRow(at: $0) } }

  func scrollToPreferredCell() {
    guard let path = preferredPath else { return }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
  }

  private var preferredPath: IndexPath? {
    let wanted = notify(tableDelegate, "indexPathForPreferredFocusedView(in:)") {
      $0.indexPathForPreferredFocusedView(in: self)
    }
    let path = wanted ?? (remembersLastFocusedIndexPath ? lastFocusedPath : nil)
    return path.flatMap { geometry.contains($0) ? $0 : nil }
  }

  func noteFocus(on item: any UIFocusItem) {
    let cell = item.focusView?.ancestry.lazy.compactMap { $0 as? UITableViewCell }.first
    lastFocusedPath = cell.flatMap { indexPath(for: $0) } ?? lastFocusedPath
  }
}

extension UICollectionView: FocusRememberingList {
  var preferredCell: UIView? { preferredPath.flatMap { cellForItem(at: $0) } }

  func scrollToPreferredCell() {
    guard let path = preferredPath else { return }
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
  }

  private var preferredPath: IndexPath? {
    let wanted = notify(collectionDelegate, "indexPathForPreferredFocusedView(in:)") {
      $0.indexPathForPreferredFocusedView(in: self)
    }
    guard let path = wanted ?? (remembersLastFocusedIndexPath ? lastFocusedPath : nil),
      path.count == 2, path.item >= 0, path.item < numberOfItems(inSection: path.section)
    else { return nil }
    return path
  }

  func noteFocus(on item: any UIFocusItem) {
    let cell = item.focusView?.ancestry.lazy.compactMap { $0 as? UICollectionViewCell }.first
    lastFocusedPath = cell.flatMap { indexPath(for: $0) } ?? lastFocusedPath
  }
}

extension UIView {
  /// Whether the view contains something that can have the focus.
  var containsFocusableItems: Bool {
    focusItems(in: storedBounds).contains { item in
      if item.canBecomeFocused { return true }
      guard let view = item as? UIView, !view.isHidden else { return false }
      return view.containsFocusableItems
    }
  }
}
