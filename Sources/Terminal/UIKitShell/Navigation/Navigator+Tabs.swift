import UIKit

extension Navigator {
  /// Goes back to the tab that was selected before this one; nil if there was none.
  func previousTab() throws(CommandFailure) -> Outcome? {
    guard let tabs = app.tabs, let earlier = tabBefore, tabs.choice != earlier,
      tabs.choices.indices.contains(earlier)
    else {
      return nil
    }
    return try select(tab: earlier, of: tabs)
  }

  /// Selects a tab as a tap on it does, and remembers the one that was left.
  func select(
    tab index: Int, of tabs: UITabBarController
  ) throws(CommandFailure) -> Outcome {
    let titles = app.tabTitles
    let earlier = tabs.choice
    guard tabs.choices[index].tabBarItem?.isEnabled != false else {
      throw CommandFailure(.tabDisabled(titles[index]))
    }
    guard tabs.pressTab(at: index) else {
      throw CommandFailure(.tabNotSelectable(titles[index]))
    }
    tabBefore = earlier
    return Outcome("Tab \(index + 1) of \(titles.count): \(titles[index]).")
  }
}
