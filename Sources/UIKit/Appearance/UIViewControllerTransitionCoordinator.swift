import Foundation

/// What blocks that run along with a transition learn about it.
///
/// Source: Apple, UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger has driven the transition from its start.
  var initiallyInteractive: Bool { get }
  /// Whether the transition was taken back.
  var isCancelled: Bool { get }
  /// How long the animation takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The controller of one side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The names of the two sides of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
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
