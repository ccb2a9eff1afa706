import Foundation

/// Manages one presentation.
///
/// Source: Apple, UIPresentationController; UIKIT-CASES.md timing-presentation-controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presented controller.
  public unowned let presentedViewController: UIViewController
  /// The traits of the container, and of the presenting controller before there is one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  /// The presenting controller.
  public private(set) unowned var presentingViewController: UIViewController
  /// The style that the presented controller specifies.
  public internal(set) var presentationStyle: UIModalPresentationStyle {
    didSet { adaptedStyle = presentationStyle }
  }
  /// The adapted style, which is used.
  var adaptedStyle: UIModalPresentationStyle
  /// The delegate, which decides how a style adapts and is notified of dismissals by the person.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presented one while it is shown.
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

  /// Whether the presenter's view is removed when the presentation is complete.
  open var shouldRemovePresentersView: Bool { adaptedStyle.removesPresentersView }

  /// Whether the presentation covers the whole screen, which is the default.
  open var shouldPresentInFullscreen: Bool { true }

  /// The frame of the presented view, in the coordinates of the container view.
  ///
  /// Source: UIKIT-CASES.md modal-presented-frame.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, with whether it was completed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with whether it was completed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews; the base implementation sets the frame of
  /// the presented view.
  open func containerViewWillLayoutSubviews() { placePresentedView() }
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The preferred content size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the preferred content size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    placePresentedView()
  }

  /// The size of the presented controller for a size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    size
  }

  /// Called before the size of the container changes; the base implementation calls the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announceSize(
      self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// Called before the traits change; the base implementation calls the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.announceTraits(newCollection, with: coordinator)
  }

  /// Sets the frame of the presented view.
  func placePresentedView() {
    guard containerView != nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Sets another presenter.
  func setPresenting(_ controller: UIViewController) {
    presentingViewController = controller
  }

  // MARK: Adaptation

  /// The adapted style in horizontally compact traits, or `none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The adapted style for traits, or `none`.
  ///
  /// The delegate decides in compact width; by default a popover becomes a sheet there.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let isPopover = presentationStyle == .popover
    guard isPopover || presentationStyle.isSheet, let delegate else {
      return isPopover ? .pageSheet : .none
    }
    let adapted = ask(delegate, "adaptivePresentationStyle(for:traitCollection:)") {
      $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    switch adapted {
    case .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet: return adapted
    case .automatic, .currentContext, .custom, .overCurrentContext, .popover:
      return isPopover ? .pageSheet : .none
    }
  }
}

extension UIPresentationController: UIContentContainer {}
