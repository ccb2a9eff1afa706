import Foundation

/// One row with a title for each tab, the chosen one in bold.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The controller whose tabs are shown; it owns the bar.
  nonisolated(unsafe) unowned(unsafe) var tabController: UITabBarController?

  /// The tabs from left to right.
  open var items: [UITabBarItem]? { tabController?.tabs.map(\.ownTabBarItem) }

  /// The tab whose content is shown.
  open var selectedItem: UITabBarItem? {
    tabController?.selectedViewController?.ownTabBarItem
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let selected = selectedItem
    var x: CGFloat = 0
    for item in items ?? [] {
      let badge = item.badgeValue.map { " \($0)" } ?? ""
      let text = (item.title ?? "") + badge
      text.draw(at: CGPoint(x: x, y: 0), withAttributes: attributes(isSelected: item === selected))
      x += text.size().width + Self.gap
    }
  }

  private static var gap: CGFloat { 3 }

  private func attributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    guard isSelected else { return [:] }
    return [.font: UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)]
  }
}
