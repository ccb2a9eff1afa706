import Foundation
import LifecycleTrace

/// One transition from its request to its end.
@MainActor
final class TransitionProgress {
  let transition: Transition
  /// The turn of the queue in which the transition was requested.
  let requestTurn: Int
  /// The window in which it was requested: what covers a container that is dismissed is still there.
  private let requestWindow: WindowReference?
  private let application: UIApplication
  /// How the trace names it, once it has started.
  private var name: LifecycleTransition?
  private(set) var sides = Transition.Sides()
  /// Whether the closing calls have begun.
  private(set) var isEnding = false
  private(set) var isCancelled = false
  /// Whether the opening calls are over.
  private var hasBegun = false
  /// Whether the container disappeared, so that there is nothing left to animate.
  private var isAbandoned = false
  /// The queue that is told of the end, once that carries the transition out.
  private var queue: TransitionQueue?
  /// Made when it is first asked for.
  private var storedCoordinator: TransitionCoordinator?

  init(_ transition: Transition, requestedIn turn: Int) {
    self.transition = transition
    requestTurn = turn
    requestWindow = transition.container.hostWindow?.reference
    application = transition.container.application
  }

  /// The window or the tree in which the transition takes place.
  var scope: AnyObject {
    transition.container.hostWindow ?? requestWindow?.window ?? transition.container.outermost
  }

  /// Whether a controller takes part in this transition, or is expected to.
  func involves(_ controller: UIViewController) -> Bool {
    guard transition.container !== controller, !hasSide(controller) else { return true }
    let expected = transition.expected
    return expected.old.containsIdentical(to: controller)
      || expected.new.containsIdentical(to: controller)
  }

  /// Whether a controller is on one of the sides of the started transition.
  func hasSide(_ controller: UIViewController) -> Bool {
    sides.old.containsIdentical(to: controller) || sides.new.containsIdentical(to: controller)
  }

  /// The coordinator through which others animate along.
  var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let made = TransitionCoordinator(
      facts, isInteractive: transition.gesture != nil, container: transition.container.viewIfLoaded)
    storedCoordinator = made
    return made
  }

  /// What the coordinator tells; a side that receives no calls is still one of the two ends.
  private var facts: TransitionCoordinator.Facts {
    let expected = transition.expected
    return TransitionCoordinator.Facts(
      isAnimated: transition.isAnimated, duration: duration,
      style: transition.presented?.presentation?.adaptedStyle ?? .none,
      from: sides.old.first ?? expected.old.first, to: sides.new.first ?? expected.new.first)
  }

  /// Forgets a side that has left its container; nothing of this transition reaches it any more.
  func withdraw(_ controller: UIViewController) {
    sides.old.removeIdentical(to: controller)
    sides.new.removeIdentical(to: controller)
  }

  /// Ends the transition now, as its container disappeared; an interactive change is taken back.
  ///
  /// On a phone a view that leaves its window loses its animations and its gestures; the sides have
  /// been told by their container.
  func abandon() {
    guard !isEnding, !isAbandoned else { return }
    isAbandoned = true
    transition.gesture?.cancel()
    if hasBegun { end() }
  }

  /// Finds out who takes part, sends the opening calls, and arranges for the end.
  ///
  /// - Returns: Whether there was something to do; if not, the queue is told of no end.
  func start(number: Int, in queue: TransitionQueue) -> Bool {
    name = LifecycleTransition(number: number, kind: transition.row.kind)
    return named {
      guard let sides = transition.resolve() else { return false }
      self.queue = queue
      begin(sides)
      return true
    } || skip()
  }

  /// Has the trace name this transition in the calls that are made meanwhile.
  ///
  /// Between its opening and its closing calls a transition makes none.
  private func named<Result>(_ body: () -> Result) -> Result {
    let outer = application.runningTransition
    application.runningTransition = name
    defer { application.runningTransition = outer }
    return body()
  }

  /// Tells everybody who waits for a transition in which there was nothing to do.
  private func skip() -> Bool {
    isEnding = true
    transition.skip()
    storedCoordinator?.runAlongside()
    storedCoordinator?.runCompletions(isCancelled: false)
    return false
  }

  /// Sends the opening calls, puts the views in place, and arranges for the end.
  private func begin(_ sides: Transition.Sides) {
    self.sides = sides
    storedCoordinator?.facts = facts
    for step in transition.row.begin {
      perform(step)
      if step == .newWillAppear { placeNew() }
    }
    layOut()
    storedCoordinator?.runAlongside()
    hasBegun = true
    if let gesture = transition.gesture {
      gesture.didBegin(self)
    } else {
      endLater(after: duration)
    }
  }

  private var duration: TimeInterval {
    guard transition.isAnimated, application.viewEnvironment.areAnimationsEnabled else { return 0 }
    return transition.duration
  }

  private func placeNew() {
    transition.place(sides)
    for controller in sides.new {
      controller.handleAppearance(.placed)
      let arrivals = AppearanceArrivals(withoutParentIn: controller)
      arrivals.begin()
      arrivals.finish()
    }
  }

  private func layOut() {
    for controller in sides.new { controller.viewIfLoaded?.layoutIfNeeded() }
    (transition.container.hostWindow ?? application.keyWindow)?.layoutIfNeeded()
  }

  private func endLater(after seconds: TimeInterval) {
    if isAbandoned {
      end()
    } else if seconds > 0 {
      application.scheduler.after(seconds) { self.end() }
    } else if transition.endsInLaterTurn {
      application.scheduler.async { self.end() }
    } else {
      end()
    }
  }

  /// The gesture ended: what is left of the animation runs to one side or the other.
  func release(cancelled: Bool, fractionLeft: CGFloat) {
    isCancelled = cancelled
    storedCoordinator?.endInteraction(
      at: transition.gesture?.percentComplete ?? 0, isCancelled: cancelled)
    endLater(after: duration * TimeInterval(min(max(0, fractionLeft), 1)))
  }

  private func end() {
    guard !isEnding else { return }
    isEnding = true
    named {
      transition.remove(sides, isCompleted: !isCancelled)
      for step in isCancelled ? transition.row.cancel : transition.row.complete { perform(step) }
      transition.finish(sides, isCompleted: !isCancelled)
      if !isCancelled, !(sides.old + sides.new).isEmpty {
        application.screenReader.screenDidChange()
      }
      storedCoordinator?.runCompletions(isCancelled: isCancelled)
      queue?.didEnd(self)
      queue = nil
    }
  }

  /// Carries a step out for those whom it still concerns.
  private func perform(_ step: OrderRow.Step) {
    let event = step.event(isAnimated: transition.isAnimated)
    for controller in step.isOfOldSide ? sides.old : sides.new where concerns(step, controller) {
      controller.handleAppearance(event)
    }
  }

  /// Whether a side is where a step finds it: it may have left, or have been closed meanwhile by a
  /// container around it.
  private func concerns(_ step: OrderRow.Step, _ controller: UIViewController) -> Bool {
    let phase = controller.appearance.phase
    switch step {
    case .oldWillDisappear: return !isAbandoned && phase != .disappeared && hasSide(controller)
    case .newWillAppear: return !isAbandoned && phase != .appeared && hasSide(controller)
    case .newWillDisappear, .newDidAppear, .oldDidAppear: return phase == .appearing
    case .oldWillAppear, .oldDidDisappear, .newDidDisappear: return phase == .disappearing
    }
  }
}
