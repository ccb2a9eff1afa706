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

  override func remove(_ sides: Sides, isCompleted: Bool) {
    presentation?.presentationTransitionDidEnd(true)
    guard presentation?.shouldRemovePresentersView == true else { return }
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  override func finish(_ sides: Sides, isCompleted: Bool) {
    controller.movement = .none
    if presentation?.shouldRemovePresentersView == false {
      controller.application.doctor?.didPresentSheet(controller)
    }
    completion?()
  }
}
