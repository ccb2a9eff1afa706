import Foundation

/// A place in a list that shows a cell of its own until the data source has the item.
@MainActor
final class ListPlaceholder {
  /// The height of its row; nil for that of its cell.
  let rowHeight: CGFloat?
  /// Makes the cell for the place where it is shown.
  let makeCell: (IndexPath) -> UIView
  /// Fills the cell again that is shown at a place.
  let updateCell: (IndexPath) -> Void

  init(
    rowHeight: CGFloat? = nil, makeCell: @escaping (IndexPath) -> UIView,
    updateCell: @escaping (IndexPath) -> Void
  ) {
    (self.rowHeight, self.makeCell, self.updateCell) = (rowHeight, makeCell, updateCell)
  }
}

/// The placeholders of a list, and where the items of the data source are shown between them.
///
/// Source: UIKIT-CASES.md list-placeholder.
@MainActor
struct ListPlaceholders {
  private struct Entry {
    let placeholder: ListPlaceholder
    /// Where the item will be in the data source.
    var path: IndexPath
  }

  /// In the order in which they are shown.
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func count(inSection section: Int) -> Int { entries(in: section).count }

  /// The numbers of what is shown, of the numbers of items in all sections.
  func counts(with items: [Int]) -> [Int] {
    isEmpty ? items : items.enumerated().map { $1 + count(inSection: $0) }
  }

  // MARK: Where something is

  private func entries(in section: Int) -> [Entry] {
    entries.filter { $0.path.section == section }
  }

  /// The placeholder that is shown at a place.
  func placeholder(at path: IndexPath) -> ListPlaceholder? {
    entries.first { shownPath(of: $0.placeholder) == path }?.placeholder
  }

  /// Where the item of a placeholder will be in the data source; nil if it is gone.
  func insertionPath(of placeholder: ListPlaceholder) -> IndexPath? {
    entries.first { $0.placeholder === placeholder }?.path
  }

  /// Where a placeholder is shown, behind those before it; nil if it is gone.
  func shownPath(of placeholder: ListPlaceholder) -> IndexPath? {
    guard let path = insertionPath(of: placeholder) else { return nil }
    let before = entries(in: path.section).firstIndex { $0.placeholder === placeholder }
    return before.map { IndexPath(item: path.item + $0, section: path.section) }
  }

  /// Where an item of the data source is shown.
  func shownPath(of path: IndexPath) -> IndexPath {
    guard !isEmpty else { return path }
    let before = entries(in: path.section).count { $0.path.item <= path.item }
    return IndexPath(item: path.item + before, section: path.section)
  }

  /// The item of the data source that is shown at a place; nil for a placeholder.
  func sourcePath(of path: IndexPath) -> IndexPath? {
    guard !isEmpty else { return path }
    var before = 0
    for entry in entries(in: path.section) {
      let shown = entry.path.item + before
      if shown == path.item { return nil }
      if shown < path.item { before += 1 }
    }
    return IndexPath(item: path.item - before, section: path.section)
  }

  /// Where something is shown among other placeholders, when items of the data source have moved; nil if it is gone.
  func newPath(
    of path: IndexPath, in others: ListPlaceholders,
    over place: (IndexPath) -> IndexPath? = { $0 }
  ) -> IndexPath? {
    if let placeholder = placeholder(at: path) { return others.shownPath(of: placeholder) }
    return sourcePath(of: path).flatMap(place).map { others.shownPath(of: $0) }
  }

  // MARK: Changes

  /// These and another one, behind those at the same place.
  func adding(_ placeholder: ListPlaceholder, at path: IndexPath) -> ListPlaceholders {
    var changed = self
    let index = entries.firstIndex { $0.path > path } ?? entries.endIndex
    changed.entries.insert(Entry(placeholder: placeholder, path: path), at: index)
    return changed
  }

  /// These without one.
  func removing(_ placeholder: ListPlaceholder) -> ListPlaceholders {
    var changed = self
    changed.entries.removeAll { $0.placeholder === placeholder }
    return changed
  }

  /// These without one, whose item the data source has now; those behind it in its section have moved on.
  func committing(_ placeholder: ListPlaceholder) -> ListPlaceholders {
    var changed = self
    guard let index = entries.firstIndex(where: { $0.placeholder === placeholder }) else {
      return self
    }
    let section = entries[index].path.section
    for behind in entries.indices where behind > index && entries[behind].path.section == section {
      changed.entries[behind].path.item += 1
    }
    changed.entries.remove(at: index)
    return changed
  }

  /// These when items of the data source have moved to new places, nil for those that were deleted: each stays before the
  /// same item.
  func carried(over place: (IndexPath) -> IndexPath?, counts: [Int]) -> ListPlaceholders {
    var changed = self
    changed.entries = entries.compactMap { entry in
      if let path = place(entry.path) { return Entry(placeholder: entry.placeholder, path: path) }
      guard counts.indices.contains(entry.path.section) else { return nil }
      let item = min(entry.path.item, counts[entry.path.section])
      return Entry(
        placeholder: entry.placeholder,
        path: IndexPath(item: item, section: entry.path.section))
    }
    return changed
  }
}
