import Foundation

extension UITableView {
  // Row animations are shown as their end, so the parameters choose nothing.

  /// Begins a batch of changes; batches can be nested.
  public func beginUpdates() {
    var batch = batch ?? ListBatch(before: knownGeometry?.counts)
    batch.depth += 1
    self.batch = batch
  }

  /// Ends a batch: asks for the counts, checks them and shows the changes.
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

  /// Carries out changes as one batch, and calls back when they are shown.
  ///
  /// Source: UIKIT-CASES.md batch-nested-completions.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Makes rows where the data has new ones.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes rows away that the data has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for other cells for rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(ListUpdates.Move(source: indexPath, target: newIndexPath)) }
  }

  /// Makes sections where the data has new ones.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data has no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Fills the cells of rows anew without making others.
  ///
  /// Source: UIKIT-CASES.md table-reconfigure.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shownCells[path], let identifier = cell.reuseIdentifier else { continue }
      // What dequeues for the row is given its own cell back.
      let pooled = spareCells[identifier]
      spareCells[identifier] = [cell]
      cell.isBeingReconfigured = true
      let filled = dataSource?.tableView(self, cellForRowAt: path)
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

  /// Nobody had asked for the rows, so there is nothing to compare them with.
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

  /// Carries the rows in view, the selection and the measured heights to their new places.
  func apply(_ updates: ListUpdates, in new: TableGeometry? = nil) {
    let mapping = ListMapping(updates)
    carry(
      over: { updates.reloadedItems.contains($0) ? nil : mapping.item($0) },
      sections: { updates.reloadedSections.contains($0) ? nil : mapping.section($0) },
      in: new)
  }

  /// Carries everything that survives to where it is now; a place of nil is gone or made anew.
  ///
  /// Without new lengths the data source is asked for them.
  func carry(
    over place: (IndexPath) -> IndexPath?, sections: (Int) -> Int?, in asked: TableGeometry? = nil
  ) {
    let old = knownGeometry
    selection = Set(selection.compactMap(place))
    let gone = carryCells(place)
    carrySupplements(sections)
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
    // Only now can they be used again: a row that is reloaded gets another cell.
    for (path, cell) in gone { retire(cell, at: path) }
  }

  /// Gives the cells that stay their new rows, and says which ones go.
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

  /// Headers and footers are asked for anew: their titles may count what is below them.
  private func carrySupplements(_ place: (Int) -> Int?) {
    let (headers, footers) = (shownHeaders, shownFooters)
    let survive = headers.keys.allSatisfy { place($0) == $0 }
    if survive, footers.keys.allSatisfy({ place($0) == $0 }) { return }
    retireSupplements()
  }
}
