import Foundation

/// One presentation as a transition.
///
/// Source: CASES.md `modal-fullscreen-present`, `modal-sheet-present`.
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
        endsInLaterTurn: controller.modalPresentationStyle.isSheet, resolve: resolve,
        place: { _ in place() }, remove: { _, _ in remove() }, finish: { _, _ in finish() }))
  }

  /// Whether the presenter's own place is covered, and not the whole window.
  private var usesContext: Bool { controller.modalPresentationStyle.usesCurrentContext }

  /// Finds out who takes part; a presenter outside a window presents nothing.
  private func resolve() -> Transition.Sides? {
    // A dismissal that was asked for meanwhile has undone the links.
    guard presenter.storedPresented === controller else { return nil }
    guard let window = presenter.viewIfLoaded?.storedWindow else {
      source.application.log(
        "Attempt to present \(controller.misuseDescription) on \(source.misuseDescription) "
          + "whose view is not in the window hierarchy!")
      presenter.unlinkPresented(controller)
      return nil
    }
    controller.isPlacedByContainer = true
    controller.prepareTree()
    controller.movement = .presented
    let context = usesContext ? presenter.viewIfLoaded : nil
    presentation?.containerView = context?.superview ?? window
    // A context that fills its container goes on filling it when the size changes.
    presentation?.contextFrame = context.flatMap {
      $0.frame == $0.superview?.bounds ? nil : $0.frame
    }
    presentation?.presentationTransitionWillBegin()
    let hidesPresenter = presentation?.shouldRemovePresentersView ?? false
    return Transition.Sides(old: hidesPresenter ? [presenter] : [], new: [controller])
  }

  private func place() {
    guard let view = controller.viewIfLoaded, let container = presentation?.containerView else {
      return
    }
    presentation?.placePresentedView()
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
