import Foundation
import LifecycleTrace

/// The one transition that is being carried out.
@MainActor
final class RunningTransition {
  let transition: Transition
  /// How the trace names it.
  let name: LifecycleTransition
  private let application: UIApplication
  private(set) var sides = Transition.Sides()
  /// Whether the closing calls have begun.
  private(set) var isEnding = false
  private(set) var isCancelled = false
  /// Whether the opening calls are over.
  private var hasBegun = false
  /// Whether the container went out of sight, so that there is nothing left to animate.
  private var isAbandoned = false
  private var onEnd: (@MainActor () -> Void)?
  /// Made only when somebody asks for it.
  private(set) var coordinator: TransitionCoordinator?

  init(_ transition: Transition, number: Int, application: UIApplication) {
    self.transition = transition
    name = LifecycleTransition(number: number, kind: transition.row.kind)
    self.application = application
  }

  /// Whether a controller is a part of this transition.
  func involves(_ controller: UIViewController) -> Bool {
    transition.container === controller || sides.new.contains { $0 === controller }
      || sides.old.contains { $0 === controller }
  }

  /// The coordinator through which others animate along.
  func makeCoordinator() -> TransitionCoordinator {
    if let coordinator { return coordinator }
    let made = TransitionCoordinator(
      isAnimated: transition.isAnimated, duration: duration,
      isInteractive: transition.gesture != nil, container: transition.container.viewIfLoaded,
      from: sides.old.first, to: sides.new.first,
      style: (sides.new.first ?? sides.old.first)?.presentation?.adaptedStyle ?? .none)
    coordinator = made
    return made
  }

  /// Forgets a side that has left its container; nothing of this transition reaches it any more.
  func withdraw(_ controller: UIViewController) {
    sides.old.removeIdentical(to: controller)
    sides.new.removeIdentical(to: controller)
  }

  /// Ends the transition now, as its container has gone out of sight; a finger's change is taken
  /// back.
  ///
  /// On a phone a view that leaves its window loses its animations and its gestures; what the sides
  /// had to hear they have heard from their container.
  func abandon() {
    guard !isEnding, !isAbandoned else { return }
    isAbandoned = true
    transition.gesture?.cancel()
    if hasBegun { end() }
  }

  /// Sends the opening calls, puts the views in place, and arranges for the end.
  func begin(_ sides: Transition.Sides, onEnd: @escaping @MainActor () -> Void) {
    self.sides = sides
    self.onEnd = onEnd
    for step in transition.row.begin {
      perform(step)
      if step == .newWillAppear { placeNew() }
    }
    layOut()
    coordinator?.runAlongside()
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
      let strays = AppearanceArrivals(withoutParentIn: controller)
      strays.begin()
      strays.finish()
    }
  }

  private func layOut() {
    for controller in sides.new { controller.viewIfLoaded?.layoutIfNeeded() }
    let window = transition.container.viewIfLoaded?.storedWindow ?? application.keyWindow
    window?.layoutIfNeeded()
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

  /// The finger let go: what is left of the animation runs to one side or the other.
  func release(cancelled: Bool, fractionLeft: CGFloat) {
    isCancelled = cancelled
    coordinator?.endInteraction(
      at: transition.gesture?.percentComplete ?? 0, isCancelled: cancelled)
    endLater(after: duration * TimeInterval(min(max(0, fractionLeft), 1)))
  }

  private func end() {
    guard !isEnding else { return }
    isEnding = true
    application.runningTransition = name
    defer { application.runningTransition = nil }
    transition.remove(sides, !isCancelled)
    for step in isCancelled ? transition.row.cancel : transition.row.complete { perform(step) }
    transition.finish(sides, !isCancelled)
    coordinator?.runCompletions(isCancelled: isCancelled)
    onEnd?()
    onEnd = nil
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
    case .oldWillDisappear: return !isAbandoned && phase != .disappeared && holds(controller)
    case .newWillAppear: return !isAbandoned && phase != .appeared && holds(controller)
    case .newWillDisappear, .newDidAppear, .oldDidAppear: return phase == .appearing
    case .oldWillAppear, .oldDidDisappear, .newDidDisappear: return phase == .disappearing
    }
  }

  private func holds(_ controller: UIViewController) -> Bool {
    sides.old.containsIdentical(to: controller) || sides.new.containsIdentical(to: controller)
  }
}
