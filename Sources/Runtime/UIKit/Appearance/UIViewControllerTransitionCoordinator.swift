import Foundation

/// The properties of a transition, passed to the blocks that run alongside it.
///
/// Source: Apple, UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture has driven the transition from its start.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// The progress of the transition when the gesture ended, from 0 to 1; 0 without a gesture.
  var percentComplete: CGFloat { get }
  /// The presentation style; `none` if nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The speed of the gesture when it ended, in parts of the transition per part of its duration; 1
  /// without a gesture.
  var completionVelocity: CGFloat { get }
  /// How the rest follows time once the gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// How the interface is turned; nothing turns the cells of a terminal, so the identity.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of the controller that disappears or appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The keys of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  case from, to
}

/// The keys of the two views of a transition.
public enum UITransitionContextViewKey: Hashable, Sendable {
  case from, to
}

/// Runs animations alongside a transition.
///
/// Source: Apple, UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block inside the animation and another one when the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block inside the animation of a view outside the container, and another one when the
  /// transition is over.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block when the gesture of the transition ends, before the rest of the animation.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// 1: the animation goes on as fast as without a gesture.
  public var completionVelocity: CGFloat { 1 }
  /// Slow at both ends, as without a gesture.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the blocks as `animate(alongsideTransition:completion:)` does: all views are animated alike.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// The name before iOS 10 of `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }

  /// Runs a block inside the animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
