/// Decides how a presentation style adapts to compact width, and is notified of dismissals by the
/// person.
///
/// `dismiss(animated:)` causes none of the calls about dismissals. Source: UIKIT-CASES.md
/// modal-sheet-swipe-delegate; Apple, UIAdaptivePresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the person can dismiss the sheet.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the sheet is dismissed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the sheet was dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the person tried to dismiss a sheet that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The style of a popover or a sheet in compact width; `none` keeps the original one.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style for traits; by default that of the method without traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called before a presentation with an adapted style; `none` means the original one.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default: allows the dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { unimplemented(true) }

  /// Does nothing, as the method is optional in UIKit.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { unimplemented() }

  /// The default: a popover becomes a sheet, and a sheet stays one.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    unimplemented(controller.presentationStyle == .popover ? .pageSheet : .none)
  }

  /// The default: the result of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    unimplemented()
    return ask(self, "adaptivePresentationStyle(for:)") {
      $0.adaptivePresentationStyle(for: controller)
    }
  }

  /// Does nothing, as the method is optional in UIKit.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { unimplemented() }
}
