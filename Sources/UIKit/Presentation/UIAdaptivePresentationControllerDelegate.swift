/// Hears of a presentation that the person ends.
///
/// None of the four calls is made for `dismiss(animated:)`.
/// Source: CASES.md `modal-sheet-swipe-delegate`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asked whether the person may pull the sheet down.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the sheet goes.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the sheet has gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the person tried to pull down a sheet that stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Lets the sheet go.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }

  /// Does nothing, as the method is optional in UIKit.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing, as the method is optional in UIKit.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing, as the method is optional in UIKit.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Supplies what a custom presentation needs.
///
/// Source: Apple, UIViewControllerTransitioningDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of the custom style, or nil for the ordinary one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The ordinary presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    nil
  }
}
