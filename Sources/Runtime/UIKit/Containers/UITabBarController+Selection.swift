import Foundation

extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]) {
    let selected = selectedViewController
    let old = tabs
    tabs = controllers
    selection = tabs.firstIndex { $0 === selected } ?? (tabs.isEmpty ? nil : 0)
    contents.membersDidChange(from: old)
    selectionDidChange()
  }

  func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selection else { return }
    selection = index
    selectionDidChange()
  }

  /// Schedules a change of the displayed controller after a change of the selection.
  private func selectionDidChange() {
    updateBar()
    contents.setNeedsChange(animated: false)
  }

  /// Whether the tab bar is hidden for the displayed controller.
  ///
  /// The displayed controller decides, not the selected one, so that the old controller is not laid
  /// out with the size of the new one. Source: Apple, hidesBottomBarWhenPushed: any member of the
  /// stack but the root.
  var hidesBar: Bool { contents.displayed.first?.hidesBottomBar ?? false }

  /// Updates the tab bar for the selection.
  func updateBar() {
    guard let container else { return }
    container.setShowsBar(!hidesBar)
    tabBar.setNeedsDisplay()
  }
}

extension UITabBarController: ChildContainer {
  var memberChildren: [UIViewController] { tabs }
  var wantedChildren: [UIViewController] {
    guard let selectedViewController else { return [] }
    return [selectedViewController]
  }
  var announcesMembership: Bool { true }
  func orderRow(isAnimated: Bool) -> OrderRow { .tab }

  func install(_ children: [UIViewController]) {
    if let view = children.first?.viewIfLoaded { container?.show(view, withBar: !hidesBar) }
    updateBar()
  }

  func removeMember(_ child: UIViewController) {
    guard let index = tabs.indexIdentical(to: child) else { return }
    tabs.remove(at: index)
    if let selection, index < selection || selection == tabs.count {
      self.selection = tabs.isEmpty ? nil : max(0, selection - 1)
    }
    selectionDidChange()
  }
}
