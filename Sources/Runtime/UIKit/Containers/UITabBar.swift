import Foundation

/// One row with a title for each tab, the chosen one in bold.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The controller whose tabs are shown; it owns the bar.
  nonisolated(unsafe) unowned(unsafe) var tabController: UITabBarController?

  /// The tabs from left to right.
  open var items: [UITabBarItem]? { tabController?.tabs.compactMap(\.tabBarItem) }

  /// The tab whose content is shown.
  open var selectedItem: UITabBarItem? {
    tabController?.selectedViewController?.tabBarItem
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let selected = selectedItem
    let items = items ?? []
    let titles = items.map { ($0.title ?? "") + ($0.badgeValue.map { " \($0)" } ?? "") }
    let (texts, gap) = Self.fitting(titles, width: bounds.width)
    var x: CGFloat = 0
    for (item, text) in zip(items, texts) {
      text.draw(at: CGPoint(x: x, y: 0), withAttributes: attributes(isSelected: item === selected))
      x += text.size().width + gap
    }
  }

  /// The titles, closer together or cut to equal lengths where a bar is too narrow for them.
  private static func fitting(
    _ titles: [String], width: CGFloat
  ) -> (texts: [String], gap: CGFloat) {
    let gaps = CGFloat(max(0, titles.count - 1))
    let total = titles.map { $0.size().width }.reduce(0, +)
    for gap: CGFloat in [3, 2, 1] where total + gap * gaps <= width { return (titles, gap) }
    let share = max(1, Int((width - gaps) / CGFloat(max(1, titles.count))))
    return (titles.map { String($0.prefix(share)) }, 1)
  }

  private func attributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    guard isSelected else { return [:] }
    return [.font: UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)]
  }
}
