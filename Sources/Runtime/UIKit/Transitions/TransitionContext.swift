import Foundation
import QuartzCore

/// A transition of the app's own while it runs: what its animator sees of it.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  private let stage: TransitionStage
  private let style: UIModalPresentationStyle
  /// The transition, until it is over.
  private var progress: TransitionProgress?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// What the animator said of the end before the start was over.
  private var earlyAnswer: Bool?
  private var hasStarted = false
  /// How long the animator says that it lasts, in seconds.
  var duration: TimeInterval { motion.duration }
  /// The animations that a person leads, where the app has no animator that can be interrupted.
  let motion: ScrubbedMotion
  private var interruptible: (any UIViewImplicitlyAnimating)?

  init(
    _ animators: TransitionAnimators, on stage: TransitionStage, of progress: TransitionProgress,
    style: UIModalPresentationStyle, clock: FrameClock
  ) {
    (animator, interactor) = (animators.animator, animators.interactor)
    self.stage = stage
    self.progress = progress
    self.style = style
    motion = ScrubbedMotion(on: clock)
    isInteractive = interactor?.wantsInteractiveStart ?? false
  }

  // MARK: What the app sees

  var containerView: UIView { stage.container }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? stage.from.controller : stage.to.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? stage.from.view : stage.to.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { stage.end(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { stage.end(of: vc)?.finalFrame ?? .zero }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    let percent = min(1, max(0, percentComplete))
    if !isScrubbed { motion.hold(at: percent) }
    progress?.interactionDidMove(to: percent)
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard let progress else { return }
    (isInteractive, transitionWasCancelled) = (false, isCancelled)
    progress.interactionDidChange(isInteractive: false, isCancelled: isCancelled)
    guard let interactor, !isScrubbed else { return }
    let rest = isCancelled ? motion.fraction : 1 - motion.fraction
    motion.run(
      toEnd: !isCancelled,
      in: TimeInterval(rest / max(interactor.completionSpeed, 1e-3)) * duration,
      interactor.completionCurve.shape)
  }

  func pauseInteractiveTransition() {
    guard let progress, !isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (true, false)
    progress.interactionDidChange(isInteractive: true, isCancelled: false)
  }

  func completeTransition(_ didComplete: Bool) {
    guard hasStarted else {
      earlyAnswer = earlyAnswer ?? didComplete
      return
    }
    guard let progress else { return }
    self.progress = nil
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    motion.end()
    (interactor as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd()
    progress.complete(didComplete)
    notify(animator, "animationEnded(_:)") { $0.animationEnded(didComplete) }
  }

  // MARK: How it runs

  /// Lets the app's objects begin what lasts a number of seconds.
  func start(lasting duration: TimeInterval) {
    motion.duration = duration
    if let interactor, isInteractive || interactor is UIPercentDrivenInteractiveTransition {
      ask(interactor, "startInteractiveTransition(_:)") { $0.startInteractiveTransition(self) }
    } else {
      animate()
    }
  }

  /// Has the animator animate.
  func animate() {
    ask(animator, "animateTransition(using:)") { $0.animateTransition(using: self) }
  }

  /// Has the animator prepare what a person leads.
  func animateScrubbed() {
    interruptible = animator.scrubbedAnimator(using: self)
    if interruptible == nil { motion.record { animate() } }
  }

  /// Runs what the coordinator has, in the animation of the transition.
  func runAlongside(_ blocks: @escaping () -> Void) {
    if interruptible == nil, interactor != nil {
      return motion.record { UIView.animate(withDuration: duration, animations: blocks) }
    }
    let running = interruptible ?? animator.scrubbedAnimator(using: self)
    guard let running, running.state == .active else {
      return UIView.animate(withDuration: duration, animations: blocks)
    }
    running.addAnimations(blocks)
  }

  /// Whether what the animator animates is scrubbed, and not moved by the app itself.
  private var isScrubbed: Bool { interactor is UIPercentDrivenInteractiveTransition }

  /// The start is over; an end that was told already takes place in a turn of its own.
  func didStart(on scheduler: any UIKitRuntime.Scheduler) {
    hasStarted = true
    guard let earlyAnswer else { return }
    scheduler.async { self.completeTransition(earlyAnswer) }
  }

  /// What a person did before the start takes effect.
  func settle() { (interactor as? UIPercentDrivenInteractiveTransition)?.settle() }

  /// Shows a part of the animation, from 0 to 1.
  func hold(at fraction: CGFloat) {
    guard let interruptible else { return motion.hold(at: fraction) }
    if interruptible.isRunning { interruptible.pauseAnimation() }
    interruptible.fractionComplete = fraction
  }

  /// How much is shown, from 0 to 1.
  var fraction: CGFloat { interruptible?.fractionComplete ?? motion.fraction }

  /// Goes on to the end, or back to the start.
  func run(
    toEnd isForward: Bool, from fraction: CGFloat, speed: CGFloat,
    _ timing: any UITimingCurveProvider
  ) {
    let rest = (isForward ? 1 - fraction : fraction) / max(speed, 1e-3)
    guard let interruptible else {
      return motion.run(
        toEnd: isForward, in: TimeInterval(rest) * duration,
        timing.cubicTimingParameters?.shape ?? .linear)
    }
    interruptible.pauseAnimation()
    interruptible.isReversed = !isForward
    interruptible.continueAnimation(withTimingParameters: timing, durationFactor: max(rest, 1e-6))
  }

  /// The container is gone: nothing is left to animate, and what the app waits for ends here.
  func abandon(isCancelled: Bool) {
    progress = nil
    (isInteractive, transitionWasCancelled) = (false, isCancelled)
    motion.end()
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: .current)
    }
    (interactor as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd()
  }
}
