import Foundation

/// How many items a tab bar has room for.
///
/// Source: UIKIT-CASES.md tab-more.
enum TabBarPlaces {
  static let compact = 5
  static let regular = 8
}

/// The tabs for which the bar has no place: they are listed behind More, and shown on its stack.
///
/// Source: Apple, UITabBarController; UIKIT-CASES.md tab-more, tab-more-selected.
extension UITabBarController {
  /// Whether the last place of the bar is More.
  var showsMore: Bool { tabs.count > barPlaces }

  /// The controllers of the places in the bar.
  var barControllers: [UIViewController] {
    showsMore ? Array(tabs.prefix(barPlaces - 1)) + [more] : tabs
  }

  /// The tabs without a place in the bar.
  var tabsBehindMore: [UIViewController] {
    showsMore ? Array(tabs.dropFirst(barPlaces - 1)) : []
  }

  /// What a person can choose: all tabs, and More where it is shown.
  package var choices: [UIViewController] { showsMore ? tabs + [more] : tabs }

  /// The index of the present choice.
  package var choice: Int? { selectedViewController.flatMap { choices.indexIdentical(to: $0) } }

  /// Makes a choice as taps do: on an item of the bar, or on More and a row of its list.
  ///
  /// - Returns: Whether it is there, is enabled, and the delegate allowed it.
  @discardableResult
  package func pressTab(at index: Int) -> Bool {
    guard choices.indices.contains(index) else { return false }
    let controller = choices[index]
    if let place = barControllers.indexIdentical(to: controller) { return pressItem(at: place) }
    guard controller.storedTabBarItem?.isEnabled != false,
      shown === more || pressItem(at: barControllers.count - 1)
    else { return false }
    openBehindMore(controller, animated: true)
    return true
  }

  /// The tab that is shown, in its own place or behind More; nil for the list there.
  var shownTab: UIViewController? {
    guard let shown, shown === storedMore else { return shown }
    return awaitedTab ?? storedMore?.openTab
  }

  /// Whether a tab is on the stack behind More.
  func isOpenBehindMore(_ tab: UIViewController) -> Bool {
    storedMore?.stack.containsIdentical(to: tab) ?? false
  }

  /// Shows a tab, or More, without a call of the delegate.
  func show(_ controller: UIViewController) {
    awaitedTab = nil
    if barControllers.containsIdentical(to: controller) {
      shown = controller
    } else {
      openBehindMore(controller, animated: false)
      shown = more
    }
  }

  /// Puts a tab on the stack behind More; one that is still seen in its own place goes there when More is shown.
  func openBehindMore(_ tab: UIViewController, animated: Bool) {
    let isSeen = contents.isEngaged(tab)
    awaitedTab = isSeen ? tab : nil
    if !isSeen { more.open(tab, animated: animated) }
  }

  /// Puts the tab on the stack behind More that waited for it.
  func openAwaitedTab() {
    guard let tab = awaitedTab else { return }
    awaitedTab = nil
    if shown === storedMore { more.open(tab, animated: false) }
  }

  /// Takes what does not belong behind More any more from the stack there, or lets it go with More.
  func closeFormerTab() {
    guard let storedMore, let open = storedMore.stack.first(where: { $0 !== storedMore.list }),
      !tabsBehindMore.containsIdentical(to: open)
    else { return }
    if shown !== storedMore, contents.isEngaged(storedMore) { return }
    storedMore.viewControllers = [storedMore.list]
  }

  /// Puts each tab where it belongs after the tabs or the places of the bar have changed, and selects one
  /// if it is still there.
  func arrange(from old: [UIViewController], selecting selected: UIViewController?) {
    contents.membersDidChange(from: old)
    if let next = choices.first(where: { $0 === selected }) ?? tabs.first {
      show(next)
    } else {
      (shown, awaitedTab) = (nil, nil)
    }
    closeFormerTab()
    storedMore?.list.tabsDidChange()
  }

  /// Gives the bar as many places as the width has room for; what is displayed changes later.
  ///
  /// - Returns: Whether something else is to be displayed.
  @discardableResult
  func adaptBar() -> Bool {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let places = isRegular ? TabBarPlaces.regular : TabBarPlaces.compact
    let before = shown
    if places != barPlaces {
      let (selected, old) = (selectedViewController, memberChildren)
      barPlaces = places
      arrange(from: old, selecting: selected)
      updateBar()
    }
    return shown !== before
  }

  /// Makes tabs that have left the stack behind More children again, and forgets those that another
  /// container has taken from it.
  func takeTabsBack() {
    for tab in tabs where tab.storedParent == nil { contents.take(tab) }
    updateBar()
    let kept = tabs.filter { $0.storedParent === self || $0.storedParent === storedMore }
    guard kept.count < tabs.count else { return }
    let (old, selected) = (memberChildren, selectedViewController)
    tabs = kept
    arrange(from: old, selecting: selected)
    selectionDidChange()
  }
}
