import Foundation

extension UIKitRuntime {
  /// What the diffable data sources of tables and of collection views have in common: the current snapshot, and
  /// the way to the next one.
  ///
  /// Source: UIKIT-CASES.md diffable-identifiers, diffable-moves.
  @preconcurrency @MainActor
  open class DiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    typealias Change = SnapshotChange<SectionIdentifierType, ItemIdentifierType>

    private(set) final var current = NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >()
    private weak var list: UIScrollView?

    init(list: UIScrollView) { self.list = list }

    /// Shows in the list what has changed, of which some items keep their cells and are configured again.
    func show(_ change: Change, reconfigured: [IndexPath]) {}

    /// Lets the list ask for everything anew.
    func reload() {}

    /// The current snapshot.
    open func snapshot()
      -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { current }

    /// Applies a snapshot, and then calls the completion.
    ///
    /// - Complexity: O(n) in the items of the snapshot.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      let change = Change(from: current, to: snapshot)
      current = snapshot.settled()
      show(change, reconfigured: snapshot.reconfiguredItemIdentifiers.compactMap(change.path(of:)))
      callBack(isAnimated: animatingDifferences, completion)
    }

    /// Applies a snapshot by reloading all data.
    open func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      completion: (() -> Void)? = nil
    ) {
      current = snapshot.settled()
      reload()
      callBack(isAnimated: false, completion)
    }

    private func callBack(isAnimated: Bool, _ completion: (() -> Void)?) {
      guard let completion else { return }
      let scheduler = (list?.homeApplication ?? UIApplication.shared).scheduler
      scheduler.after(isAnimated && UIView.areAnimationsEnabled ? 0.3 : 0) { completion() }
    }

    /// The identifier of the item at an index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      current.item(at: indexPath)
    }

    /// The index path of an item, or nil if it is not in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      current.path(of: itemIdentifier)
    }

    /// The identifier of a section, or nil if there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      current.section(at: index)
    }

    /// The index of a section, or nil if it is not in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      current.indexOfSection(sectionIdentifier)
    }
  }
}
