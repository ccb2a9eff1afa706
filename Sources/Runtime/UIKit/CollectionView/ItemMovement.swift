import Foundation

/// Moves an item by a gesture of the app, over the other items, which make room for it.
///
/// Source: Apple, UICollectionView, "Reordering items interactively"; UIKIT-CASES.md collection-movement.
@MainActor
struct ItemMovement {
  private unowned let view: UICollectionView
  /// Where the item is in the data source.
  private let source: IndexPath
  /// Where it is shown.
  private var target: IndexPath
  /// The middle of its cell, in the content; nil until the finger moves.
  private var position: CGPoint?

  /// Begins with an item; nil if there is none, or the data source keeps it where it is.
  init?(of path: IndexPath, in view: UICollectionView) {
    guard path.item < view.numberOfItems(inSection: path.section), let dataSource = view.dataSource,
      ask(
        dataSource, "collectionView(_:canMoveItemAt:)",
        { $0.collectionView(view, canMoveItemAt: path) })
    else { return nil }
    self.view = view
    (source, target) = (path, path)
  }

  /// Moves on to a point of the content, and returns the places that the shown items go to; nil if they stay.
  mutating func move(to point: CGPoint) -> ItemPlaces? {
    position = point
    guard let path = view.indexPathForItem(at: point), path != target else { return nil }
    return show(at: allowed(path))
  }

  /// Moves back to where the item was, and returns the places that the shown items go to; nil if they stay.
  mutating func moveBack() -> ItemPlaces? { show(at: source) }

  /// Tells the data source where the item is now, unless it is where it was.
  func commit() {
    guard target != source else { return }
    notify(view.dataSource, "collectionView(_:moveItemAt:to:)") {
      $0.collectionView(view, moveItemAt: source, to: target)
    }
    view.counts = nil
  }

  /// Puts the cell under the finger, in front of the others.
  func placeCell() {
    guard let position, let cell = view.cellForItem(at: target) else { return }
    cell.center = position
    view.bringSubviewToFront(cell)
  }

  /// Where the item that is shown at a place is in the data source.
  func sourcePath(ofItemAt path: IndexPath) -> IndexPath {
    ItemPlaces(from: target, to: source)[path]
  }

  private func allowed(_ path: IndexPath) -> IndexPath {
    guard let delegate = view.collectionDelegate else { return path }
    let allowed = ask(
      delegate, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
    ) {
      $0.collectionView(
        view, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: path)
    }
    // A section that the item enters has a place more.
    let places =
      view.numberOfItems(inSection: allowed.section) + (allowed.section == target.section ? 0 : 1)
    return (0..<places).contains(allowed.item) ? allowed : target
  }

  private mutating func show(at new: IndexPath) -> ItemPlaces? {
    guard new != target else { return nil }
    defer { target = new }
    return ItemPlaces(from: target, to: new)
  }
}

/// Where items are after one of them has moved.
struct ItemPlaces {
  /// The place that the item leaves.
  let from: IndexPath
  /// The place that it takes.
  let to: IndexPath

  /// The new place of the item at an old one.
  subscript(path: IndexPath) -> IndexPath {
    if path == from { return to }
    var item = path.item
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// The numbers of items in all sections afterwards.
  func counts(after counts: [Int]) -> [Int] {
    var counts = counts
    counts[from.section] -= 1
    counts[to.section] += 1
    return counts
  }
}
