import Foundation
import LifecycleTrace

extension UINavigationController: ChildContainer {
  var memberChildren: [UIViewController] { stack }
  var wantedChildren: [UIViewController] {
    guard stack.count > 1, let top = stack.last else { return stack }
    return [top]
  }
  var changeDuration: TimeInterval { TransitionTiming.navigation }
  func orderRow(isAnimated: Bool) -> OrderRow { .navigation }

  func install(_ children: [UIViewController]) {
    guard let child = children.last, let view = child.viewIfLoaded else { return updateBar() }
    (child as? UINavigationController)?.updateBar()
    tabBarController?.updateBar()
    container?.show(view, withBar: displaysBar)
    updateBar()
  }

  func animators(from: UIViewController, to: UIViewController, isAnimated: Bool)
    -> TransitionAnimators?
  {
    guard isAnimated, let delegate else { return nil }
    let animator = notify(
      delegate, "navigationController(_:animationControllerFor:from:to:)",
      {
        $0.navigationController(
          self, animationControllerFor: stack.containsIdentical(to: from) ? .push : .pop,
          from: from, to: to)
      })
    guard let animator else { return nil }
    let interactor = notify(
      delegate, "navigationController(_:interactionControllerFor:)",
      { $0.navigationController(self, interactionControllerFor: animator) })
    return TransitionAnimators(animator: animator, interactor: interactor)
  }

  func makeRoom() -> UIView? { container?.makeRoom(withBar: displaysBar) }

  func didMakeRoom(for children: [UIViewController]) { updateBar() }

  func canRestore(_ change: ChildChange) -> Bool {
    stack.last !== change.new.last || stackBefore?.last === change.old.first
  }

  /// The stack as it was before, unless it has changed again.
  func restoreMembers(of sides: Transition.Sides) {
    defer { stackBefore = nil }
    guard let stackBefore, stack.last === sides.new.last,
      stackBefore.last === sides.old.first
    else { return }
    let changed = stack
    stack = stackBefore
    contents.membersDidChange(from: changed)
    updateBar()
  }

  func removeMember(_ child: UIViewController) {
    (child as? UINavigationController)?.updateBar()
    guard let index = stack.indexIdentical(to: child) else { return }
    stack.remove(at: index)
    stackDidChange(animated: false)
  }

  func didInstall(_ change: ChildChange) {
    guard let delegate, let shown = change.new.first else { return }
    notify(
      delegate, "navigationController(_:willShow:animated:)",
      { $0.navigationController(self, willShow: shown, animated: change.isAnimated) })
  }

  func changeDidEnd(_ change: ChildChange?) {
    if stackBefore != nil, contents.pendingChange == nil { stackBefore = nil }
    controllersDidLeave()
    guard let delegate, let change, let shown = change.new.first else { return }
    notify(
      delegate, "navigationController(_:didShow:animated:)",
      { $0.navigationController(self, didShow: shown, animated: change.isAnimated) })
  }
}
