import Foundation

/// What a presentation lays over a window, or over the place of a presenting context.
///
/// It holds the presented view and whatever the presentation controller adds, such as a view that
/// dims what is below.
/// Source: Apple, UIPresentationController.containerView.
@MainActor
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    isOpaque = false
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// Lays the container over the window, or over the view of a context.
  func installContainer(over context: UIView?, in window: UIWindow) {
    let container = PresentationContainerView(self, frame: context?.frame ?? window.bounds)
    (context?.storedSuperview ?? window).addSubview(container)
    containerView = container
  }

  /// Takes the container away with all that it holds.
  func removeContainer() {
    containerView?.removeFromSuperview()
    containerView = nil
  }

  /// Puts the view of the presenter back below the container; that of a presenter that is presented
  /// itself goes back into its own container.
  func restore(_ presenterView: UIView) {
    guard let containerView, let superview = containerView.storedSuperview else { return }
    if let own = presentingViewController.presentation, let ownContainer = own.containerView,
      ownContainer !== superview
    {
      ownContainer.addSubview(presenterView)
      own.placePresentedView()
    } else {
      presenterView.frame = containerView.frame
      superview.insertSubview(presenterView, belowSubview: containerView)
    }
  }

  /// Whether the window is covered, and not the place of a context in a container.
  var coversWindow: Bool { containerView?.storedSuperview is UIWindow }

  /// Brings the container in agreement with what it covers, after that has changed its size.
  ///
  /// - Parameter isContextPlaced: whether the view of the context has its place even while it is
  ///   covered, and so out of its superview.
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
  /// Lets what is presented over a part of this view follow that part.
  func placePresentations() {
    for case let container as PresentationContainerView in storedSubviews {
      container.presentation?.resizeContainer(isContextPlaced: true)
    }
  }
}
