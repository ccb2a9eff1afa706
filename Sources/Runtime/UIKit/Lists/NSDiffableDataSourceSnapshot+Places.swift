import Foundation

/// Index paths in a snapshot, for both kinds of diffable data source.
extension NSDiffableDataSourceSnapshot {
  /// The item at an index path, or nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The index path of an item, or nil if it is not in the snapshot.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let identifier = sectionIdentifier(containingItem: item),
      let section = indexOfSection(identifier),
      let index = itemIdentifiers(inSection: identifier).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  /// The section at an index, or nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }
}
