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
    if seconds > 0 {
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

  private func perform(_ step: OrderRow.Step) {
    let animated = transition.isAnimated
    switch step {
    case .oldWillDisappear: send(.beginDisappearing(animated: animated), to: sides.old)
    case .newWillAppear: send(.beginAppearing(animated: animated), to: sides.new)
    case .oldDidDisappear, .oldDidAppear: send(.end, to: sides.old)
    case .newDidAppear, .newDidDisappear: send(.end, to: sides.new)
    case .newWillDisappear: send(.beginDisappearing(animated: animated), to: sides.new)
    case .oldWillAppear: send(.beginAppearing(animated: animated), to: sides.old)
    }
  }

  private func send(_ event: AppearanceState.Event, to controllers: [UIViewController]) {
    for controller in controllers { controller.handleAppearance(event) }
  }
}
