import Foundation

/// What blocks that run along with a transition are told about it.
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
  /// How far the transition had come when the gesture ended, from 0 to 1; 0 without a gesture.
  var percentComplete: CGFloat { get }
  /// How what comes covers what is below; none where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was taken back.
  var isCancelled: Bool { get }
  /// How long the animation takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The controller of one side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of the controller of one side.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The names of the two sides of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  case from, to
}

/// The names of the views of the two sides of a transition.
public enum UITransitionContextViewKey: Hashable, Sendable {
  case from, to
}

/// Lets others animate along with a transition.
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

  /// Runs a block when the gesture that drives the transition ends, before what is left of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block inside the animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
