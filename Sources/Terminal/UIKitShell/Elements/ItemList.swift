import UIKit

/// A view of items in sections that a person taps: what `select` and `press` know of it.
@MainActor
protocol ItemList: UIScrollView {
  /// The items in view, in order, each with the view that shows it.
  var shownItems: [(path: IndexPath, view: UIView)] { get }
  /// The items that are selected, in order.
  var selectedPaths: [IndexPath] { get }
  /// Whether a tap selects.
  var isSelectable: Bool { get }
  /// Whether a second tap takes a selection back.
  var togglesSelection: Bool { get }
  /// How many items each section has.
  var itemCounts: [Int] { get }
  /// Scrolls until an item is in view.
  func reveal(_ path: IndexPath)
  /// Does what a tap on an item does; false if it cannot be tapped.
  func tap(_ path: IndexPath) -> Bool
  /// Takes a selection back without a tap.
  func deselect(_ path: IndexPath)
}

extension ItemList {
  /// True if there is such an item.
  func contains(_ path: IndexPath) -> Bool {
    itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
  }

  /// What an item is called, as far as it is in view.
  func title(of path: IndexPath) -> String? { shownView(of: path)?.elementTitle }

  /// The view that shows an item; nil if it is not in view.
  func shownView(of path: IndexPath) -> UIView? { shownItems.first { $0.path == path }?.view }

  /// Scrolls until an item is in view, if it is not, and says what is acted on: `0.1 Milk`.
  func reachedName(of path: IndexPath) -> String {
    if shownView(of: path) == nil { reveal(path) }
    return title(of: path).map { "\(path.place) \($0)" } ?? path.place
  }

  /// The items that no element inside of them stands for.
  func pressableItems(besides elements: [ScreenElement]) -> [ScreenElement] {
    guard isSelectable else { return [] }
    return shownItems.compactMap { path, view in
      let isUsedByControls = elements.contains { $0.control?.isDescendant(of: view) == true }
      guard !isUsedByControls else { return nil }
      return ScreenElement(view.elementTitle, shownBy: view) { [weak self] in
        self?.tap(path) ?? false
      }
    }
  }
}

extension IndexPath {
  /// The section and the item as a person writes them: `0.1`.
  var place: String { "\(section).\(item)" }
}

extension UICollectionView: ItemList {
  var shownItems: [(path: IndexPath, view: UIView)] {
    indexPathsForVisibleItems.compactMap { path in cellForItem(at: path).map { (path, $0) } }
  }
  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
  var isSelectable: Bool { allowsSelection }
  var togglesSelection: Bool { allowsMultipleSelection }
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  func reveal(_ path: IndexPath) {
    scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    layoutIfNeeded()
  }

  func tap(_ path: IndexPath) -> Bool { tapItem(at: path) }

  func deselect(_ path: IndexPath) { deselectItem(at: path, animated: false) }
}

extension UITableView: ItemList {
  var shownItems: [(path: IndexPath, view: UIView)] {
    (indexPathsForVisibleRows ?? []).compactMap { path in cellForRow(at: path).map { (path, $0) } }
  }
  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
  var isSelectable: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  /// The marks of an edited table, by the names of the rows: minus or plus, and the handle, which moves a row up.
  var markElements: [ScreenElement] {
    guard isEditing else { return [] }
    return shownItems.flatMap { path, view in
      [editingControl(at: path, of: view), handle(at: path, of: view)].compactMap(\.self)
    }
  }

  private func editingControl(at path: IndexPath, of view: UIView) -> ScreenElement? {
    guard let cell = view as? UITableViewCell, cell.editingStyle != .none else { return nil }
    let verb = cell.editingStyle == .delete ? "Delete" : "Insert"
    return ScreenElement("\(verb) \(view.elementTitle)", shownBy: view) { [weak self] in
      self?.tapEditingControl(at: path) ?? false
    }
  }

  private func handle(at path: IndexPath, of view: UIView) -> ScreenElement? {
    guard canMoveRowUp(at: path) else { return nil }
    return ScreenElement("Move up \(view.elementTitle)", shownBy: view) { [weak self] in
      self?.moveRowUp(at: path) ?? false
    }
  }

  var togglesSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

  func reveal(_ path: IndexPath) {
    scrollToRow(at: path, at: .middle, animated: false)
    layoutIfNeeded()
  }

  func tap(_ path: IndexPath) -> Bool { tapRow(at: path) }

  func deselect(_ path: IndexPath) { deselectRow(at: path, animated: false) }
}

extension UIView {
  /// What a person calls the view: its label, the texts in it, its identifier, or its class.
  var elementTitle: String {
    let texts = spokenTexts.joined(separator: ", ")
    let names = [accessibilityLabel, texts, accessibilityIdentifier]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "\(type(of: self))"
  }

  private var spokenTexts: [String] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    if isAccessibilityElement, let label = accessibilityLabel, !label.isEmpty { return [label] }
    return subviews.flatMap(\.spokenTexts)
  }

  /// The views of a kind in this one that can be seen, outer ones first.
  func shownViews<View>(of type: View.Type) -> [View] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.shownViews(of: type) }
  }
}
