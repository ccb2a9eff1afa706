import Foundation

/// Looks after one presentation: what the presented controller covers and who hears of it.
///
/// Source: Apple, UIPresentationController; CASES.md `timing-presentation-controller`.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller that presents.
  public private(set) unowned var presentingViewController: UIViewController
  /// The style of the presentation.
  public internal(set) var presentationStyle: UIModalPresentationStyle
  /// Hears of a sheet that the person pulls down.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that holds the presented one, while it is shown.
  public internal(set) weak var containerView: UIView?

  /// Makes the controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    presentationStyle = presentedViewController.modalPresentationStyle
  }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Whether the presenter's view is taken away when the presentation is complete.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

  /// Where the presented view lies, in the coordinates of the container view.
  ///
  /// Source: CASES.md `modal-presented-frame`.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard presentationStyle.usesCurrentContext, let contextFrame else {
      return containerView?.bounds ?? .zero
    }
    return contextFrame
  }

  /// Where the view of the presenting context lies, when a context presents.
  var contextFrame: CGRect?

  /// Called before the presented controller comes.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented controller has come, or has not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presented controller has gone, or has not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out what it holds.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out what it holds.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presented controller wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    placePresentedView()
  }

  /// Called before the size of the container changes; the base tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announceSize(size, with: coordinator)
  }

  /// Gives the presented view its place.
  func placePresentedView() {
    guard containerView != nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Says that the presentation now belongs to another presenter.
  func setPresenting(_ controller: UIViewController) {
    presentingViewController = controller
  }
}
