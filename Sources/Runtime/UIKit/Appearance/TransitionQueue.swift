import Foundation
import LifecycleTrace

/// The transitions of an application, which never start within the call that requests them.
///
/// In a window, or in a tree of controllers outside of one, they run one after the other; those of
/// different windows are independent. The window of a transition is determined in each turn, since
/// its container may have entered a window after the request. Source: UIKIT-CASES.md "When the
/// callbacks are delivered", windows-have-their-own-transitions.
///
/// The check for overlapping accesses is left out for the lists, since no access lasts during a
/// callback.
@MainActor
final class TransitionQueue {
  @exclusivity(unchecked) private var waiting: [TransitionProgress] = []
  @exclusivity(unchecked) private var running: [TransitionProgress] = []
  private var turn = 0
  private var startedCount = 0

  /// Whether a transition is running or pending.
  var isBusy: Bool { !running.isEmpty || !waiting.isEmpty }

  /// Whether a transition has been asked for that has not begun.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Whether a transition is running or pending in the window or tree of a controller.
  func isBusy(around controller: UIViewController) -> Bool {
    guard isBusy else { return false }
    let scope = controller.transitionScope
    return (running + waiting).contains { $0.scope === scope }
  }

  /// Whether a transition in the window or tree of a controller is running and has not begun to
  /// end.
  func isMidway(around controller: UIViewController) -> Bool {
    guard !running.isEmpty else { return false }
    let scope = controller.transitionScope
    return running.contains { !$0.isEnding && $0.scope === scope }
  }

  /// The running transition that a container requested.
  func running(of container: UIViewController) -> TransitionProgress? {
    for progress in running where progress.transition.container === container {
      return progress
    }
    return nil
  }

  /// The coordinator of the transition that involves a controller.
  ///
  /// A pending animated transition has its coordinator already. Source: UIKIT-CASES.md
  /// coordinator-after-animated-change, coordinator-without-animation.
  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    let progress =
      running.first { !$0.isEnding && $0.hasSide(controller) }
      ?? waiting.last { $0.involves(controller) } ?? running.first { $0.involves(controller) }
    guard let progress, progress.hasCoordinator else { return nil }
    return progress.coordinator
  }

  /// Appends a transition, which starts one turn later at the earliest.
  func enqueue(_ transition: Transition) {
    waiting.append(TransitionProgress(transition, requestedIn: turn))
    let application = transition.container.application
    application.updateCycle.scheduleTurn(of: application)
  }

  /// Ends the running transition whose container disappeared.
  func didDisappear(_ controller: UIViewController) {
    for progress in running where progress.transition.container === controller {
      progress.abandon()
    }
  }

  /// Removes a controller that has left its container from the running transitions.
  func withdraw(_ controller: UIViewController) {
    for progress in running { progress.withdraw(controller) }
  }

  /// Starts the transitions of earlier turns, except those with an unfinished one before them in
  /// the same window or tree.
  func runTurn() {
    turn += 1
    // The windows and trees in which an earlier transition has to wait.
    var blocked: [AnyObject] = []
    var index = 0
    while index < waiting.count {
      let next = waiting[index]
      let scope = next.scope
      if next.requestTurn < turn, !isRunning(in: scope), !blocked.containsIdentical(to: scope) {
        waiting.remove(at: index)
        start(next)
      } else {
        blocked.append(scope)
        index += 1
      }
    }
    scheduleNext()
  }

  /// Whether a transition runs in a window or tree.
  private func isRunning(in scope: AnyObject) -> Bool {
    for progress in running where progress.scope === scope { return true }
    return false
  }

  /// Schedules a turn if a pending transition can start in it.
  private func scheduleNext() {
    for next in waiting where !isRunning(in: next.scope) {
      let application = next.transition.container.application
      return application.updateCycle.scheduleTurn(of: application)
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
  /// The window that shows the controller, or will show it when it is no longer covered.
  var hostWindow: UIWindow? {
    if let window = storedView?.storedWindow { return window }
    let outermost = outermost
    return outermost.storedView?.storedWindow
      ?? application.windows.first { $0.rootViewController === outermost }
  }

  /// The scope of one transition at a time: the window, or the tree of controllers outside of one.
  fileprivate var transitionScope: AnyObject { hostWindow ?? outermost }

  /// The ancestor, through parents and presenters, that has neither.
  var outermost: UIViewController {
    var outermost = self
    while let next = outermost.storedParent ?? outermost.storedPresenting { outermost = next }
    return outermost
  }
}
