import Foundation

extension UIViewController {
  /// The presentation controller that suits the style; one that is in use or suits is kept.
  func suitedPresentation(presenter: UIViewController?) -> UIPresentationController {
    // A presentation that is not over yet goes on without the controller that is presented anew.
    let isInUse = presentation?.containerView != nil
    if let presentation, storedPresenting != nil || isInUse && presenter == nil {
      return presentation
    }
    let style = modalPresentationStyle
    if let presentation, !isInUse, type(of: presentation) == style.presentationClass {
      presentation.presentationStyle = style
      return presentation
    }
    let made = newPresentation(presenter: presenter)
    made.delegate = presentation?.delegate
    return made
  }

  private func newPresentation(presenter: UIViewController?) -> UIPresentationController {
    if modalPresentationStyle.isSheet {
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
    if modalPresentationStyle == .popover {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// The presentation controller of this sheet, or of the one around it; nil in any other style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of this popover, or of the one around it; nil in any other style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Source: UIKIT-CASES.md modal-second-present-rejected.
  func warnOfSecondPresentation(
    of controller: UIViewController, besides presented: UIViewController
  ) {
    application.log(
      "Attempt to present \(controller.misuseDescription) on \(misuseDescription) "
        + "which is already presenting \(presented.misuseDescription).")
  }

  /// Source: UIKIT-CASES.md present-outside-a-window: the presented controller is not kept.
  func warnOfPresentationOutsideWindow(_ controller: UIViewController) {
    application.log(
      "Attempt to present \(controller.misuseDescription) on \(misuseDescription) "
        + "whose view is not in the window hierarchy!")
  }

  /// Traps as UIKit raises.
  ///
  /// - Precondition: The controller has no parent, is not the presenter, and nobody presents it.
  func checkFreeToBePresented(by presenter: UIViewController) {
    let tried = "Application tried to present modally a view controller \(misuseDescription) "
    precondition(self !== presenter, tried + "on itself.")
    if let storedParent {
      preconditionFailure(
        tried + "that has a parent view controller \(storedParent.misuseDescription).")
    }
    if let storedPresenting, storedPresenting !== presenter {
      preconditionFailure(
        tried + "that is already being presented by \(storedPresenting.misuseDescription).")
    }
  }

  /// The presenter that a dismissal from this controller goes back to.
  var dismissingPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.storedPresented != nil { return current }
      if let presenting = current.storedPresenting { return presenting }
      candidate = current.storedParent
    }
    return nil
  }

  /// This controller and everything that is presented over it, from below.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.storedPresented { chain.append(next) }
    return chain
  }

  /// Who presents a controller: the root of the containers, or the nearest defined context.
  func presenter(for controller: UIViewController) -> UIViewController {
    let usesContext = controller.modalPresentationStyle.usesCurrentContext
    var candidate = self
    while let parent = candidate.storedParent {
      if usesContext, candidate.definesPresentationContext { return candidate }
      candidate = parent
    }
    return candidate
  }

  func makePresentation(
    of controller: UIViewController, presenter: UIViewController
  ) -> UIPresentationController {
    if controller.modalPresentationStyle == .custom,
      let custom = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenter, source: self)
    {
      return custom
    }
    return controller.suitedPresentation(presenter: presenter)
  }

  func link(
    _ controller: UIViewController, to presenter: UIViewController,
    by presentation: UIPresentationController
  ) {
    presentation.setPresenting(presenter)
    controller.presentation = presentation
    controller.storedPresenting = presenter
    presenter.storedPresented = controller
  }

  /// Undoes the links of a presentation that does not take place, or that is over.
  func unlinkPresented(_ controller: UIViewController) {
    if storedPresented === controller { storedPresented = nil }
    if controller.storedPresenting === self { controller.storedPresenting = nil }
  }
}
