import Foundation
import LifecycleTrace

extension UINavigationController {
  /// UIKit's warning about a change in the middle of another one.
  ///
  /// Source: UIKIT-CASES.md unbalanced-warning: a second push while the first one animates.
  func warnOfNestedChange(to controller: UIViewController) {
    guard application.transitions.running(of: self)?.isEnding == false else { return }
    controller.warnOfUnbalancedCalls()
  }

  /// Takes everything from a height on off the stack.
  ///
  /// Source: UIKIT-CASES.md nav-pop-to-root: those below the visible one are told nothing.
  func cutStack(to height: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[height...])
    guard !popped.isEmpty else { return [] }
    stack.removeSubrange(height...)
    for controller in popped { contents.letGo(of: controller) }
    stackDidChange(animated: animated)
    return popped
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = controllers
    contents.membersDidChange(from: old)
    stackDidChange(animated: animated)
  }

  /// Arranges that what is displayed follows the stack.
  func stackDidChange(animated: Bool) {
    updateBar()
    contents.setNeedsChange(animated: animated)
  }

  /// Begins a swipe from the edge that pops the top, or gives nil where that is not possible.
  ///
  /// The stack is shortened at once and whole again if the swipe is cancelled; the controller is
  /// told of its parent only when the swipe is completed.
  /// Source: UIKIT-CASES.md nav-swipe-back-completed, nav-swipe-back-cancelled.
  public func beginInteractivePop() -> (any UIKitRuntime.InteractiveTransition)? {
    guard stack.count > 1, appearance.phase == .appeared,
      !application.transitions.isBusy(around: self), let top = stack.popLast()
    else { return nil }
    let gesture = TransitionGesture()
    gesture.onRelease = { [self] cancelled in
      if !cancelled { contents.letGo(of: top) }
    }
    contents.enqueueChange(
      animated: true,
      interactive: InteractiveChange(
        gesture: gesture,
        onCancel: { [self] in
          if top.storedParent === self, !stack.containsIdentical(to: top) { stack.append(top) }
        }))
    return gesture
  }
}
