import Foundation

extension UIViewController {
  /// The controller that this one, or the container around it, presents.
  var nearestPresented: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.storedPresented { return presented }
      candidate = current.storedParent
    }
    return nil
  }

  /// The controller that presented this one, or the container around it.
  var nearestPresenting: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presenting = current.storedPresenting { return presenting }
      candidate = current.storedParent
    }
    return nil
  }

  /// What looks after the presentation of this controller, made when it is asked for.
  var ownPresentation: UIPresentationController? {
    if let storedParent { return storedParent.presentationController }
    let suited = suitedPresentation(presenter: nil)
    presentation = suited
    return suited
  }

  /// The presentation controller that suits the style; one that is in use or suits is kept.
  private func suitedPresentation(presenter: UIViewController?) -> UIPresentationController {
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

  /// What looks after this sheet, or the one around it; nil in any other style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What looks after this popover, or the one around it; nil in any other style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents a controller, a turn later.
  ///
  /// Source: UIKIT-CASES.md "Modal presentation", timing-next-turn: the links exist at once.
  func presentModally(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller)
    controller.checkFreeToBePresented(by: presenter)
    if let presented = presenter.storedPresented {
      // Source: UIKIT-CASES.md modal-second-present-rejected.
      return application.log(
        "Attempt to present \(controller.misuseDescription) on \(misuseDescription) "
          + "which is already presenting \(presented.misuseDescription).")
    }
    guard presenter.hostWindow != nil else {
      return warnOfPresentationOutsideWindow(controller)
    }
    // Source: CASES.md `unbalanced-warning`: also from viewDidLoad, before anything is shown.
    if application.transitions.isMidway(around: self) || isCallingViewDidLoad {
      controller.warnOfUnbalancedCalls()
    }
    let presentation = makePresentation(of: controller, presenter: presenter)
    link(controller, to: presenter, by: presentation)
    Presenting(controller: controller, presenter: presenter, source: self, completion: completion)
      .enqueue(animated: animated)
  }

  /// Source: CASES.md `present-outside-a-window`: the presented controller is not kept.
  func warnOfPresentationOutsideWindow(_ controller: UIViewController) {
    application.log(
      "Attempt to present \(controller.misuseDescription) on \(misuseDescription) "
        + "whose view is not in the window hierarchy!")
  }

  /// Traps as UIKit raises.
  ///
  /// - Precondition: The controller has no parent, is not the presenter, and nobody presents it.
  private func checkFreeToBePresented(by presenter: UIViewController) {
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

  /// Dismisses what this controller presents, or else the presentation it is in, a turn later.
  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = storedPresented != nil ? self : dismissingPresenter,
      let presented = presenter.storedPresented
    else { return }
    let chain = presented.presentationChain
    let dismissing = Dismissing(chain: chain, presenter: presenter, completion: completion)
    dismissing.unlink()
    dismissing.enqueue(animated: animated)
  }

  /// The presenter that a dismissal from this controller goes back to.
  private var dismissingPresenter: UIViewController? {
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
  private func presenter(for controller: UIViewController) -> UIViewController {
    let usesContext = controller.modalPresentationStyle.usesCurrentContext
    var candidate = self
    while let parent = candidate.storedParent {
      if usesContext, candidate.definesPresentationContext { return candidate }
      candidate = parent
    }
    return candidate
  }

  private func makePresentation(
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

  private func link(
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
