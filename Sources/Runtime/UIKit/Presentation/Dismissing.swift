import Foundation

/// One dismissal as a transition: everything above the presenter goes.
///
/// Source: UIKIT-CASES.md modal-fullscreen-dismiss, modal-sheet-dismiss.
@MainActor
struct Dismissing {
  /// What goes, from below.
  let chain: [UIViewController]
  let presenter: UIViewController
  let completion: (() -> Void)?
  /// What looks after them; kept here, as a controller may be presented anew before it has gone.
  private let presentations: [UIPresentationController]

  init(chain: [UIViewController], presenter: UIViewController, completion: (() -> Void)?) {
    self.chain = chain
    self.presenter = presenter
    self.completion = completion
    presentations = chain.compactMap(\.presentation)
  }

  func enqueue(animated: Bool, gesture: TransitionGesture? = nil) {
    let isSheet = presentations.first?.adaptedStyle.isSheet ?? false
    presenter.application.transitions.enqueue(
      Transition(
        row: .modal, container: presenter, isAnimated: animated, duration: TransitionTiming.modal,
        endsInLaterTurn: isSheet, gesture: gesture, presented: chain.first,
        expected: { [chain, presenter] in .init(old: chain.reversed(), new: [presenter]) },
        resolve: resolve, place: place,
        remove: remove, finish: finish, skip: completion))
  }

  /// Undoes the links; they are gone as soon as `dismiss` returns.
  func unlink() {
    for controller in chain { controller.storedPresenting?.unlinkPresented(controller) }
  }

  /// Undoes what `unlink` did, after a pull that was taken back.
  func relink() {
    var below = presenter
    for controller in chain {
      below.storedPresented = controller
      controller.storedPresenting = below
      below = controller
    }
  }

  private func resolve() -> Transition.Sides? {
    let leaving = chain.reversed().filter { $0.appearance.phase == .appeared }
    guard !leaving.isEmpty else { return nil }
    for controller in chain { controller.movement = .dismissed }
    let comesBack = presenter.appearance.phase == .disappeared
    if comesBack { presenter.prepareTree() }
    return Transition.Sides(old: Array(leaving), new: comesBack ? [presenter] : [])
  }

  private func place(_ sides: Transition.Sides) {
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    guard !sides.new.isEmpty, let view = presenter.viewIfLoaded else { return }
    presentations.first?.restore(view)
  }

  private func remove(_ sides: Transition.Sides, isCompleted: Bool) {
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionDidEnd(isCompleted)
    }
    guard isCompleted else {
      for controller in sides.new { controller.viewIfLoaded?.removeFromSuperview() }
      return
    }
    for controller in chain { controller.viewIfLoaded?.removeFromSuperview() }
    for presentation in presentations { presentation.removeContainer() }
  }

  private func finish(_ sides: Transition.Sides, isCompleted: Bool) {
    for controller in chain { controller.movement = .none }
    guard isCompleted else { return }
    for controller in chain {
      controller.isPlacedByContainer = false
      if presentations.contains(where: { $0 === controller.presentation }) {
        controller.presentation = nil
      }
    }
    completion?()
  }
}
