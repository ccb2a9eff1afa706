import Foundation
import LifecycleTrace

/// All transitions of an application, one at a time, none of them inside the call that asked.
///
/// Source: CASES.md section 13.
@MainActor
final class TransitionQueue {
  /// A transition and the turn in which it was asked for.
  private struct Waiting {
    let transition: Transition
    let turn: Int
  }

  private unowned let application: UIApplication
  private var waiting: [Waiting] = []
  private var turn = 0
  private var startedCount = 0
  private(set) var running: RunningTransition?

  init(application: UIApplication) {
    self.application = application
  }

  /// Whether something is running or waits to run.
  var isBusy: Bool { running != nil || !waiting.isEmpty }

  /// Whether a transition runs whose end has not yet begun.
  var isMidway: Bool { running.map { !$0.isEnding } ?? false }

  /// Puts a transition behind the others; it starts one turn later at the earliest.
  func enqueue(_ transition: Transition) {
    waiting.append(Waiting(transition: transition, turn: turn))
    application.scheduleTurn()
  }

  /// Starts what has waited since an earlier turn, one after the other.
  func runTurn() {
    turn += 1
    while running == nil, let next = waiting.first, next.turn < turn {
      waiting.removeFirst()
      start(next.transition)
    }
    if running == nil, !waiting.isEmpty { application.scheduleTurn() }
  }

  private func start(_ transition: Transition) {
    let next = RunningTransition(transition, number: startedCount + 1, application: application)
    running = next
    guard let sides = transition.resolve() else {
      running = nil
      transition.skip?()
      return
    }
    startedCount += 1
    next.begin(sides) { [weak self] in self?.runningDidEnd() }
  }

  private func runningDidEnd() {
    running = nil
    if !waiting.isEmpty { application.scheduleTurn() }
  }
}
