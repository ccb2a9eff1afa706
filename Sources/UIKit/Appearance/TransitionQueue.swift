import Foundation
import LifecycleTrace

/// All transitions of an application, one at a time, none of them inside the call that asked.
///
/// Source: UIKIT-CASES.md "When the callbacks are delivered".
@MainActor
final class TransitionQueue {
  /// A transition and the turn in which it was asked for.
  private struct Waiting {
    let transition: Transition
    let turn: Int
  }

  private var waiting: [Waiting] = []
  private var turn = 0
  private var startedCount = 0
  private(set) var running: RunningTransition?

  /// Whether something is running or waits to run.
  var isBusy: Bool { running != nil || !waiting.isEmpty }

  /// Whether a transition runs whose end has not yet begun.
  var isMidway: Bool { running.map { !$0.isEnding } ?? false }

  /// Puts a transition behind the others; it starts one turn later at the earliest.
  func enqueue(_ transition: Transition) {
    waiting.append(Waiting(transition: transition, turn: turn))
    transition.container.application.scheduleTurn()
  }

  /// Ends the running transition if the controller that went out of sight is its container.
  func didDisappear(_ controller: UIViewController) {
    guard let running, running.transition.container === controller else { return }
    running.abandon()
  }

  /// Starts what has waited since an earlier turn, one after the other.
  func runTurn() {
    turn += 1
    while running == nil, let next = waiting.first, next.turn < turn {
      waiting.removeFirst()
      start(next.transition)
    }
    if running == nil { scheduleNext() }
  }

  /// Asks for a turn for whatever waits.
  private func scheduleNext() {
    waiting.first?.transition.container.application.scheduleTurn()
  }

  private func start(_ transition: Transition) {
    let application = transition.container.application
    let next = RunningTransition(transition, number: startedCount + 1, application: application)
    running = next
    application.runningTransition = next.name
    guard let sides = transition.resolve() else {
      running = nil
      application.runningTransition = nil
      transition.skip?()
      return
    }
    startedCount += 1
    next.begin(sides) { [self] in
      running = nil
      scheduleNext()
    }
    // Between its opening and its closing calls a transition makes none.
    application.runningTransition = nil
  }
}
