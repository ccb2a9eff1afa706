import Foundation

extension UITableView {
  // A terminal draws only the result of row animations, so the parameters are ignored.

  /// Begins a batch of changes; batches can be nested.
  public func beginUpdates() {
    var batch = batch ?? ListBatch(before: knownGeometry?.counts)
    batch.depth += 1
    self.batch = batch
  }

  /// Ends a batch: reads the counts, checks them and shows the changes.
  ///
  /// - Precondition: The counts before and after agree with the changes.
  /// Source: UIKIT-CASES.md batch-indexes, batch-consistency.
  public func endUpdates() {
    guard var ended = batch else { return }
    ended.depth -= 1
    guard ended.depth == 0 else { return batch = ended }
    batch = nil
    if let before = ended.before { update(ended.updates, before: before) } else { reloadCounts() }
    guard !ended.completions.isEmpty else { return }
    homeApplication.scheduler.after(UIView.areAnimationsEnabled ? 0.3 : 0) {
      for completion in ended.completions { completion(true) }
    }
  }

  /// Performs changes as one batch, and then calls the completion.
  ///
  /// Source: UIKIT-CASES.md batch-nested-completions.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    if let completion { batch?.completions.append(completion) }
    updates()
    endUpdates()
  }

  /// The same, where there may be no changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Inserts rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reloads rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(ListUpdates.Move(source: indexPath, target: newIndexPath)) }
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Configures the existing cells of rows again.
  ///
  /// Source: UIKIT-CASES.md table-reconfigure.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shownCells[path], let identifier = cell.reuseIdentifier else { continue }
      // Dequeuing for the row returns its own cell.
      let pooled = spareCells[identifier]
      spareCells[identifier] = [cell]
      cell.isBeingReconfigured = true
      let filled = notify(dataSource, "tableView(_:cellForRowAt:)") {
        $0.tableView(self, cellForRowAt: path)
      }
      cell.isBeingReconfigured = false
      spareCells[identifier] = pooled
      precondition(filled === cell, "a reconfigured row must dequeue its own cell")
      knownGeometry?.setHeight(measuredHeight(of: cell, at: path), of: path)
    }
    setNeedsLayout()
  }

  private func change(_ note: (inout ListUpdates) -> Void) {
    beginUpdates()
    batch.map { batch in
      var noted = batch
      note(&noted.updates)
      self.batch = noted
    }
    endUpdates()
  }

  /// Reloads if the counts had not been read before, so that there is nothing to compare with.
  private func reloadCounts() {
    knownGeometry = nil
    setNeedsLayout()
  }

  private func update(_ updates: ListUpdates, before: [Int]) {
    let old = knownGeometry
    knownGeometry = nil
    let new = geometry
    if let problem = updates.problem(before: before, after: new.counts) {
      fatalError("NSInternalInconsistencyException: \(problem)")
    }
    knownGeometry = old
    apply(updates, in: new)
  }

  /// Moves the visible rows, the selection and the measured heights to their new index paths.
  func apply(_ updates: ListUpdates, in new: TableGeometry? = nil) {
    let mapping = ListMapping(updates)
    let old = placeholders
    if !old.isEmpty {
      let counts = (new ?? geometry).counts.enumerated().map { $1 - old.count(inSection: $0) }
      placeholders = old.carried(over: mapping.item, counts: counts)
    }
    carry(
      over: {
        old.newPath(of: $0, in: placeholders) {
          updates.reloadedItems.contains($0) ? nil : mapping.item($0)
        }
      },
      sections: { updates.reloadedSections.contains($0) ? nil : mapping.section($0) },
      in: new)
  }

  /// Moves everything to its new index path; nil means deleted or reloaded.
  ///
  /// Without a new geometry it is computed.
  func carry(
    over place: (IndexPath) -> IndexPath?, sections: (Int) -> Int?, in asked: TableGeometry? = nil
  ) {
    let old = knownGeometry
    if dragDelegate != nil { dragAndDrop.listDidChange() }
    selection = Set(selection.compactMap(place))
    let gone = carryCells(place)
    supplements.carry(sections)
    knownGeometry = asked
    var new = geometry
    for (section, lengths) in (old?.sections ?? []).enumerated() {
      for (row, height) in lengths.rows.exceptions {
        guard let path = place(IndexPath(row: row, section: section)), new.contains(path) else {
          continue
        }
        new.setHeight(height, of: path)
      }
    }
    knownGeometry = new
    measureShownRows()
    if let swiped = swipedPath {
      let moved = place(swiped)
      swipedPath = moved
      if moved == nil { endSwipe(at: nil) }
    }
    setNeedsLayout()
    if window != nil, bounds.height > 0 { layoutIfNeeded() }
    // They are reused only now, so that a reloaded row gets another cell.
    for (path, cell) in gone { retire(cell, at: path) }
  }

  /// Assigns the new rows to the cells that stay, and returns the others.
  private func carryCells(
    _ place: (IndexPath) -> IndexPath?
  ) -> [(path: IndexPath, cell: UITableViewCell)] {
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    let shown = cellsInOrder
    shownCells = [:]
    for (path, cell) in shown {
      guard let new = place(path) else {
        if cell.hasRevealedActions { cell.reveal([]) }
        if cell.isSelected { cell.setSelected(false, animated: false) }
        gone.append((path, cell))
        continue
      }
      shownCells[new] = cell
    }
    return gone
  }
}
