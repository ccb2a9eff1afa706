import Foundation

/// Manages one presentation: what the presented controller covers and who is told of it.
///
/// Source: Apple, UIPresentationController; UIKIT-CASES.md timing-presentation-controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller that presents.
  public private(set) unowned var presentingViewController: UIViewController
  /// The style that the presented controller asks for.
  public internal(set) var presentationStyle: UIModalPresentationStyle {
    didSet { adaptedStyle = presentationStyle }
  }
  /// The style that is carried out; another one where there is no room for the one asked for.
  var adaptedStyle: UIModalPresentationStyle
  /// Is told of a sheet that the person pulls down, and decides how a style adapts.
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
    adaptedStyle = presentationStyle
  }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Whether the presenter's view is taken away when the presentation is complete.
  open var shouldRemovePresentersView: Bool { adaptedStyle.removesPresentersView }

  /// Where the presented view lies, in the coordinates of the container view.
  ///
  /// Source: UIKIT-CASES.md modal-presented-frame.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the presented controller comes.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented controller has come, or has not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presented controller has gone, or has not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out what it holds; the base gives the presented view its place.
  open func containerViewWillLayoutSubviews() { placePresentedView() }
  /// Called after the container has laid out what it holds.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented controller asks for.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    placePresentedView()
  }

  /// The size of the presented controller when the container has a size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    size
  }

  /// Called before the size of the container changes; the base tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announceSize(
      self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// Called before the traits change; the base tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announceTraits(newCollection, with: coordinator)
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

  // MARK: Adaptation

  /// The style instead of the one asked for in horizontally compact surroundings, or none.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style instead of the one asked for under certain traits, or none.
  ///
  /// The delegate is asked in compact width; unless it decides a popover becomes a sheet there.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let isPopover = presentationStyle == .popover
    guard isPopover || presentationStyle.isSheet, let delegate else {
      return isPopover ? .pageSheet : .none
    }
    let adapted = delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    switch adapted {
    case .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet: return adapted
    case .automatic, .currentContext, .custom, .overCurrentContext, .popover:
      return isPopover ? .pageSheet : .none
    }
  }
}

extension UIPresentationController: UIContentContainer {}
