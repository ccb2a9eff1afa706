import Foundation

/// A list that can show placeholders.
@MainActor
protocol PlaceholderList: UIScrollView {
  var placeholders: ListPlaceholders { get set }
  /// Moves what is shown to new places; nil for what is gone.
  func carryShown(over place: (IndexPath) -> IndexPath?)
}

extension UICollectionView: PlaceholderList {
  func carryShown(over place: (IndexPath) -> IndexPath?) { carry(over: place) }
}

extension UITableView: PlaceholderList {
  func carryShown(over place: (IndexPath) -> IndexPath?) {
    carry(over: place, sections: { $0 })
  }
}

/// A cell that a list shows for what was dropped, until the data source has it.
///
/// Source: UIKIT-CASES.md list-placeholder.
@MainActor
final class DropPlaceholder: DragAnimator, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private weak var list: (any PlaceholderList)?
  private let place: ListPlaceholder

  init(
    _ place: ListPlaceholder, at path: IndexPath, for dragItem: UIDragItem,
    in list: any PlaceholderList
  ) {
    (self.place, self.dragItem, self.list) = (place, dragItem, list)
    super.init()
    show(list.placeholders.adding(place, at: path))
    let scheduler = list.homeApplication.scheduler
    scheduler.async { self.run(Self.dropTime, on: scheduler) }
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let shown = list.placeholders.shownPath(of: place),
      let path = list.placeholders.insertionPath(of: place)
    else { return false }
    dataSourceUpdates(path)
    list.placeholders = list.placeholders.committing(place)
    list.carryShown { $0 == shown ? nil : $0 }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list, list.placeholders.insertionPath(of: place) != nil else { return false }
    show(list.placeholders.removing(place))
    return true
  }

  func setNeedsCellUpdate() {
    if let path = list?.placeholders.shownPath(of: place) { place.updateCell(path) }
  }

  private func show(_ new: ListPlaceholders) {
    guard let list else { return }
    let old = list.placeholders
    list.placeholders = new
    list.carryShown { old.newPath(of: $0, in: new) }
  }
}
