import Foundation

/// The transition of a dismissal of everything that a presenter presents.
///
/// Source: UIKIT-CASES.md modal-fullscreen-dismiss, modal-sheet-dismiss.
@MainActor
final class Dismissing: Transition {
  /// The dismissed controllers, from bottom to top.
  private let chain: [UIViewController]
  private let presenter: UIViewController
  private let completion: (() -> Void)?
  private let isSheet: Bool
  /// Their presentation controllers; stored here, since a controller may be presented again before
  /// the dismissal has ended.
  private let presentations: [UIPresentationController]

  init(
    _ chain: [UIViewController], by presenter: UIViewController, isAnimated: Bool,
    gesture: TransitionGesture? = nil, completion: (() -> Void)?
  ) {
    self.chain = chain
    self.presenter = presenter
    self.completion = completion
    presentations = chain.compactMap(\.presentation)
    isSheet = presentations.first?.adaptedStyle.isSheet ?? false
    super.init(
      row: .modal, container: presenter, isAnimated: isAnimated, duration: TransitionTiming.modal,
      gesture: gesture)
  }

  override var endsInLaterTurn: Bool { isSheet }
  override var presented: UIViewController? { chain.first }
  override var expected: Sides { Sides(old: chain.reversed(), new: [presenter]) }

  /// Removes the links between presenter and presented, which are nil when `dismiss` returns.
  func unlink() {
    for controller in chain { controller.storedPresenting?.unlinkPresented(controller) }
  }

  override func resolve() -> Sides? {
    let leaving = chain.reversed().filter { $0.appearance.phase == .appeared }
    guard !leaving.isEmpty else { return nil }
    for controller in chain { controller.movement = .dismissed }
    let comesBack = presenter.appearance.phase == .disappeared
    if comesBack { presenter.prepareTree() }
    return Sides(old: Array(leaving), new: comesBack ? [presenter] : [])
  }

  override func place(_ sides: Sides) {
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    guard !sides.new.isEmpty, let view = presenter.viewIfLoaded else { return }
    presentations.first?.restore(view)
  }

  override func remove(_ sides: Sides, isCompleted: Bool) {
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

  override func finish(_ sides: Sides, isCompleted: Bool) {
    for controller in chain { controller.movement = .none }
    guard isCompleted else { return }
    reportDismissal()
    for controller in chain {
      controller.isPlacedByContainer = false
      if presentations.contains(where: { $0 === controller.presentation }) {
        controller.presentation = nil
      }
    }
    completion?()
  }

  override func skip() {
    reportDismissal()
    completion?()
  }

  private func reportDismissal() {
    presenter.application.doctor?.didDismiss(
      chain, presenter: presenter, isObserved: presentations.first?.delegate != nil)
  }
}
