import Foundation
import LifecycleTrace

extension UINavigationController {
  /// Whether changes of the stack are seen.
  var isShowing: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  /// UIKit's warning about a change in the middle of another one.
  ///
  /// Source: UIKIT-CASES.md unbalanced-warning: a second push while the first one animates.
  func warnOfNestedChange(to controller: UIViewController) {
    guard application.transitions.running(of: self)?.isEnding == false else { return }
    controller.warnOfUnbalancedCalls()
  }

  /// Makes a controller a child; it hears of that at once only while this one is visible.
  func take(_ controller: UIViewController, announces: Bool) {
    guard controller.storedParent !== self else { return }
    controller.storedParent?.release(controller)
    if announces { controller.announceWillMove(toParent: self) }
    adopt(controller)
    controller.isPlacedByContainer = true
  }

  /// Takes everything from a height on off the stack.
  func cutStack(to height: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[height...])
    guard !popped.isEmpty else { return [] }
    stack.removeSubrange(height...)
    for controller in popped { letGo(of: controller) }
    stackDidChange(animated: animated)
    return popped
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { !controllers.containsIdentical(to: $0) }
    stack = controllers
    for controller in removed { letGo(of: controller) }
    for controller in controllers {
      take(controller, announces: isShowing && controller === controllers.last)
    }
    storedChildren = leaving + stack
    stackDidChange(animated: animated)
  }

  /// Lets a controller go that is no longer in the stack.
  ///
  /// The visible one stays a child until it is gone; those below it hear nothing.
  /// Source: UIKIT-CASES.md nav-pop-animated, nav-pop-to-root, nav-offscreen-push-pop-is-silent.
  private func letGo(of controller: UIViewController) {
    if controller === displayed && isShowing || controller === coming {
      leaving.append(controller)
      controller.announceWillMove(toParent: nil)
      return
    }
    if controller === displayed {
      controller.viewIfLoaded?.removeFromSuperview()
      displayed = nil
    }
    let wasExpecting = controller.isExpectingParent
    if wasExpecting { controller.announceWillMove(toParent: nil) }
    release(controller)
    if wasExpecting { controller.announceDidMove(toParent: nil) }
  }

  /// Arranges that what is visible follows the stack.
  func stackDidChange(animated: Bool) {
    isPendingChangeAnimated = animated
    updateBar()
    guard isShowing else { return }
    if let pendingChange {
      pendingChange.transition.isAnimated = animated
    } else {
      pendingChange = enqueueChange()
    }
  }

  /// Puts the top's view in place while nobody sees it.
  ///
  /// Only the top is loaded. Source: UIKIT-CASES.md nav-set-root-and-push-before-window.
  func showTopSilently() {
    guard appearance.phase == .disappeared else { return }
    // The app's own `viewDidLoad` may push and pop, so the top may be another one afterwards.
    repeat { placeTop() } while displayed !== stack.last
    finishLeaving()
  }

  private func placeTop() {
    if let old = displayed, old !== stack.last {
      old.viewIfLoaded?.removeFromSuperview()
      displayed = nil
    }
    guard let top = stack.last else { return }
    if !top.knowsParent { top.announceWillMove(toParent: self) }
    displayed = top
    top.loadViewIfNeeded()
    if displayed === top { install(top) }
  }

  /// Follows a change of the stack that was made while the appearance was under way.
  func showMissedChange() {
    guard displayed !== stack.last else { return }
    stackDidChange(animated: false)
  }

  /// Puts a controller's view into the content.
  func install(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    tabBarController?.updateBar()
    container?.show(view, withBar: !isNavigationBarHidden)
    updateBar()
  }

  /// Whether what is shown wants the row of tabs to go away.
  var hidesBottomBar: Bool {
    guard let displayed else { return false }
    guard let index = stack.indexIdentical(to: displayed) else {
      return displayed.hidesBottomBarWhenPushed
    }
    return stack[...index].dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Whether the row of tools is to be seen.
  var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBar }

  private func updateToolbar(in container: BarredContainerView) {
    guard showsToolbar else { return container.setTools(nil) }
    let items = displayed?.toolbarItems
    if !(toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { toolbar.items = items }
    container.setTools(toolbar)
  }

  /// Tells a controller of its parent that came to the front while nobody saw it.
  func tellShownOfParent() {
    guard let displayed, displayed.isExpectingParent, displayed.storedParent === self else {
      return
    }
    displayed.announceDidMove(toParent: self)
  }

  /// Brings the bar, and the tab bar around, in agreement with the top of the stack.
  func updateBar() {
    guard let container else { return }
    container.setShowsBar(!isNavigationBarHidden)
    updateToolbar(in: container)
    navigationBar.setNeedsLayout()
    navigationBar.setNeedsDisplay()
    tabBarController?.updateBar()
  }
}
