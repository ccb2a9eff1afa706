import Foundation
import LifecycleTrace

/// A coordinator that records its blocks in the trace of the controller to which it was passed.
///
/// Source: UIKIT-CASES.md rotation-single, vcl-line-format.
@MainActor
final class NotedCoordinator: UIViewControllerTransitionCoordinator {
  private let base: any UIViewControllerTransitionCoordinator
  private weak var controller: UIViewController?

  init(_ base: any UIViewControllerTransitionCoordinator, for controller: UIViewController) {
    self.base = (base as? NotedCoordinator)?.base ?? base
    self.controller = controller
  }

  var isAnimated: Bool { base.isAnimated }
  var initiallyInteractive: Bool { base.initiallyInteractive }
  var isInteractive: Bool { base.isInteractive }
  var percentComplete: CGFloat { base.percentComplete }
  var completionVelocity: CGFloat { base.completionVelocity }
  var completionCurve: UIView.AnimationCurve { base.completionCurve }
  var presentationStyle: UIModalPresentationStyle { base.presentationStyle }
  var isCancelled: Bool { base.isCancelled }
  var transitionDuration: TimeInterval { base.transitionDuration }
  var containerView: UIView { base.containerView }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    base.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { base.view(forKey: key) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    base.notifyWhenInteractionChanges(handler)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    base.animate(
      alongsideTransition: noted(animation, as: .animateAlongsideTransition),
      completion: noted(completion, as: .transitionCompletion))
  }

  private func noted(
    _ block: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    as callback: LifecycleCallback
  ) -> ((any UIViewControllerTransitionCoordinatorContext) -> Void)? {
    guard let block else { return nil }
    return { [weak controller] context in
      if let controller {
        controller.deliver(callback) { block(context) }
      } else {
        block(context)
      }
    }
  }
}
