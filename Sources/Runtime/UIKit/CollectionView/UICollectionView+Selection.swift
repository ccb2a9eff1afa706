import Foundation

extension UICollectionView {
  /// The selected items in order, or nil if there is none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item without calling the delegate, and scrolls to it; nil deselects all items.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection, exists(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  /// Taps an item: highlights it, then selects or deselects it.
  ///
  /// - Returns: Whether the item exists and can be highlighted; if not, nothing happens.
  @discardableResult
  package func tapItem(at indexPath: IndexPath) -> Bool {
    guard exists(indexPath), isUserInteractionEnabled, highlightItem(at: indexPath) else {
      return false
    }
    unhighlightItem(at: indexPath)
    if shownCells[indexPath]?.takesTap(at: nil) != true { useItem(at: indexPath) }
    return true
  }

  /// Highlights an item that is touched, if the delegate allows it.
  private func highlightItem(at indexPath: IndexPath) -> Bool {
    guard
      notify(
        collectionDelegate, "collectionView(_:shouldHighlightItemAt:)",
        { $0.collectionView(self, shouldHighlightItemAt: indexPath) }) ?? true
    else {
      return false
    }
    shownCells[indexPath]?.isHighlighted = true
    notify(collectionDelegate, "collectionView(_:didHighlightItemAt:)") {
      $0.collectionView(self, didHighlightItemAt: indexPath)
    }
    return true
  }

  private func unhighlightItem(at indexPath: IndexPath) {
    shownCells[indexPath]?.isHighlighted = false
    notify(collectionDelegate, "collectionView(_:didUnhighlightItemAt:)") {
      $0.collectionView(self, didUnhighlightItemAt: indexPath)
    }
  }

  /// Selects an item that was tapped, or deselects it.
  private func useItem(at indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      tapAway(indexPath)
    } else {
      tapOn(indexPath)
    }
  }

  // MARK: Touches

  /// Highlights the item that is touched.
  ///
  /// Source: UIKIT-CASES.md collection-touch.
  func touchItem(by touches: Set<UITouch>) {
    guard touchedCell == nil, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)), highlightItem(at: path)
    else { return }
    touchedCell = cellForItem(at: path)
  }

  /// Does what a tap does, if the touch ends on the item on which it began.
  func releaseItem(by touches: Set<UITouch>) {
    guard let cell = touchedCell, let touch = touches.first, let path = untouchItem(),
      cell.bounds.contains(touch.location(in: cell))
    else { return }
    guard !cell.takesTap(at: touch.location(in: cell)) else { return }
    useItem(at: path)
  }

  /// Ends the highlight of the item that is touched, and says where it is now.
  @discardableResult
  func untouchItem() -> IndexPath? {
    let path = touchedCell.flatMap { indexPath(for: $0) }
    touchedCell = nil
    if let path { unhighlightItem(at: path) }
    return path
  }

  /// A second tap on the selected item of a view with single selection selects it again, as on a
  /// phone.
  private func tapOn(_ path: IndexPath) {
    guard
      notify(
        collectionDelegate, "collectionView(_:shouldSelectItemAt:)",
        { $0.collectionView(self, shouldSelectItemAt: path) }) ?? true
    else {
      return
    }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path {
        setSelected(false, other)
        notify(collectionDelegate, "collectionView(_:didDeselectItemAt:)") {
          $0.collectionView(self, didDeselectItemAt: other)
        }
      }
    }
    setSelected(true, path)
    cellForItem(at: path)?.selectionTrigger?()
    notify(collectionDelegate, "collectionView(_:didSelectItemAt:)") {
      $0.collectionView(self, didSelectItemAt: path)
    }
  }

  private func tapAway(_ path: IndexPath) {
    guard
      notify(
        collectionDelegate, "collectionView(_:shouldDeselectItemAt:)",
        { $0.collectionView(self, shouldDeselectItemAt: path) }) ?? true
    else {
      return
    }
    setSelected(false, path)
    notify(collectionDelegate, "collectionView(_:didDeselectItemAt:)") {
      $0.collectionView(self, didDeselectItemAt: path)
    }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    shownCells[path]?.isSelected = isSelected
  }

  private func exists(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }
}
