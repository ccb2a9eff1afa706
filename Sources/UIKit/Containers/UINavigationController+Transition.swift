import Foundation
import LifecycleTrace

extension UINavigationController {
  /// Puts the change from what is shown to the top of the stack into the queue.
  @discardableResult
  func enqueueChange(gesture: TransitionGesture? = nil) -> TransitionProgress {
    application.transitions.enqueue(
      Transition(
        row: .navigation, container: self, isAnimated: isPendingChangeAnimated,
        duration: TransitionTiming.navigation, gesture: gesture,
        expected: { [self] in .init(old: displayed.map { [$0] } ?? [], new: stack.suffix(1)) },
        resolve: { [self] in resolveChange() },
        place: { [self] sides in place(sides) },
        remove: { [self] sides, isCompleted in remove(sides, isCompleted: isCompleted) },
        finish: { [self] sides, isCompleted in finish(sides, isCompleted: isCompleted) },
        skip: { [self] in finishUnseen() }))
  }

  private func resolveChange() -> Transition.Sides? {
    pendingChange = nil
    guard appearance.phase == .appeared, let top = stack.last, displayed !== top else {
      return nil
    }
    if !top.knowsParent { top.announceWillMove(toParent: self) }
    coming = top
    top.prepareTree()
    let old = displayed
    if top.isExpectingParent { top.movement = .toParent }
    if let old, !stack.containsIdentical(to: old) { old.movement = .fromParent }
    return Transition.Sides(old: old.map { [$0] } ?? [], new: [top])
  }

  private func place(_ sides: Transition.Sides) {
    guard let top = sides.new.first else { return }
    displayed = top
    install(top)
    delegate?.navigationController(self, willShow: top, animated: isPendingChangeAnimated)
  }

  private func remove(_ sides: Transition.Sides, isCompleted: Bool) {
    guard !isCompleted else {
      for old in sides.old { old.viewIfLoaded?.removeFromSuperview() }
      return
    }
    for new in sides.new { new.viewIfLoaded?.removeFromSuperview() }
    displayed = sides.old.first
    if let displayed {
      restore(displayed)
      install(displayed)
    }
  }

  private func finish(_ sides: Transition.Sides, isCompleted: Bool) {
    for controller in sides.old + sides.new { controller.movement = .none }
    coming = nil
    guard isCompleted else { return finishLeaving() }
    tellShownOfParent()
    finishLeaving()
    guard let shown = sides.new.first else { return }
    delegate?.navigationController(self, didShow: shown, animated: isPendingChangeAnimated)
  }

  /// Lets go of those that left while the stack itself went out of sight.
  private func finishUnseen() {
    if appearance.phase == .disappeared, let old = displayed, leaving.containsIdentical(to: old) {
      old.viewIfLoaded?.removeFromSuperview()
      displayed = nil
    }
    finishLeaving()
  }

  /// Tells those that left, and drops them.
  func finishLeaving() {
    guard !leaving.isEmpty else { return }
    let gone = leaving
    leaving = []
    for controller in gone {
      guard controller !== displayed else {
        leaving.append(controller)
        continue
      }
      release(controller)
      controller.announceDidMove(toParent: nil)
    }
  }
}

extension UINavigationController {
  /// Begins a swipe from the edge that goes back, or gives nil where that is not possible.
  ///
  /// The stack is shortened at once and whole again if the swipe is taken back; the controller
  /// hears of its parent only when the swipe is completed.
  /// Source: UIKIT-CASES.md nav-swipe-back-completed, nav-swipe-back-cancelled.
  public func beginInteractivePop() -> (any UIKitRuntime.InteractiveTransition)? {
    guard stack.count > 1, appearance.phase == .appeared,
      !application.transitions.isBusy(around: self),
      let top = stack.last
    else { return nil }
    stack.removeLast()
    leaving.append(top)
    isPendingChangeAnimated = true
    let gesture = TransitionGesture()
    gesture.onRelease = { cancelled in
      if !cancelled { top.announceWillMove(toParent: nil) }
    }
    enqueueChange(gesture: gesture)
    return gesture
  }

  /// Puts a controller back on the stack after a swipe that was taken back.
  private func restore(_ controller: UIViewController) {
    guard leaving.contains(where: { $0 === controller }) else { return }
    leaving.removeAll { $0 === controller }
    stack.append(controller)
  }
}
