import Foundation

extension UIViewController {
  /// The presentation controller for the style; an existing one is kept if it is in use or has the
  /// right class.
  func suitedPresentation(presenter: UIViewController?) -> UIPresentationController {
    // A presentation that is not over keeps its presentation controller; a controller that is
    // presented again gets a new one.
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

  /// The presentation controller if this controller or an ancestor is presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller if this controller or an ancestor is presented as a popover.
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
    application.doctor?.didRefusePresentation(of: controller, by: self)
  }

  /// Traps where UIKit raises an exception.
  ///
  /// - Precondition: The controller has no parent, is not the presenter, and is not presented.
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

  /// The presenter whose presentation a dismissal from this controller ends.
  var dismissingPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.storedPresented != nil { return current }
      if let presenting = current.storedPresenting { return presenting }
      candidate = current.storedParent
    }
    return nil
  }

  /// This controller and all that are presented over it, from bottom to top.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.storedPresented { chain.append(next) }
    return chain
  }

  /// The presenter of a controller: the outermost container, or the nearest controller that defines
  /// a context.
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
      let custom = notify(
        controller.transitioningDelegate, "presentationController(forPresented:presenting:source:)",
        {
          $0.presentationController(
            forPresented: controller, presenting: presenter, source: self)
        })
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
    controller.lifetime.holder = presenter.storedID
    presenter.storedPresented = controller
  }

  /// Removes the links of a presentation that does not take place, or that is over.
  func unlinkPresented(_ controller: UIViewController) {
    if storedPresented === controller { storedPresented = nil }
    if controller.storedPresenting === self { controller.storedPresenting = nil }
  }
}
