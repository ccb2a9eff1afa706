import Foundation

/// One row with a title for each tab.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs from left to right.
  public private(set) var items: [UITabBarItem]?
  /// The tab whose content is shown.
  public private(set) var selectedItem: UITabBarItem?

  /// Shows tabs, one of them chosen.
  func show(_ items: [UITabBarItem], selected: Int?) {
    for item in self.items ?? [] { item.onChange = nil }
    self.items = items
    selectedItem = selected.flatMap { items.indices.contains($0) ? items[$0] : nil }
    for item in items { item.onChange = { [weak self] in self?.setNeedsDisplay() } }
    setNeedsDisplay()
  }
}
