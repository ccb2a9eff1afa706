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

  /// Whether the presenter is not about to be dismissed itself, and presents nothing else by now.
  override var canBeTakenBack: Bool {
    let outermost = presenter.outermost
    return presenter.application.windows.contains { $0.rootViewController === outermost }
      && presenter.storedPresented.map { $0 === chain.first } ?? true
  }

  /// Whether the links were removed for this dismissal, and not for a later one.
  private var hasUnlinked = false

  /// Makes the links again after a dismissal that was cancelled.
  private func relink() {
    guard hasUnlinked else { return }
    var below = presenter
    for (controller, presentation) in zip(chain, presentations) {
      if controller.storedPresenting == nil {
        below.link(controller, to: below, by: presentation)
      }
      below = controller
    }
  }

  /// Removes the links between presenter and presented, which are nil when `dismiss` returns.
  func unlink() {
    hasUnlinked = true
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

  /// The dismissed views go below.
  override func slides(_ sides: Sides) -> [TransitionSlide] {
    presentations.compactMap(\.presentedView).filter { $0.backgroundColor != nil }.compactMap {
      view in
      view.superview.map { room in
        .going(view, to: CGPoint(x: 0, y: room.bounds.maxY - view.frame.minY))
      }
    }
  }

  // MARK: By the app's animator

  /// Only the topmost one is animated, and leads to the presenter; those between are removed.
  override func animators(_ sides: Sides) -> TransitionAnimators? {
    guard isAnimated, let dismissed = chain.last, let delegate = dismissed.transitioningDelegate
    else { return nil }
    let animator = notify(delegate, "animationController(forDismissed:)") {
      $0.animationController(forDismissed: dismissed)
    }
    guard let animator else { return nil }
    let interactor = notify(delegate, "interactionControllerForDismissal(using:)") {
      $0.interactionControllerForDismissal(using: animator)
    }
    return TransitionAnimators(animator: animator, interactor: interactor)
  }

  override func makeStage(_ sides: Sides) -> TransitionStage? {
    guard let top = presentations.last, let lowest = presentations.first,
      let container = top.containerView
    else { return nil }
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    isStaged = true
    let view = top.presentedView
    return TransitionStage(
      container: container,
      from: .init(controller: chain.last, view: view, initialFrame: view?.frame ?? .zero),
      to: lowest.presenterEnd(isLeaving: false, in: container))
  }

  /// Whether the app's animator puts the presenter's view in place.
  private var isStaged = false

  // MARK: The end

  override func remove(_ sides: Sides, isCompleted: Bool) {
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionDidEnd(isCompleted)
    }
    guard isCompleted else {
      for controller in sides.new { controller.viewIfLoaded?.removeFromSuperview() }
      return relink()
    }
    if isStaged, !sides.new.isEmpty, let view = presenter.viewIfLoaded {
      presentations.first?.restore(view)
    }
    for controller in chain { controller.viewIfLoaded?.removeFromSuperview() }
    for presentation in presentations { presentation.removeContainer() }
  }

  override func finish(isCompleted: Bool) {
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
