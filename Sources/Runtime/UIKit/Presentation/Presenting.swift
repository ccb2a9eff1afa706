import Foundation

/// The transition of a presentation.
///
/// Source: UIKIT-CASES.md modal-fullscreen-present, modal-sheet-present.
@MainActor
final class Presenting: Transition {
  private let controller: UIViewController
  private let presenter: UIViewController
  private let source: UIViewController
  private let isSheet: Bool
  private let completion: (() -> Void)?

  init(
    _ controller: UIViewController, by presenter: UIViewController, from source: UIViewController,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.controller = controller
    self.presenter = presenter
    self.source = source
    isSheet = controller.modalPresentationStyle.isSheet
    self.completion = completion
    super.init(
      row: .modal, container: presenter, isAnimated: isAnimated, duration: TransitionTiming.modal)
  }

  override var endsInLaterTurn: Bool { isSheet }
  override var presented: UIViewController? { controller }
  override var expected: Sides { Sides(old: [presenter], new: [controller]) }

  private var presentation: UIPresentationController? { controller.presentation }

  /// The view that is covered, if it is not the whole window.
  private var context: UIView? {
    controller.modalPresentationStyle.usesCurrentContext ? presenter.viewIfLoaded : nil
  }

  /// Determines the sides; a presenter outside a window presents nothing.
  override func resolve() -> Sides? {
    // A dismissal in between has removed the links.
    guard presenter.storedPresented === controller else { return nil }
    guard let window = presenter.viewIfLoaded?.storedWindow else {
      source.warnOfPresentationOutsideWindow(controller)
      presenter.unlinkPresented(controller)
      return nil
    }
    controller.isPlacedByContainer = true
    controller.prepareTree()
    controller.movement = .presented
    // Adapted only now, since the app may set the delegate after `present` has returned.
    presentation?.adapt(to: presenter.traitCollection)
    presentation?.installContainer(over: context === window ? nil : context, in: window)
    presentation?.presentationTransitionWillBegin()
    let hidesPresenter = presentation?.shouldRemovePresentersView ?? false
    return Sides(old: hidesPresenter ? [presenter] : [], new: [controller])
  }

  override func place(_ sides: Sides) {
    guard let presentation, let container = presentation.containerView,
      let view = presentation.presentedView
    else { return }
    presentation.announceAdaptation()
    presentation.placePresentedView()
    container.addSubview(view)
  }

  /// The presented view comes from below, unless what is below would be seen through it.
  override func slides(_ sides: Sides) -> [TransitionSlide] {
    guard let view = presentation?.presentedView, view.backgroundColor != nil,
      let room = view.superview
    else { return [] }
    return [.coming(view, from: CGPoint(x: 0, y: room.bounds.maxY - view.frame.minY))]
  }

  // MARK: By the app's animator

  override func animators(_ sides: Sides) -> TransitionAnimators? {
    guard isAnimated, let delegate = controller.transitioningDelegate else { return nil }
    let animator = notify(delegate, "animationController(forPresented:presenting:source:)") {
      $0.animationController(forPresented: controller, presenting: presenter, source: source)
    }
    guard let animator else { return nil }
    let interactor = notify(delegate, "interactionControllerForPresentation(using:)") {
      $0.interactionControllerForPresentation(using: animator)
    }
    return TransitionAnimators(animator: animator, interactor: interactor)
  }

  override func makeStage(_ sides: Sides) -> TransitionStage? {
    guard let presentation, let container = presentation.containerView,
      let view = presentation.presentedView
    else { return nil }
    presentation.announceAdaptation()
    presentation.placePresentedView()
    return TransitionStage(
      container: container, from: presentation.presenterEnd(isLeaving: true, in: container),
      to: .init(controller: controller, view: view, finalFrame: view.frame))
  }

  // MARK: The end

  override func remove(_ sides: Sides, isCompleted: Bool) {
    guard isCompleted else { return takeBack() }
    if let view = presentation?.presentedView, view.storedWindow == nil {
      presentation?.containerView?.addSubview(view)
    }
    presentation?.presentationTransitionDidEnd(true)
    guard presentation?.shouldRemovePresentersView == true else { return }
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  /// Removes the presented view, and what presented it; a presenter's view that the app has moved comes
  /// back.
  private func takeBack() {
    presentation?.presentationTransitionDidEnd(false)
    presentation?.presentedView?.removeFromSuperview()
    if presentation?.shouldRemovePresentersView == true, let view = presenter.viewIfLoaded,
      presentation?.containerView.map(view.isDescendant) ?? false
    {
      presentation?.restore(view)
    }
    presentation?.removeContainer()
    presenter.unlinkPresented(controller)
  }

  override func finish(isCompleted: Bool) {
    controller.movement = .none
    guard isCompleted else {
      controller.isPlacedByContainer = false
      controller.presentation = nil
      return
    }
    if presentation?.shouldRemovePresentersView == false {
      controller.application.doctor?.didPresentSheet(controller)
    }
    completion?()
  }
}
