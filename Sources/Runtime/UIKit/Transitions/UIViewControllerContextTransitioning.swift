import Foundation

/// What an app's transition takes place in: the container, both sides, and how it is going.
///
/// Source: Apple, UIViewControllerContextTransitioning; UIKIT-CASES.md transition-context.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which everything happens; it holds the old view, and the animator adds the new one.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a person leads it now.
  var isInteractive: Bool { get }
  /// Whether the person took it back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the interface is turned: not at all.
  var targetTransform: CGAffineTransform { get }
  /// Says how far the person has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the person lets the transition go on to its end.
  func finishInteractiveTransition()
  /// Says that the person takes it back.
  func cancelInteractiveTransition()
  /// Says that the person leads it again.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator must call it once.
  func completeTransition(_ didComplete: Bool)
  /// The controller that disappears or appears; both ends have one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, in the container; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in the container; zero if it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
