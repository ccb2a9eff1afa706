import Foundation
import LifecycleTrace

extension UINavigationController {
  /// Logs UIKit's warning about a change during another one.
  ///
  /// Source: UIKIT-CASES.md unbalanced-warning: a second push while the first one animates.
  func warnOfNestedChange(to controller: UIViewController) {
    guard application.transitions.running(of: self)?.isEnding == false else { return }
    controller.warnOfUnbalancedCalls()
  }

  /// Pops all controllers from an index on.
  ///
  /// Source: UIKIT-CASES.md nav-pop-to-root: those below the visible one receive no calls.
  func cutStack(to height: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[height...])
    guard !popped.isEmpty else { return [] }
    keepStack()
    stack.removeSubrange(height...)
    for controller in popped { contents.removeFormerMember(controller) }
    application.doctor?.didLeave(popped, by: "pop")
    stackDidChange(animated: animated)
    controllersDidLeave()
    return popped
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let old = stack
    keepStack()
    stack = controllers
    contents.membersDidChange(from: old)
    stackDidChange(animated: animated)
    controllersDidLeave()
  }

  /// Keeps the stack that is shown, for a transition of the app's own that is cancelled.
  func keepStack() {
    if delegate != nil, contents.isVisible, contents.pendingChange == nil { stackBefore = stack }
  }

  /// Schedules a change of the displayed controller after a change of the stack.
  func stackDidChange(animated: Bool) {
    updateBar()
    contents.setNeedsChange(animated: animated)
  }

  /// Makes the recognizer that drives the swipe from the edge.
  func makePopRecognizer() -> UIGestureRecognizer {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    // Found by the view: a weak reference to the controller would make every use of it slower.
    let navigation: @MainActor () -> UINavigationController? = { [unowned recognizer] in
      recognizer.view?.next as? UINavigationController
    }
    recognizer.driver = TransitionDriver(
      mayBegin: { _ in navigation()?.canPopInteractively == true },
      begin: { _ in
        guard let navigation = navigation(), let view = navigation.viewIfLoaded,
          let transition = navigation.beginInteractivePop()
        else { return nil }
        return .init(transition: transition, distance: CGPoint(x: view.bounds.width, y: 0))
      })
    return recognizer
  }

  private var canPopInteractively: Bool {
    stack.count > 1 && appearance.phase == .appeared
      && !application.transitions.isBusy(around: self)
  }

  /// Begins an interactive pop, as a swipe from the edge does; nil if it is not possible.
  ///
  /// The controller is removed from the stack at once and restored if the swipe is cancelled; it
  /// receives the calls of its parent only when the swipe is completed. Source: UIKIT-CASES.md
  /// nav-swipe-back-completed, nav-swipe-back-cancelled.
  package func beginInteractivePop() -> (any UIKitRuntime.InteractiveTransition)? {
    guard canPopInteractively, let top = stack.popLast() else { return nil }
    let gesture = TransitionGesture()
    gesture.onRelease = { [self] cancelled in
      guard !cancelled else { return }
      contents.removeFormerMember(top)
      application.doctor?.didLeave([top], by: "pop")
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
