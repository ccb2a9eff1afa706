import Foundation

extension UITableView {
  /// Updates the editing controls of a cell.
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var style = UITableViewCell.EditingStyle.none
    if isEditing,
      notify(dataSource, "tableView(_:canEditRowAt:)", { $0.tableView(self, canEditRowAt: path) })
        ?? false
    {
      style =
        notify(tableDelegate, "tableView(_:editingStyleForRowAt:)") {
          $0.tableView(self, editingStyleForRowAt: path)
        } ?? .delete
    }
    let indents =
      notify(tableDelegate, "tableView(_:shouldIndentWhileEditingRowAt:)") {
        $0.tableView(self, shouldIndentWhileEditingRowAt: path)
      } ?? true
    cell.editingStyle = style
    cell.shouldIndentWhileEditing = indents
    cell.isMovable =
      isEditing
      && notify(dataSource, "tableView(_:canMoveRowAt:)") { $0.tableView(self, canMoveRowAt: path) }
        ?? false
    cell.selectsByMark = isEditing && allowsMultipleSelectionDuringEditing
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Taps the editing control of a row: one with the style `delete` shows its delete button, one
  /// with the style `insert` is inserted.
  ///
  /// - Returns: Whether the row is visible and has an editing control. Source: UIKIT-CASES.md
  /// table-delete, table-insert-control.
  @discardableResult
  package func tapEditingControl(at indexPath: IndexPath) -> Bool {
    guard isEditing, let cell = shownCells[indexPath] else { return false }
    switch cell.editingStyle {
    case .none: return false
    case .insert:
      notify(dataSource, "tableView(_:commit:forRowAt:)") {
        $0.tableView(self, commit: .insert, forRowAt: indexPath)
      }
    case .delete: openSwipe(at: indexPath, actions: [deleteAction(for: indexPath)])
    }
    return true
  }

  /// Swipes a row: shows the actions of that side as buttons or, with a full swipe, performs the
  /// first one.
  ///
  /// - Returns: Whether the row has actions at that side. Source: UIKIT-CASES.md table-swipe.
  @discardableResult
  package func swipeRow(
    at indexPath: IndexPath, fromLeading isLeading: Bool = false, fully: Bool = false
  ) -> Bool {
    guard !isEditing, isUserInteractionEnabled, shownCells[indexPath] != nil,
      let offered = swipeActions(at: indexPath, isLeading: isLeading), !offered.actions.isEmpty
    else { return false }
    closeSwipe()
    openSwipe(at: indexPath, actions: offered.actions, isLeading: isLeading)
    if fully, offered.performsFirstActionWithFullSwipe { perform(offered.actions[0]) }
    return true
  }

  /// Whether a swipe from a side uncovers something.
  func hasSwipeActions(at path: IndexPath, isLeading: Bool) -> Bool {
    swipeActions(at: path, isLeading: isLeading)?.actions.isEmpty == false
  }

  /// The actions of a swipe: the delegate's configuration, or else deletion at the trailing side.
  private func swipeActions(
    at path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let dataSource,
      ask(dataSource, "tableView(_:canEditRowAt:)", { $0.tableView(self, canEditRowAt: path) })
    else { return nil }
    if isLeading {
      return notify(tableDelegate, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
    }
    let own = notify(tableDelegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let own { return own }
    let rowActions = notify(tableDelegate, "tableView(_:editActionsForRowAt:)") {
      $0.tableView(self, editActionsForRowAt: path)
    }
    if let rowActions { return UISwipeActionsConfiguration(rowActions, at: path) }
    let style =
      notify(
        tableDelegate, "tableView(_:editingStyleForRowAt:)",
        { $0.tableView(self, editingStyleForRowAt: path) }) ?? .delete
    return style == .delete
      ? UISwipeActionsConfiguration(actions: [deleteAction(for: path)]) : nil
  }

  private func deleteAction(for path: IndexPath) -> UIContextualAction {
    let title = notify(tableDelegate, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      notify(
        dataSource, "tableView(_:commit:forRowAt:)",
        { $0.tableView(self, commit: .delete, forRowAt: path) })
      done(true)
    }
  }

  private func openSwipe(
    at path: IndexPath, actions: [UIContextualAction], isLeading: Bool = false
  ) {
    closeSwipe()
    if !isEditing {
      notify(tableDelegate, "tableView(_:willBeginEditingRowAt:)") {
        $0.tableView(self, willBeginEditingRowAt: path)
      }
    }
    swipedPath = path
    let buttons = actions.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title ?? "", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
      return button
    }
    guard let cell = shownCells[path] else { return }
    cell.transition(to: cell.stateMask.union(.showingDeleteConfirmation)) {
      cell.reveal(buttons, isLeading: isLeading)
    }
  }

  private func perform(_ action: UIContextualAction) {
    let cell: UIView = swipedPath.flatMap { shownCells[$0] } ?? self
    action.handler(action, cell) { [weak self] _ in self?.closeSwipe() }
  }

  /// Hides the buttons that a swipe showed.
  func closeSwipe() {
    for cell in shownCells.values where cell.hasRevealedActions {
      cell.transition(to: cell.stateMask.subtracting(.showingDeleteConfirmation)) {
        cell.reveal([])
      }
    }
    guard swipedPath != nil else { return }
    endSwipe(at: swipedPath)
  }

  /// Resets the swiped row, which may have been deleted, and tells the delegate that its editing
  /// has ended.
  func endSwipe(at path: IndexPath?) {
    swipedPath = nil
    if !isEditing {
      notify(tableDelegate, "tableView(_:didEndEditingRowAt:)") {
        $0.tableView(self, didEndEditingRowAt: path)
      }
    }
  }

  /// Drags a row by its reorder control: the delegate can change the target, then the data source
  /// moves the data and the row is moved.
  ///
  /// - Returns: Whether the row can be dragged.
  /// Source: UIKIT-CASES.md table-drag-row.
  @discardableResult
  package func dragRow(at source: IndexPath, to proposed: IndexPath) -> Bool {
    guard isEditing, let dataSource, geometry.contains(source),
      ask(dataSource, "tableView(_:canMoveRowAt:)", { $0.tableView(self, canMoveRowAt: source) })
    else { return false }
    let target =
      notify(tableDelegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
        $0.tableView(
          self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      } ?? proposed
    var counts = geometry.counts
    counts[source.section] -= 1
    guard counts.indices.contains(target.section), (0...counts[target.section]).contains(target.row)
    else { return false }
    ask(dataSource, "tableView(_:moveRowAt:to:)") {
      $0.tableView(self, moveRowAt: source, to: target)
    }
    var updates = ListUpdates()
    updates.movedItems = [ListUpdates.Move(source: source, target: target)]
    apply(updates)
    return true
  }
}
