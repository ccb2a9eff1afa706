import Foundation
import LifecycleTrace

/// All transitions of an application, none of them inside the call that asked.
///
/// In a window, or in a tree of controllers outside of one, they run one after the other; those of
/// different windows are independent. Where a transition belongs is asked each turn, as
/// its container may have come into a window since it was requested.
/// Source: UIKIT-CASES.md "When the callbacks are delivered", windows-have-their-own-transitions.
///
/// The lists go without the check for overlapping accesses, as no access lasts while a callback is
/// made.
@MainActor
final class TransitionQueue {
  @exclusivity(unchecked) private var waiting: [TransitionProgress] = []
  @exclusivity(unchecked) private var running: [TransitionProgress] = []
  private var turn = 0
  private var startedCount = 0

  /// Whether something is running or waits to run.
  var isBusy: Bool { !running.isEmpty || !waiting.isEmpty }

  /// Whether something is running or waits to run in the window or tree of a controller.
  func isBusy(around controller: UIViewController) -> Bool {
    guard isBusy else { return false }
    let scope = controller.transitionScope
    return (running + waiting).contains { $0.scope === scope }
  }

  /// Whether a transition runs in the window or tree of a controller whose end has not yet begun.
  func isMidway(around controller: UIViewController) -> Bool {
    guard !running.isEmpty else { return false }
    let scope = controller.transitionScope
    return running.contains { !$0.isEnding && $0.scope === scope }
  }

  /// The running transition that a container asked for.
  func running(of container: UIViewController) -> TransitionProgress? {
    for progress in running where progress.transition.container === container {
      return progress
    }
    return nil
  }

  /// The coordinator of the animated transition in which a controller takes part.
  ///
  /// A request that waits for its turn has a coordinator from the beginning.
  /// Source: UIKIT-CASES.md coordinator-after-animated-change.
  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    let progress =
      running.first { !$0.isEnding && $0.hasSide(controller) }
      ?? waiting.last { $0.involves(controller) } ?? running.first { $0.involves(controller) }
    guard let progress, progress.transition.isAnimated else { return nil }
    return progress.coordinator
  }

  /// Puts a transition behind the others; it starts one turn later at the earliest.
  func enqueue(_ transition: Transition) {
    waiting.append(TransitionProgress(transition, requestedIn: turn))
    transition.container.application.scheduleTurn()
  }

  /// Ends the running transition whose container disappeared.
  func didDisappear(_ controller: UIViewController) {
    for progress in running where progress.transition.container === controller {
      progress.abandon()
    }
  }

  /// Takes a controller that has left its container out of the running transitions.
  func withdraw(_ controller: UIViewController) {
    for progress in running { progress.withdraw(controller) }
  }

  /// Starts what has waited since an earlier turn, unless something before it in the same window or
  /// tree has not ended.
  func runTurn() {
    turn += 1
    // Where something before has to wait.
    var blocked: [AnyObject] = []
    for next in waiting {
      let scope = next.scope
      if next.requestTurn < turn, !isRunning(in: scope), !blocked.containsIdentical(to: scope) {
        waiting.removeIdentical(to: next)
        start(next)
      } else {
        blocked.append(scope)
      }
    }
    scheduleNext()
  }

  /// Whether a transition runs in a window or tree.
  private func isRunning(in scope: AnyObject) -> Bool {
    for progress in running where progress.scope === scope { return true }
    return false
  }

  /// Asks for a turn if one of those that wait may start in it.
  private func scheduleNext() {
    for next in waiting where !isRunning(in: next.scope) {
      return next.transition.container.application.scheduleTurn()
    }
  }

  /// Called by a transition when its last call has been made.
  func didEnd(_ progress: TransitionProgress) {
    running.removeIdentical(to: progress)
    scheduleNext()
  }

  private func start(_ next: TransitionProgress) {
    running.append(next)
    let isCarriedOut = next.start(number: startedCount + 1, in: self)
    if isCarriedOut { startedCount += 1 } else { running.removeIdentical(to: next) }
  }
}

extension UIViewController {
  /// The window that shows the controller, or will again when nothing covers it.
  var hostWindow: UIWindow? {
    if let window = storedView?.storedWindow { return window }
    let outermost = outermost
    return outermost.storedView?.storedWindow
      ?? application.windows.first { $0.rootViewController === outermost }
  }

  /// What has one transition at a time: the window, or the tree of controllers outside of one.
  fileprivate var transitionScope: AnyObject { hostWindow ?? outermost }

  /// The controller above which there is neither a parent nor a presenter.
  var outermost: UIViewController {
    var outermost = self
    while let next = outermost.storedParent ?? outermost.storedPresenting { outermost = next }
    return outermost
  }
}
