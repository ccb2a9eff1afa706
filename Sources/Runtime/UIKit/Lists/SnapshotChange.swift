import Foundation

/// The mapping of the index paths of one snapshot to those of the next one.
struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: Snapshot
  private let sections: [Section: Int]
  private let items: [Item: IndexPath]
  private let madeAnew: Set<Item>
  private let sectionsMadeAnew: Set<Section>

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    sections = Dictionary(
      uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
    items = Self.paths(in: new)
    madeAnew = Set(new.reloadedItemIdentifiers)
    sectionsMadeAnew = Set(new.reloadedSectionIdentifiers)
  }

  /// The index path of every item of a snapshot.
  static func paths(in snapshot: Snapshot) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (index, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(item: index, section: section)
      }
    }
    return paths
  }

  /// The new index path of an old one; nil if the item was deleted or is reloaded.
  func target(of path: IndexPath) -> IndexPath? {
    guard let item = old.item(at: path), !madeAnew.contains(item),
      !sectionsMadeAnew.contains(old.sectionIdentifiers[path.section])
    else { return nil }
    return items[item]
  }

  /// The new index of a section; nil if it was deleted or is reloaded.
  func target(ofSection section: Int) -> Int? {
    guard let identifier = old.section(at: section) else { return nil }
    return sectionsMadeAnew.contains(identifier) ? nil : sections[identifier]
  }

  /// The new index path of an item.
  func path(of item: Item) -> IndexPath? { items[item] }
}
