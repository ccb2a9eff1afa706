import Foundation

/// The view that a presentation adds over a window, or over the view of a presenting context.
///
/// It contains the presented view and the presentation controller's own views, such as a dimming
/// view. Source: Apple, UIPresentationController.containerView.
@MainActor
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    isOpaque = false
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(presentation.makePullRecognizer())
    if let popover = presentation as? UIPopoverPresentationController {
      addGestureRecognizer(popover.makeOutsideTapRecognizer())
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A touch beside a popover is that of a view that the app lets through, or of the container.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let popover = presentation as? UIPopoverPresentationController else {
      return hit
    }
    return popover.passthroughView(at: point, in: self) ?? hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// Adds the container over the window, or over the view of a context.
  func installContainer(over context: UIView?, in window: UIWindow) {
    let container = PresentationContainerView(self, frame: context?.frame ?? window.bounds)
    (context?.storedSuperview ?? window).addSubview(container)
    containerView = container
    if !coversAll { presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    // What is typed is not for a field below; a menu sends commands to it.
    if let covered = presentingViewController.viewIfLoaded,
      !(presentedViewController is MenuController)
    {
      covered.endEditing(true)
    }
  }

  /// Whether nothing below is seen.
  private var coversAll: Bool {
    adaptedStyle == .fullScreen
      || adaptedStyle == .overFullScreen && !(presentedViewController is UIAlertController)
  }

  /// Removes the container with its subviews.
  func removeContainer() {
    containerView?.removeFromSuperview()
    containerView = nil
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }

  /// Adds the view of the presenter again below the container; that of a presenter that is
  /// presented itself is added to its own container.
  func restore(_ presenterView: UIView) {
    guard let containerView, let superview = containerView.storedSuperview else { return }
    guard let own = presentingViewController.presentation, let ownContainer = own.containerView
    else {
      presenterView.frame = containerView.frame
      return superview.insertSubview(presenterView, belowSubview: containerView)
    }
    if ownContainer === superview {
      ownContainer.insertSubview(presenterView, belowSubview: containerView)
    } else {
      ownContainer.addSubview(presenterView)
    }
    own.placePresentedView()
  }

  /// The presenter in a transition of the app's own in a container, whose view leaves or comes if it is
  /// removed.
  func presenterEnd(isLeaving: Bool, in container: UIView) -> TransitionStage.End {
    let controller = presentingViewController
    let view = controller.viewIfLoaded
    let place = view.flatMap {
      $0.storedWindow == nil ? nil : container.convert($0.bounds, from: $0)
    }
    guard shouldRemovePresentersView else {
      let frame = place ?? .zero
      return .init(controller: controller, view: nil, initialFrame: frame, finalFrame: frame)
    }
    if isLeaving {
      return .init(
        controller: controller, view: view, initialFrame: place ?? container.bounds)
    }
    let frame = presenterFrame(in: container)
    view?.frame = frame
    return .init(controller: controller, view: view, finalFrame: frame)
  }

  /// Where the presenter's view will be when it is back.
  private func presenterFrame(in container: UIView) -> CGRect {
    if let own = presentingViewController.presentation, let ownContainer = own.containerView {
      return container.convert(own.frameOfPresentedViewInContainerView, from: ownContainer)
    }
    return containerView.map { container.convert($0.bounds, from: $0) } ?? .zero
  }

  /// Whether the whole window is covered, and not the view of a context.
  var coversWindow: Bool { containerView?.storedSuperview is UIWindow }

  /// Resizes the container after what it covers has changed its size.
  ///
  /// - Parameter isContextPlaced: whether the view of the context has its final frame although it
  ///   is covered and has no superview.
  func resizeContainer(isContextPlaced: Bool = false) {
    guard let containerView, let superview = containerView.storedSuperview else { return }
    if coversWindow {
      containerView.frame = superview.bounds
    } else if let context = presentingViewController.viewIfLoaded,
      isContextPlaced || context.storedSuperview === superview
    {
      containerView.frame = context.frame
    }
    placePresentedView()
  }
}

extension UIView {
  /// Resizes presentations over parts of this view.
  func placePresentations() {
    for case let container as PresentationContainerView in storedSubviews {
      container.presentation?.resizeContainer(isContextPlaced: true)
    }
  }
}
