import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app does when items of section snapshots are opened and closed.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// Makes what is below an item when it is opened.
    public var snapshotForExpandingParent:
      (
        @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that do nothing.
    public init() {}
  }

  /// Shows the visible items of an outline in a section, which is added if it is not there.
  ///
  /// Source: UIKIT-CASES.md section-snapshot.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    showPlaces()
  }

  /// The outline of a section; without one its items.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      flat.append(current.itemIdentifiers(inSection: section))
    }
    return flat
  }

  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = outlines[section]
    else { return }
    let isDone = outline.isExpanded(item) ? collapse(item, &outline) : expand(item, &outline)
    if isDone { apply(outline, to: section) }
  }

  private typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private func collapse(_ item: ItemIdentifierType, _ outline: inout Outline) -> Bool {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
    sectionSnapshotHandlers.willCollapseItem?(item)
    outline.collapse([item])
    return true
  }

  private func expand(_ item: ItemIdentifierType, _ outline: inout Outline) -> Bool {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
    sectionSnapshotHandlers.willExpandItem?(item)
    if let make = sectionSnapshotHandlers.snapshotForExpandingParent {
      outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
    }
    outline.expand([item])
    return true
  }

  /// Tells a cell how deep it stands in its outline, and whether it is open.
  func showPlace(of path: IndexPath, in cell: UICollectionViewCell) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let outline = outlines[section], outline.contains(item)
    else { return }
    cell.isExpanded = outline.isExpanded(item)
    (cell as? UICollectionViewListCell)?.indentationLevel = outline.level(of: item)
  }
}
