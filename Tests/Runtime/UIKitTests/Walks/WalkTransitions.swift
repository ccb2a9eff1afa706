import Foundation
import LifecycleTrace
import UIKit

/// Animates a transition of a walk as apps do: the new view slides in, or its animation is a property
/// animator's; what was taken back leaves no view behind.
@MainActor
final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isInterruptible: Bool
  private var animator: UIViewPropertyAnimator?

  init(isInterruptible: Bool) { self.isInterruptible = isInterruptible }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isInterruptible {
      return interruptibleAnimator(using: transitionContext).startAnimation()
    }
    let changes = Self.begin(transitionContext)
    UIView.animate(withDuration: 0.3, animations: changes) { _ in Self.end(transitionContext) }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(
      duration: 0.3, curve: .easeIn, animations: Self.begin(transitionContext))
    made.addCompletion { [weak self] _ in
      self?.animator = nil
      Self.end(transitionContext)
    }
    animator = made
    return made
  }

  private static func begin(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      let leaving = context.view(forKey: .from)
      return { leaving?.center.y += 10 }
    }
    let end = context.finalFrame(for: to)
    view.frame = end.offsetBy(dx: end.width, dy: 0)
    context.containerView.addSubview(view)
    return { view.frame = end }
  }

  private static func end(_ context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// An animator that cannot be interrupted: its optional method is missing.
@MainActor
final class WalkSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let base = WalkAnimator(isInterruptible: false)

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    base.animateTransition(using: transitionContext)
  }
}

/// A person's hand on a transition of the app's own.
@MainActor
private final class WalkScrub: UIKitRuntime.InteractiveTransition {
  private let driver: UIPercentDrivenInteractiveTransition

  init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  var percentComplete: CGFloat { driver.percentComplete }
  func update(_ percentComplete: CGFloat) { driver.update(percentComplete) }
  func finish() { driver.finish() }
  func cancel() { driver.cancel() }
}

// Which transitions are the app's own follows from the numbers of the controllers, so that a walk is the
// same each time.
extension WalkWorld {
  /// An animator for a third of the controllers.
  private func animator(
    for controller: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch controller.lifecycleID.ordinal % 6 {
    case 1: WalkSlide()
    case 4: WalkAnimator(isInterruptible: true)
    default: nil
    }
  }

  /// A hand on every other transition of those; it lets go in a later step.
  private func hand(
    on animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ownTransitions += 1
    guard hasHands, ownTransitions.isMultiple(of: 2) else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = !ownTransitions.isMultiple(of: 3)
    gestures.append(WalkScrub(driver))
    return driver
  }
}

extension WalkWorld: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: toVC) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand(on: animationController) }
}

extension WalkWorld: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: toVC) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand(on: animationController) }
}

extension WalkWorld: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: presented) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: dismissed) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand(on: animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand(on: animator) }
}
