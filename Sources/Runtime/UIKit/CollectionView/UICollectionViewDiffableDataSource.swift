import Foundation

/// A data source of a collection view that applies snapshots and computes the changes between them.
///
/// Source: Apple, UICollectionViewDiffableDataSource; UIKIT-CASES.md diffable-identifiers,
/// diffable-moves.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIKitRuntime.DiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  UICollectionViewDataSource, OutlineDataSource
{
  /// Dequeues and configures the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Dequeues and configures a header or footer.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Dequeues and configures headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What the app does when items of section snapshots are opened and closed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Creates an empty data source and sets it on a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init(list: collectionView)
    collectionView.dataSource = self
  }

  override func show(_ change: Change, reconfigured: [IndexPath]) {
    let reconfigured = Set(reconfigured)
    collectionView?.carry {
      change.target(of: $0).flatMap { reconfigured.contains($0) ? nil : $0 }
    }
  }

  override func reload() { collectionView?.reloadData() }

  /// Tells the cells in sight where they stand in their outlines.
  func showPlaces() {
    for (path, cell) in collectionView?.shownCells ?? [:] { showPlace(of: path, in: cell) }
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }

  /// The cell from the provider.
  ///
  /// - Precondition: The provider makes one.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the cell provider made no cell for \(indexPath)") }
    showPlace(of: indexPath, in: cell)
    return cell
  }

  /// The view from the provider.
  ///
  /// - Precondition: The provider makes one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("no view was made for the \(kind) at \(indexPath)")
    }
    return view
  }
}
