import Foundation
import LifecycleTrace

extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]) {
    let selected = selectedViewController
    let removed = tabs.filter { old in !controllers.contains { $0 === old } }
    tabs = controllers
    for controller in controllers where controller.storedParent !== self {
      controller.storedParent?.release(controller)
      controller.announceWillMove(toParent: self)
      adopt(controller)
      controller.isPlacedByContainer = true
      controller.announceDidMove(toParent: self)
    }
    selection = tabs.firstIndex { $0 === selected } ?? (tabs.isEmpty ? nil : 0)
    for controller in removed { letGo(of: controller) }
    storedChildren = tabs + storedChildren.filter { child in !tabs.contains { $0 === child } }
    selectionDidChange()
  }

  /// Lets a controller go that is no longer under a tab; a visible one goes with the transition.
  private func letGo(of controller: UIViewController) {
    controller.announceWillMove(toParent: nil)
    guard isFree(controller) else { return }
    drop(controller)
  }

  /// Whether a controller is neither seen, nor about to be, nor about to go with a transition.
  private func isFree(_ controller: UIViewController) -> Bool {
    controller !== coming && (controller !== displayed || !isShowing) && !isGoing(controller)
  }

  /// Whether a change of tabs that has begun still has to take a controller away.
  private func isGoing(_ controller: UIViewController) -> Bool {
    guard let running = application.transitions.running(of: self), !running.isEnding else {
      return false
    }
    return running.sides.old.contains { $0 === controller }
  }

  /// Lets go of those that are no tabs any more and no longer seen.
  private func dropReplaced() {
    for controller in storedChildren where !tabs.contains(where: { $0 === controller }) {
      if isFree(controller) { drop(controller) }
    }
  }

  private func drop(_ controller: UIViewController) {
    if controller === displayed { displayed = nil }
    controller.viewIfLoaded?.removeFromSuperview()
    release(controller)
    controller.announceDidMove(toParent: nil)
  }

  private var isShowing: Bool {
    appearance.phase == .appeared || appearance.phase == .appearing
  }

  func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selection else { return }
    selection = index
    selectionDidChange()
  }

  /// Arranges that what is visible follows the selection.
  private func selectionDidChange() {
    updateBar()
    guard isShowing, !isChangePending else { return }
    isChangePending = true
    application.transitions.enqueue(
      Transition(
        row: .tab, container: self, isAnimated: false, duration: 0,
        resolve: { [self] in resolveChange() },
        place: { [self] sides in
          for controller in sides.new { install(controller) }
        },
        remove: { sides, _ in
          for controller in sides.old { controller.viewIfLoaded?.removeFromSuperview() }
        },
        finish: { [self] _, _ in
          coming = nil
          dropReplaced()
        },
        skip: { [self] in dropReplaced() }))
  }

  private func resolveChange() -> Transition.Sides? {
    isChangePending = false
    let new = selectedViewController
    guard appearance.phase == .appeared, displayed !== new else { return nil }
    coming = new
    new?.prepareTree()
    return Transition.Sides(old: displayed.map { [$0] } ?? [], new: new.map { [$0] } ?? [])
  }

  /// Puts the chosen view in place while nobody sees it; the others stay unloaded.
  ///
  /// Source: UIKIT-CASES.md tab-launch-lazy.
  func showSelectedSilently() {
    guard appearance.phase == .disappeared else { return }
    // The app's own `viewDidLoad` may choose another tab.
    repeat { placeSelected() } while displayed !== selectedViewController
    dropReplaced()
  }

  /// Follows a choice that was made while the appearance was under way.
  func showMissedChange() {
    guard displayed !== selectedViewController else { return }
    selectionDidChange()
  }

  private func placeSelected() {
    let selected = selectedViewController
    if let old = displayed, old !== selected {
      old.viewIfLoaded?.removeFromSuperview()
      displayed = nil
    }
    guard let selected else { return }
    displayed = selected
    selected.loadViewIfNeeded()
    if displayed === selected { install(selected) }
  }

  private func install(_ controller: UIViewController) {
    displayed = controller
    guard let view = controller.viewIfLoaded else { return }
    container?.show(view, withBar: !hidesBar)
    updateBar()
  }

  /// Whether the controller that is shown wants the row of tabs to go away.
  ///
  /// Decided by what is shown and not by what was asked for, so that the old controller hears
  /// nothing of the room that the new one gets.
  /// Source: Apple, hidesBottomBarWhenPushed: any member of the stack but the root.
  var hidesBar: Bool {
    var selected = displayed
    if let split = selected as? UISplitViewController, split.isCollapsed {
      selected = split.viewControllers.first
    }
    return (selected as? UINavigationController)?.hidesBottomBar ?? false
  }

  /// Brings the row of tabs in agreement with the selection.
  func updateBar() {
    guard let container else { return }
    container.setShowsBar(!hidesBar)
    tabBar.setNeedsDisplay()
  }
}
