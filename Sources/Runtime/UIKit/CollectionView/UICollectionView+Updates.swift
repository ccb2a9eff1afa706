import Foundation

extension UICollectionView {
  /// Sets the layout, to whose places the cells move if that is animated.
  ///
  /// Source: Apple, UICollectionView.setCollectionViewLayout(_:animated:completion:).
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Performs changes as one batch, and then calls the completion.
  ///
  /// - Precondition: The counts before and after agree with the changes.
  /// Source: UIKIT-CASES.md batch-indexes, batch-consistency, batch-nested-completions,
  /// batch-counts-unread.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch(completion)
    updates()
    endBatch()
  }

  /// The same, where there may be no changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch(completion)
    updates?()
    endBatch()
  }

  private func beginBatch(_ completion: ((Bool) -> Void)?) {
    var begun = batch ?? ListBatch(before: counts)
    begun.depth += 1
    if let completion { begun.completions.append(completion) }
    batch = begun
  }

  private func endBatch() {
    guard var ended = batch else { return }
    ended.depth -= 1
    guard ended.depth == 0 else { return batch = ended }
    batch = nil
    if let before = ended.before {
      counts = nil
      if let problem = ended.updates.problem(
        before: before, after: readCounts(), nouns: .collection)
      {
        fatalError("NSInternalInconsistencyException: \(problem)")
      }
      let mapping = ListMapping(ended.updates)
      let reloaded = ended.updates.reloadedItems
      let old = placeholders
      if !old.isEmpty {
        placeholders = old.carried(over: mapping.item, counts: sourceCounts)
      }
      carry {
        old.newPath(of: $0, in: placeholders) { reloaded.contains($0) ? nil : mapping.item($0) }
      }
    } else {
      carry { $0 }
    }
    guard !ended.completions.isEmpty else { return }
    homeApplication.scheduler.after(UIView.areAnimationsEnabled ? 0.3 : 0) {
      for completion in ended.completions { completion(true) }
    }
  }

  private func readCounts() -> [Int] {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }

  /// The numbers of items that the data source has.
  private var sourceCounts: [Int] {
    readCounts().enumerated().map { $1 - placeholders.count(inSection: $0) }
  }

  /// Records a change; the counts before it are read now unless they have been read.
  private func change(_ note: (inout ListUpdates) -> Void) {
    var noted = batch ?? ListBatch(before: counts)
    if noted.before == nil { noted.before = readCounts() }
    note(&noted.updates)
    noted.depth += 1
    batch = noted
    endBatch()
  }

  /// Inserts items.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reloads items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(ListUpdates.Move(source: indexPath, target: newIndexPath)) }
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Moves cells and selection to their new index paths; nil means deleted or reloaded.
  ///
  /// The numbers of items are read again from the data source, unless it has not made a change yet.
  func carry(over place: (IndexPath) -> IndexPath?, counts shown: [Int]? = nil) {
    if dragDelegate != nil { dragAndDrop.listDidChange() }
    selection = Set(selection.compactMap(place))
    let cells = shownCells
    shownCells = [:]
    for (path, cell) in cells {
      if let new = place(path) { shownCells[new] = cell } else { retire(cell, at: path) }
    }
    for (key, view) in shownViews { retire(view, kind: key.kind) }
    shownViews = [:]
    counts = shown
    collectionViewLayout.carryMeasuredSizes(over: place)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
    if window != nil, !bounds.isEmpty { layoutIfNeeded() }
  }
}
