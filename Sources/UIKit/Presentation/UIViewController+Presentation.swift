import Foundation

extension UIViewController {
  /// The controller that this one, or the container around it, presents.
  public var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.storedPresented { return presented }
      candidate = current.storedParent
    }
    return nil
  }

  /// The controller that presented this one, or the container around it.
  public var presentingViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presenting = current.storedPresenting { return presenting }
      candidate = current.storedParent
    }
    return nil
  }

  /// What looks after the presentation of this controller, made when it is asked for.
  public var presentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let storedParent { return storedParent.presentationController }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    presentation = made
    return made
  }

  /// Presents a controller, a turn later.
  ///
  /// Source: CASES.md section 4 and `timing-next-turn`: the links exist at once.
  func presentModally(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(controller !== self, "\(misuseDescription) cannot present itself")
    let presenter = presenter(for: controller)
    if let presented = presenter.storedPresented {
      // Source: CASES.md `modal-second-present-rejected`.
      return application.log(
        "Attempt to present \(controller.misuseDescription) on \(misuseDescription) "
          + "which is already presenting \(presented.misuseDescription).")
    }
    if application.transitions.isMidway { controller.warnOfUnbalancedCalls() }
    let presentation = makePresentation(of: controller, presenter: presenter)
    link(controller, to: presenter, by: presentation)
    Presenting(controller: controller, presenter: presenter, source: self, completion: completion)
      .enqueue(animated: animated)
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
    let presentation =
      controller.presentation
      ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    presentation.presentationStyle = controller.modalPresentationStyle
    return presentation
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
