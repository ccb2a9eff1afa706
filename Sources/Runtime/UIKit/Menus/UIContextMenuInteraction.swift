import Foundation

/// Opens a menu when a finger stays on a view.
///
/// Source: Apple, UIContextMenuInteraction; UIKIT-CASES.md menu-context.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Says what the menu has.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private var place = CGPoint.zero
  private lazy var press = MenuPress { [weak self] point in self?.request(at: point) }

  /// Makes an interaction whose delegate, which is not kept, says what the menu has.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { old.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is that opened the menu, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Takes the menu away, if it is shown.
  open func dismissMenu() {
    guard let menu = press.opened else { return }
    menu.presentingViewController?.dismiss(animated: true)
  }

  /// What the delegate wants at a place; nil if it wants nothing, or a menu of nothing.
  private func request(at point: CGPoint) -> MenuRequest? {
    place = point
    guard let delegate,
      let configuration = notify(
        delegate, "contextMenuInteraction(_:configurationForMenuAtLocation:)",
        { $0.contextMenuInteraction(self, configurationForMenuAtLocation: point) })
    else { return nil }
    let preview = configuration.previewProvider?()
    guard let menu = configuration.actionProvider?([]) ?? preview.map({ _ in UIMenu() }) else {
      return nil
    }
    return MenuRequest(
      menu: menu, rect: CGRect(origin: point, size: ScreenCell.size), preview: preview,
      willDisplay: { [self] in willDisplay(configuration, preview) },
      willEnd: { [self] in willEnd(configuration, preview) },
      didTapPreview: { [self] in commit(configuration, preview) })
  }

  private func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ preview: UIViewController?
  ) {
    let animator = MenuAnimator(preview: preview)
    notify(delegate, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
      $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    }
    finish(animator)
  }

  private func willEnd(_ configuration: UIContextMenuConfiguration, _ preview: UIViewController?) {
    let animator = MenuAnimator(preview: preview)
    notify(delegate, "contextMenuInteraction(_:willEndFor:animator:)") {
      $0.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    finish(animator)
  }

  /// Runs what was added; its end is that of the menu's own transition.
  private func finish(_ animator: MenuAnimator) {
    animator.animate()
    let application = view?.storedWindow?.application ?? UIApplication.shared
    _ = application.scheduler.after(TransitionTiming.modal) { animator.complete() }
  }

  /// Asks what becomes of a preview that was tapped.
  ///
  /// - Returns: What is called when the menu is gone.
  private func commit(
    _ configuration: UIContextMenuConfiguration, _ preview: UIViewController?
  ) -> () -> Void {
    let animator = MenuAnimator(preview: preview)
    notify(
      delegate, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
    ) {
      $0.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    animator.animate()
    return { animator.complete() }
  }
}

/// Says what a context menu has, and learns of it.
///
/// Source: Apple, UIContextMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in the view; nil if nothing is to happen.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { unimplemented() }
}
