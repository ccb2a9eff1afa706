import Foundation
import UIKit

/// An application with a stack, and what the objects of a transition were asked.
@MainActor
final class TransitionWorld {
  let recorder = TraceRecorder()
  let first = NamedViewController("A")
  let second = NamedViewController("B")
  let navigation: UINavigationController
  let delegate = OwnTransitions()
  let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    second.transitioningDelegate = delegate
    window = recorder.launch(navigation)
  }

  /// Lets time pass up to a moment after the last `mark()`, in seconds.
  func pass(to time: Double) {
    recorder.scheduler.advance(by: start + .seconds(time) - recorder.scheduler.now)
  }

  private var start = Duration.zero

  /// Counts time from now.
  func mark() { start = recorder.scheduler.now }

  /// Makes this application the shared one again; another test may have run since.
  func use() { UIApplication.replaceShared(with: recorder.application) }

  /// Where the second view is shown along an axis; its middle is at the container's at the end.
  var shownCenter: CGPoint { second.view.layer.presentation()?.position ?? .zero }
}

/// The delegate of all containers, which gives them one animator, and a driver where a person leads.
@MainActor
final class OwnTransitions: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)? = Slide()
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.append("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.append("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animator for \(operation)")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.append("interaction")
    return driver
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animator for tab")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animator for presented")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animator for dismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Slides the new view in from the right, or the old one out, in half a second at constant speed.
@MainActor
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  let duration = 0.5

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    log.append("animate")
    let changes = begin(transitionContext)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: changes
    ) { [self] finished in
      log.append("finished \(finished)")
      end(transitionContext)
    }
  }

  func begin(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let width = context.containerView.bounds.width
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      let view = context.view(forKey: .from)
      return { view?.frame.origin.x = width }
    }
    view.frame = context.finalFrame(for: to).offsetBy(dx: width, dy: 0)
    context.containerView.addSubview(view)
    return { view.frame.origin.x = 0 }
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled {
      if let view = context.view(forKey: .to) {
        view.removeFromSuperview()
      } else {
        context.view(forKey: .from)?.frame.origin.x = 0
      }
    }
    context.completeTransition(!context.transitionWasCancelled)
    self.context = nil
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

/// The same by a property animator, which can be interrupted.
@MainActor
final class AnimatorSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide = Slide()
  private(set) var log: [String] = []
  private(set) var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { slide.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.append("animate")
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(
      duration: slide.duration, curve: .linear, animations: slide.begin(transitionContext))
    made.addCompletion { [self] position in
      log.append(position == .start ? "at the start" : "at the end")
      animator = nil
      slide.end(transitionContext)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}
