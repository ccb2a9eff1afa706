import Foundation

/// Places in a list that shows the snapshot, which both kinds of diffable data source ask for.
extension NSDiffableDataSourceSnapshot {
  /// The item at a place, or nil if there is no such place.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The place of an item, or nil if it is not shown.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let identifier = sectionIdentifier(containingItem: item),
      let section = indexOfSection(identifier),
      let index = itemIdentifiers(inSection: identifier).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  /// The section of a number, or nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }
}

extension UIScrollView {
  /// Calls back when a list has come to rest after its snapshot was replaced.
  static func callBack(
    afterApplyingTo list: UIScrollView?, isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    guard let completion else { return }
    let scheduler = (list?.homeApplication ?? UIApplication.shared).scheduler
    scheduler.after(isAnimated && UIView.areAnimationsEnabled ? 0.3 : 0) { completion() }
  }
}
