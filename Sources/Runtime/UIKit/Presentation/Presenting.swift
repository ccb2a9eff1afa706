import Foundation

/// One presentation as a transition.
///
/// Source: UIKIT-CASES.md modal-fullscreen-present, modal-sheet-present.
@MainActor
struct Presenting {
  let controller: UIViewController
  let presenter: UIViewController
  let source: UIViewController
  let completion: (() -> Void)?

  private var presentation: UIPresentationController? { controller.presentation }

  func enqueue(animated: Bool) {
    controller.application.transitions.enqueue(
      Transition(
        row: .modal, container: presenter, isAnimated: animated, duration: TransitionTiming.modal,
        endsInLaterTurn: controller.modalPresentationStyle.isSheet, presented: controller,
        expected: { [controller, presenter] in .init(old: [presenter], new: [controller]) },
        resolve: resolve, place: { _ in place() }, remove: { _, _ in remove() },
        finish: { _, _ in finish() }))
  }

  /// The view whose place is covered, if it is not the whole window.
  private var context: UIView? {
    controller.modalPresentationStyle.usesCurrentContext ? presenter.viewIfLoaded : nil
  }

  /// Finds out who takes part; a presenter outside a window presents nothing.
  private func resolve() -> Transition.Sides? {
    // A dismissal that was asked for meanwhile has undone the links.
    guard presenter.storedPresented === controller else { return nil }
    guard let window = presenter.viewIfLoaded?.storedWindow else {
      source.warnOfPresentationOutsideWindow(controller)
      presenter.unlinkPresented(controller)
      return nil
    }
    controller.isPlacedByContainer = true
    controller.prepareTree()
    controller.movement = .presented
    // Asked now and not before: the app may name the delegate after `present` has returned.
    presentation?.adapt(to: presenter.traitCollection)
    presentation?.installContainer(over: context === window ? nil : context, in: window)
    presentation?.presentationTransitionWillBegin()
    let hidesPresenter = presentation?.shouldRemovePresentersView ?? false
    return Transition.Sides(old: hidesPresenter ? [presenter] : [], new: [controller])
  }

  private func place() {
    guard let presentation, let container = presentation.containerView,
      let view = presentation.presentedView
    else { return }
    presentation.announceAdaptation()
    presentation.placePresentedView()
    container.addSubview(view)
  }

  private func remove() {
    presentation?.presentationTransitionDidEnd(true)
    guard presentation?.shouldRemovePresentersView == true else { return }
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  private func finish() {
    controller.movement = .none
    completion?()
  }
}
