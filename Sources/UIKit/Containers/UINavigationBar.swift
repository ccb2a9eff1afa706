import Foundation

/// One row with the way back, a title and buttons.
///
/// Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the stack, the root's first.
  public private(set) var items: [UINavigationItem]?
  private var shownTitle: String?
  private var shownBackTitle: String?
  private var goBack: (() -> Void)?

  /// The item of the controller on top.
  public var topItem: UINavigationItem? { items?.last }

  /// The item of the controller below the top.
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows the items of a stack.
  func show(_ items: [UINavigationItem], titles: [String?], goBack: @escaping () -> Void) {
    for item in self.items ?? [] { item.onChange = nil }
    self.items = items
    self.goBack = goBack
    for item in items { item.onChange = { [weak self] in self?.refresh() } }
    refresh()
  }

  /// Does what the button on the left does.
  func pressBack() {
    guard shownBackTitle != nil else { return }
    goBack?()
  }

  private func refresh() {
    shownTitle = topItem?.title
    let hidesBack = topItem?.hidesBackButton ?? true
    shownBackTitle = hidesBack ? nil : backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" }
    accessibilityLabel = shownTitle
    isAccessibilityElement = shownTitle != nil
    accessibilityTraits = .header
    setNeedsDisplay()
  }
}
