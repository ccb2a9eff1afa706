import Foundation

extension UITableView {
  /// The selected row, the first of several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows in order, or nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row without calling the delegate, and scrolls to it; nil deselects all rows.
  ///
  /// Source: UIKIT-CASES.md table-select-from-code.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return clearSelection() }
    guard geometry.contains(indexPath) else { return }
    if !allowsSeveral {
      for path in selection where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  /// Taps a row: highlights it, then selects or deselects it.
  ///
  /// - Returns: Whether the row exists and can be highlighted; if not, nothing happens. Source:
  /// UIKIT-CASES.md table-select, table-select-other.
  @discardableResult
  package func tapRow(at indexPath: IndexPath) -> Bool {
    if swipedPath != nil {
      closeSwipe()
      return true
    }
    guard isUserInteractionEnabled, geometry.contains(indexPath) else { return false }
    if shownCells[indexPath] == nil { showRow(at: indexPath) }
    guard highlightRow(at: indexPath) else { return false }
    unhighlightRow(at: indexPath)
    useRow(at: indexPath)
    return true
  }

  /// Scrolls to a row as a person does before touching it, so that it has a cell.
  private func showRow(at path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
  }

  /// Selects a row that was tapped, or deselects it.
  func useRow(at indexPath: IndexPath) {
    guard allowsTaps else { return }
    if allowsSeveral, selection.contains(indexPath) {
      deselectByTap(indexPath)
    } else {
      selectByTap(indexPath)
    }
  }

  /// Taps the detail button of a row.
  ///
  /// - Returns: Whether the row is visible and has such a button.
  @discardableResult
  package func tapAccessory(at indexPath: IndexPath) -> Bool {
    guard let cell = shownCells[indexPath], cell.shownAccessory.hasButton else { return false }
    cell.accessoryTrigger?()
    notify(
      tableDelegate, "tableView(_:accessoryButtonTappedForRowWith:)",
      { $0.tableView(self, accessoryButtonTappedForRowWith: indexPath) })
    return true
  }

  /// Highlights a row, if the delegate allows it.
  func highlightRow(at path: IndexPath) -> Bool {
    guard
      notify(
        tableDelegate, "tableView(_:shouldHighlightRowAt:)",
        { $0.tableView(self, shouldHighlightRowAt: path) }) ?? true
    else { return false }
    shownCells[path]?.setHighlighted(true, animated: false)
    notify(tableDelegate, "tableView(_:didHighlightRowAt:)") {
      $0.tableView(self, didHighlightRowAt: path)
    }
    return true
  }

  func unhighlightRow(at path: IndexPath) {
    shownCells[path]?.setHighlighted(false, animated: false)
    notify(tableDelegate, "tableView(_:didUnhighlightRowAt:)") {
      $0.tableView(self, didUnhighlightRowAt: path)
    }
  }

  private var allowsTaps: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected now.
  var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func selectByTap(_ tapped: IndexPath) {
    var target: IndexPath? = tapped
    if let tableDelegate {
      target = ask(tableDelegate, "tableView(_:willSelectRowAt:)") {
        $0.tableView(self, willSelectRowAt: tapped)
      }
    }
    guard let target, geometry.contains(target) else { return }
    if !allowsSeveral {
      for other in selection.sorted() where other != target { deselectByTap(other) }
    }
    setSelected(true, target)
    shownCells[target]?.selectionTrigger?()
    notify(tableDelegate, "tableView(_:didSelectRowAt:)") {
      $0.tableView(self, didSelectRowAt: target)
    }
  }

  private func deselectByTap(_ path: IndexPath) {
    var target: IndexPath? = path
    if let tableDelegate {
      target = ask(tableDelegate, "tableView(_:willDeselectRowAt:)") {
        $0.tableView(self, willDeselectRowAt: path)
      }
    }
    guard let target else { return }
    setSelected(false, target)
    notify(tableDelegate, "tableView(_:didDeselectRowAt:)") {
      $0.tableView(self, didDeselectRowAt: target)
    }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    guard let cell = shownCells[path], cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: false)
  }

  func clearSelection() {
    for path in selection { setSelected(false, path) }
  }
}
