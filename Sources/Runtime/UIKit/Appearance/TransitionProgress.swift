import Foundation
import LifecycleTrace

/// One transition from its request to its end.
@MainActor
final class TransitionProgress {
  let transition: Transition
  /// The turn of the queue in which the transition was requested.
  let requestTurn: Int
  /// The window in which it was requested, for a container that is covered and being dismissed.
  private let requestWindow: WindowReference?
  private let application: UIApplication
  /// Its number and kind in traces, once it has started.
  private var name: LifecycleTransition?
  private(set) var sides = Transition.Sides()
  /// Whether the closing calls have begun.
  private(set) var isEnding = false
  private(set) var isCancelled = false
  /// Whether the opening calls are over.
  private var hasBegun = false
  /// Whether the container disappeared, so that there is nothing left to animate.
  private var isAbandoned = false
  /// The queue that runs the transition and is notified of its end.
  private var queue: TransitionQueue?
  /// Created on first use.
  private var storedCoordinator: TransitionCoordinator?
  /// What the app's animator is given.
  private var context: TransitionContext?
  /// What moves with the gesture of a transition of UIKit's.
  private var swiped: ScrubbedMotion?
  private var record: AnimationRecord?

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

  /// Whether a controller is the container or on one of the sides, or expected to be.
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

  /// Whether controllers are given the coordinator: that of an animated transition from the request to
  /// the end, that of a presentation or a dismissal without animation between its opening and its
  /// closing calls.
  ///
  /// Source: UIKIT-CASES.md coordinator-after-animated-change, coordinator-without-animation.
  var hasCoordinator: Bool {
    transition.isAnimated || transition.presented != nil && name != nil && !isEnding
  }

  /// The transition's coordinator.
  var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let made = TransitionCoordinator(
      facts, isInteractive: transition.gesture != nil, container: transition.container.viewIfLoaded)
    storedCoordinator = made
    return made
  }

  /// The properties for the coordinator; a side without calls is still `from` or `to`.
  private var facts: TransitionCoordinator.Facts {
    let expected = transition.expected
    return TransitionCoordinator.Facts(
      isAnimated: transition.isAnimated, duration: duration,
      style: transition.presented?.presentation?.adaptedStyle ?? .none,
      from: sides.old.first ?? expected.old.first, to: sides.new.first ?? expected.new.first)
  }

  /// Removes a controller that has left its container; it receives no more calls of this
  /// transition.
  func withdraw(_ controller: UIViewController) {
    sides.old.removeIdentical(to: controller)
    sides.new.removeIdentical(to: controller)
  }

  /// Ends the transition now, since its container disappeared; an interactive one is cancelled.
  ///
  /// On a phone a view that leaves its window loses its animations and its gestures; the container
  /// has forwarded its calls to the sides.
  func abandon() {
    guard !isEnding, !isAbandoned else { return }
    isAbandoned = true
    if context?.isInteractive == true { isCancelled = transition.canBeTakenBack }
    context?.abandon(isCancelled: isCancelled)
    swiped?.end()
    transition.gesture?.cancel()
    if hasBegun { end() }
  }

  /// Determines the sides, makes the opening calls, and schedules the end.
  ///
  /// - Returns: Whether there was something to do; if not, the queue is not notified of an end.
  func start(number: Int, in queue: TransitionQueue) -> Bool {
    name = LifecycleTransition(number: number, kind: transition.row.kind)
    return named {
      guard let sides = transition.resolve() else { return false }
      self.queue = queue
      begin(sides)
      return true
    } || skip()
  }

  /// Runs a body whose calls are recorded as caused by this transition.
  ///
  /// Between its opening and its closing calls a transition causes none.
  private func named<Result>(_ body: () -> Result) -> Result {
    let outer = application.runningTransition
    application.runningTransition = name
    defer { application.runningTransition = outer }
    return body()
  }

  /// Ends a transition in which there was nothing to do, and runs its completions.
  private func skip() -> Bool {
    isEnding = true
    transition.skip()
    storedCoordinator?.runAlongside()
    storedCoordinator?.runCompletions(isCancelled: false)
    return false
  }

  /// Makes the opening calls, adds the views, and schedules the end.
  private func begin(_ sides: Transition.Sides) {
    self.sides = sides
    let transition = transition
    let animators = transition.gesture == nil ? transition.animators(sides) : nil
    if animators != nil { transition.isAnimated = true }
    storedCoordinator?.facts = facts
    for step in transition.row.begin {
      perform(step)
      if step == .newWillAppear { if let animators { prepare(animators) } else { placeNew() } }
    }
    if let context { return begin(context) }
    layOut()
    recordAnimation()
    animate()
    hasBegun = true
    if let gesture = transition.gesture {
      gesture.didBegin(self)
    } else {
      endLater(after: duration)
    }
  }

  /// Makes what the app's animator is given, or places the views where there is no room for it.
  private func prepare(_ animators: TransitionAnimators) {
    guard !isAbandoned, let stage = transition.makeStage(sides) else { return placeNew() }
    let context = TransitionContext(
      animators, on: stage, of: self,
      style: transition.presented?.presentation?.adaptedStyle ?? .none,
      clock: application.frameClock)
    transition.duration = ask(animators.animator, "transitionDuration(using:)") {
      max(0, $0.transitionDuration(using: context))
    }
    self.context = context
    coordinator.takePart(in: context, facts, on: stage.container)
  }

  /// Lets the app's objects animate; they say when it is over.
  private func begin(_ context: TransitionContext) {
    recordAnimation()
    context.start(lasting: transition.duration)
    announcePlaced()
    layOut()
    runAlongside()
    hasBegun = true
    if isAbandoned { return end() }
    context.didStart(on: application.scheduler)
    context.settle()
  }

  private func recordAnimation() {
    // Asked here as well, so that no words are made for nothing.
    guard application.lifecycleObserver?.observesAnimations == true, duration > 0, let name else {
      return
    }
    record = AnimationRecord(
      "\(name.kind.rawValue) transition", lasting: duration, of: transition.container,
      in: application)
  }

  /// Lets views slide, and runs the blocks of the coordinator in the animation; a gesture leads both.
  private func animate() {
    guard let gesture = transition.gesture else {
      for slide in seenSlides { slide.begin(lasting: duration, .easeOut) }
      return runAlongside()
    }
    let motion = ScrubbedMotion(lasting: duration, on: application.frameClock)
    motion.record {
      for slide in seenSlides { slide.begin(lasting: duration, .linear) }
      runAlongside()
    }
    gesture.onUpdate = { [weak self] in self?.gestureDidMove(to: $0) }
    swiped = motion
  }

  /// What slides where a person sees it.
  private var seenSlides: [TransitionSlide] {
    let clock = application.frameClock
    guard clock.isWatched, !clock.reducesMotion, duration > 0 else { return [] }
    return transition.slides(sides)
  }

  /// Runs the blocks of the coordinator in the animation.
  private func runAlongside() {
    guard let coordinator = storedCoordinator, coordinator.hasBlocksAlongside else {
      storedCoordinator?.runAlongside()
      return
    }
    if let context { return context.runAlongside { coordinator.runAlongside() } }
    UIView.animate(withDuration: duration) { coordinator.runAlongside() }
  }

  // MARK: What the app's objects say

  private func gestureDidMove(to percent: CGFloat) {
    swiped?.hold(at: percent)
    interactionDidMove(to: percent)
  }

  /// A person has come to a part of the transition, from 0 to 1, which its coordinator keeps.
  func interactionDidMove(to percent: CGFloat) { coordinator.percentComplete = percent }

  /// A person lets the transition go, or leads it again.
  func interactionDidChange(isInteractive: Bool, isCancelled: Bool) {
    self.isCancelled = isCancelled
    storedCoordinator?.interactionDidChange(
      isInteractive: isInteractive, isCancelled: isCancelled, by: context?.interactor)
  }

  /// The animator is through.
  func complete(_ isCompleted: Bool) {
    isCancelled = !isCompleted && transition.canBeTakenBack
    end()
  }

  private var duration: TimeInterval {
    guard transition.isAnimated, application.viewEnvironment.areAnimationsEnabled else { return 0 }
    return transition.duration
  }

  private func placeNew() {
    transition.place(sides)
    announcePlaced()
  }

  /// Whether a new controller's view is in place; an animator of the app's may not have added it.
  private func isPlaced(_ controller: UIViewController) -> Bool {
    context == nil || controller.viewIfLoaded?.storedWindow != nil
  }

  /// Tells the new controllers whose views are in place.
  private func announcePlaced() {
    for controller in sides.new where isPlaced(controller) {
      controller.handleAppearance(.placed)
      let arrivals = AppearanceArrivals(withoutParentIn: controller)
      arrivals.begin()
      arrivals.finish()
    }
  }

  private func layOut() {
    for controller in sides.new where isPlaced(controller) {
      controller.viewIfLoaded?.layoutIfNeeded()
    }
    (transition.container.hostWindow ?? application.keyWindow)?.layoutIfNeeded()
  }

  private func endLater(after seconds: TimeInterval) {
    if isAbandoned {
      end()
    } else if seconds > 0 {
      application.scheduler.after(seconds) { self.end() }
    } else if transition.endsInLaterTurn || isLosingContainer {
      application.scheduler.async { self.end() }
    } else {
      end()
    }
  }

  /// Whether the container disappears by itself, which sends the sides their calls and ends this.
  private var isLosingContainer: Bool {
    transition.container.appearance.phase == .disappearing && !hasSide(transition.container)
  }

  /// The gesture ended at a part of the transition, from 0 to 1: the rest of the animation completes or
  /// reverses it.
  func release(cancelled: Bool, at percent: CGFloat) {
    isCancelled = cancelled
    interactionDidMove(to: percent)
    storedCoordinator?.interactionDidChange(isInteractive: false, isCancelled: cancelled)
    let rest = duration * TimeInterval(cancelled ? percent : 1 - percent)
    swiped?.run(toEnd: !cancelled, in: rest, .linear)
    endLater(after: rest)
  }

  private func end() {
    guard !isEnding else { return }
    isEnding = true
    context = nil
    swiped?.end()
    let transition = transition
    named {
      record?.end(isFinished: !isCancelled)
      transition.remove(sides, isCompleted: !isCancelled)
      for step in isCancelled ? transition.row.cancel : transition.row.complete { perform(step) }
      transition.finish(isCompleted: !isCancelled)
      if !isCancelled, !sides.old.isEmpty || !sides.new.isEmpty {
        application.screenReader.screenDidChange()
      }
      storedCoordinator?.runCompletions(isCancelled: isCancelled)
      queue?.didEnd(self)
      queue = nil
    }
  }

  /// Performs a step for the controllers that it still concerns.
  private func perform(_ step: OrderRow.Step) {
    let event = step.event(isAnimated: transition.isAnimated)
    for controller in step.isOfOldSide ? sides.old : sides.new where concerns(step, controller) {
      controller.handleAppearance(event)
    }
  }

  /// Whether a step applies to a controller, which may have left its container, or received the
  /// call from a container around it.
  private func concerns(_ step: OrderRow.Step, _ controller: UIViewController) -> Bool {
    let phase = controller.appearance.phase
    switch step {
    case .oldWillDisappear:
      return !isAbandoned && phase != .disappeared && sides.old.containsIdentical(to: controller)
    case .newWillAppear:
      return !isAbandoned && phase != .appeared && sides.new.containsIdentical(to: controller)
    case .newWillDisappear, .newDidAppear, .oldDidAppear: return phase == .appearing
    case .oldDidDisappear, .newDidDisappear: return phase == .disappearing
    case .oldWillAppear:
      // No child is more visible than its container.
      return phase == .disappearing && controller.storedParent?.appearance.isVisible != false
    }
  }
}
