import Foundation

/// Animates a transition between two controllers for the app.
///
/// Source: Apple, UIViewControllerAnimatedTransitioning; UIKIT-CASES.md transition-animator.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the transition lasts, in seconds; it may be asked several times.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the new view to the container and animates; it ends with the context's `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that an interactive transition scrubs, the same object each time.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called last of all, with whether the transition was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// No animator, as the method is optional in UIKit: what `animateTransition(using:)` animates is
  /// scrubbed instead.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    unimplemented(MissingAnimator(duration: 0, curve: .linear))
  }

  /// Does nothing, as the method is optional in UIKit.
  public func animationEnded(_ transitionCompleted: Bool) { unimplemented() }
}

/// What stands for an optional method that the app does not have.
private final class MissingAnimator: UIViewPropertyAnimator {}

extension UIViewControllerAnimatedTransitioning {
  /// The animator that is scrubbed, if the app has one.
  func scrubbedAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = ask(self, "interruptibleAnimator(using:)") {
      $0.interruptibleAnimator(using: context)
    }
    return animator is MissingAnimator ? nil : animator
  }
}

/// Lets a person drive a transition of the app.
///
/// Source: Apple, UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, which the object leads from now on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How many times as fast the rest is as the animation itself.
  var completionSpeed: CGFloat { get }
  /// How the rest follows time.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a person leads it from the start; if not, it runs, and can be paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1, as the property is optional in UIKit.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends, as the property is optional in UIKit.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True, as the property is optional in UIKit.
  public var wantsInteractiveStart: Bool { true }
}
