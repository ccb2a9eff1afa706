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

  var mayBeAnimated: Bool { delegate != nil }

  func animators(from: UIViewController, to: UIViewController, isAnimated: Bool)
    -> TransitionAnimators?
  {
    let animator = notify(
      delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)",
      { $0.tabBarController(self, animationControllerForTransitionFrom: from, to: to) })
    guard let animator else { return nil }
    let interactor = notify(
      delegate, "tabBarController(_:interactionControllerFor:)",
      { $0.tabBarController(self, interactionControllerFor: animator) })
    return TransitionAnimators(animator: animator, interactor: interactor)
  }

  func makeRoom() -> UIView? { container?.makeRoom(withBar: !hidesBar) }

  func didMakeRoom(for children: [UIViewController]) { updateBar() }

  /// The tab that was selected before, unless another one was selected meanwhile.
  func restoreMembers(of sides: Transition.Sides) {
    guard selectedViewController === sides.new.first, let before = sides.old.first,
      let index = tabs.indexIdentical(to: before)
    else { return }
    selection = index
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
