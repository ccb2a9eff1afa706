import Foundation

/// Lets a person scrub the animation of a transition, which then runs on or back.
///
/// Source: Apple, UIPercentDrivenInteractiveTransition; UIKIT-CASES.md transition-percent-driven.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject {
  private enum Release {
    case finish, cancel
  }

  /// The duration of the animation in seconds, once it has begun.
  public private(set) var duration: CGFloat = 0
  /// How far the person has come, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How many times as fast the rest is as the animation itself, above 0.
  open var completionSpeed: CGFloat = 1
  /// How the rest follows time; slow at both ends unless set.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the rest follows time instead of the curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a person leads it from the start; if not, it runs, and can be paused.
  open var wantsInteractiveStart = true

  private var context: TransitionContext?
  /// What was asked for before the transition began.
  private var early: Release?

  /// Makes one that leads nothing yet.
  public override init() { super.init() }

  /// Begins the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    if !wantsInteractiveStart { percentComplete = 0 }
    context.animateScrubbed()
    context.hold(at: percentComplete)
    if !wantsInteractiveStart {
      context.run(
        toEnd: true, from: 0, speed: 1, UICubicTimingParameters(animationCurve: .linear))
    }
  }

  /// What was done before the transition had begun takes effect.
  func settle() {
    guard let context, let early else { return }
    self.early = nil
    if context.isInteractive { early == .finish ? finish() : cancel() }
  }

  /// Shows a part of the animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard context?.isInteractive ?? isAwaited else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    context?.hold(at: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops a transition that runs, which a person leads from now on.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    percentComplete = context.fraction
    context.hold(at: percentComplete)
    context.pauseInteractiveTransition()
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard let context else { return wait(for: .finish) }
    guard context.isInteractive else { return }
    context.finishInteractiveTransition()
    context.run(toEnd: true, from: percentComplete, speed: completionSpeed, timing)
  }

  /// Lets the transition go back to its start.
  open func cancel() {
    guard let context else { return wait(for: .cancel) }
    guard context.isInteractive else { return }
    context.cancelInteractiveTransition()
    context.run(toEnd: false, from: percentComplete, speed: completionSpeed, timing)
  }

  private var timing: any UITimingCurveProvider {
    timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
  }

  /// Whether a transition has been asked for that may turn out to be led by this one.
  private var isAwaited: Bool { UIApplication.shared.transitions.isWaiting }

  private func wait(for release: Release) { if isAwaited { early = release } }

  func transitionDidEnd() {
    (context, early) = (nil, nil)
    percentComplete = 0
  }
}

extension UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {}
