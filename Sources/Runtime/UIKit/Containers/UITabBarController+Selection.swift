import Foundation

extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]) {
    let selected = selectedViewController
    let old = memberChildren
    tabs = controllers
    arrange(from: old, selecting: selected)
    selectionDidChange()
  }

  /// Shows a tab or More, as code does.
  func select(_ controller: UIViewController) {
    guard controller !== selectedViewController, controller !== shown else { return }
    show(controller)
    selectionDidChange()
  }

  /// Presses an item of the bar: calls `shouldSelect` of the delegate, shows its controller, and calls
  /// `didSelect`.
  ///
  /// A press on the item of what is shown pops a navigation controller to its root. Source: Apple,
  /// UITabBarControllerDelegate; UIKIT-RULES.md I55.
  ///
  /// - Returns: Whether the item exists and the delegate allowed the selection.
  @discardableResult
  package func pressItem(at index: Int) -> Bool {
    let places = barControllers
    guard places.indices.contains(index) else { return false }
    let controller = places[index]
    guard
      controller.storedTabBarItem?.isEnabled != false,
      notify(
        delegate, "tabBarController(_:shouldSelect:)",
        { $0.tabBarController(self, shouldSelect: controller) }) ?? true
    else { return false }
    if controller === shown {
      awaitedTab = nil
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(controller)
      selectionDidChange()
    }
    notify(delegate, "tabBarController(_:didSelect:)") {
      $0.tabBarController(self, didSelect: controller)
    }
    return true
  }

  /// Schedules a change of the displayed controller after a change of the selection.
  func selectionDidChange() {
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
  /// The tabs and More, without the tabs that are children of the stack behind it.
  var memberChildren: [UIViewController] {
    let own = tabs.filter { storedMore == nil || $0.storedParent !== storedMore }
    return showsMore ? own + [more] : own
  }
  var wantedChildren: [UIViewController] {
    guard let shown else { return [] }
    return [shown]
  }
  var announcesMembership: Bool { true }
  func orderRow(isAnimated: Bool) -> OrderRow { .tab }

  func install(_ children: [UIViewController]) {
    if let view = children.first?.viewIfLoaded { container?.show(view, withBar: !hidesBar) }
    updateBar()
  }

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

  /// A tab that has left its place is not selected again.
  func canRestore(_ change: ChildChange) -> Bool {
    shown !== change.new.first || change.old.allSatisfy(barControllers.containsIdentical)
  }

  /// The tab that was selected before, unless another one was selected meanwhile.
  func restoreMembers(of sides: Transition.Sides) {
    guard shown === sides.new.first, let before = sides.old.first else { return }
    shown = before
    updateBar()
  }

  /// A tab that goes onto the stack behind More stays a tab; the one after one that leaves is shown next.
  func removeMember(_ child: UIViewController) {
    guard let index = tabs.indexIdentical(to: child), !isOpenBehindMore(child) else { return }
    let wasShown = child === shown
    let old = memberChildren
    tabs.remove(at: index)
    let next = wasShown && !tabs.isEmpty ? tabs[min(index, tabs.count - 1)] : selectedViewController
    arrange(from: old.filter { $0 !== child }, selecting: next)
    selectionDidChange()
  }

  func prepareChange() { openAwaitedTab() }

  /// Moves tabs behind More or out of it if that had to wait, or the width has changed during the change of
  /// children.
  func changeDidEnd(_ change: ChildChange?) {
    openAwaitedTab()
    closeFormerTab()
    guard appearance.phase == .appeared, adaptBar() else { return }
    contents.setNeedsChange(animated: false)
  }
}
