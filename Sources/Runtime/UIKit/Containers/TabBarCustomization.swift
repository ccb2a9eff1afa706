import Foundation

/// Lets a person choose which items take the places of a tab bar: a menu of the places, with the other items
/// in each.
///
/// Source: UIKIT-CASES.md tab-bar-customizing.
@MainActor
final class TabBarCustomization {
  private unowned let bar: UITabBar
  private weak var menu: MenuController?
  private var before: [UITabBarItem] = []

  init(of bar: UITabBar) {
    self.bar = bar
  }

  var isShown: Bool { menu?.presentingViewController != nil }

  func begin(with items: [UITabBarItem]) {
    guard !isShown else { return }
    before = bar.items ?? []
    let request = MenuRequest(
      menu: choices(of: items), willDisplay: { [self] in willBegin(items) },
      willEnd: { [self] in willEnd(items) }, didEnd: { [self] in didEnd(items) })
    menu = MenuController.open(request, beside: bar)
  }

  /// Takes the menu away; returns whether the bar has changed.
  func end(animated: Bool) -> Bool {
    menu?.close(animated: animated)
    return isChanged
  }

  private var isChanged: Bool { bar.items ?? [] != before }

  /// A place can take what is in none; those of items that are not to be chosen stay.
  private func choices(of items: [UITabBarItem]) -> UIMenu {
    let shown = bar.items ?? []
    let others = items.filter { !shown.contains($0) }
    let places = shown.filter(items.contains).map { item in
      UIMenu(
        title: item.title ?? "",
        children: others.map { other in
          UIAction(title: other.title ?? "") { [weak bar] _ in bar?.replace(item, by: other) }
        })
    }
    return UIMenu(title: "Configure", children: places)
  }

  private func willBegin(_ items: [UITabBarItem]) {
    notify(bar.delegate, "tabBar(_:willBeginCustomizing:)") {
      $0.tabBar(bar, willBeginCustomizing: items)
    }
    let application = bar.window?.application ?? UIApplication.shared
    application.scheduler.after(TransitionTiming.modal) { [weak bar] in
      guard let bar else { return }
      notify(bar.delegate, "tabBar(_:didBeginCustomizing:)") {
        $0.tabBar(bar, didBeginCustomizing: items)
      }
    }
  }

  /// What was chosen is done once the menu is gone, so only the end knows of it.
  private func willEnd(_ items: [UITabBarItem]) {
    notify(bar.delegate, "tabBar(_:willEndCustomizing:changed:)") {
      $0.tabBar(bar, willEndCustomizing: items, changed: isChanged)
    }
  }

  private func didEnd(_ items: [UITabBarItem]) {
    notify(bar.delegate, "tabBar(_:didEndCustomizing:changed:)") {
      $0.tabBar(bar, didEndCustomizing: items, changed: isChanged)
    }
  }
}

extension UITabBar {
  /// Puts an item in the place of another one.
  fileprivate func replace(_ item: UITabBarItem, by other: UITabBarItem) {
    items = items?.map { $0 === item ? other : $0 }
  }
}
