import Foundation

extension UIPresentationController {
  /// Makes the recognizer that pulls a sheet down.
  func makePullRecognizer() -> UIGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.driver = TransitionDriver(
      mayBegin: { [weak self] movement in
        self?.adaptedStyle.isSheet == true && movement.y > abs(movement.x)
      },
      begin: { [weak self] _ in
        guard let self, let transition = beginInteractiveDismissal() else { return nil }
        return .init(
          transition: transition, distance: CGPoint(x: 0, y: containerView?.bounds.height ?? 0))
      })
    return recognizer
  }

  /// Begins an interactive dismissal of a sheet or popover; returns nil if that is not possible.
  ///
  /// The presented controller receives `viewWillDisappear` as soon as the gesture begins. A sheet
  /// that cannot be dismissed, because of `isModalInPresentation` or its delegate, stays however
  /// the gesture ends. Source: UIKIT-CASES.md modal-sheet-swipe-delegate,
  /// modal-sheet-swipe-cancelled.
  public func beginInteractiveDismissal() -> (any UIKitRuntime.InteractiveTransition)? {
    let presented = presentedViewController
    guard adaptedStyle.isSheet || adaptedStyle == .popover,
      let presenter = presented.storedPresenting,
      presented.appearance.phase == .appeared, presented.storedPresented == nil,
      !presented.application.transitions.isBusy(around: presented)
    else { return nil }
    if presented.isModalInPresentation {
      return RefusedPull { [self] in
        delegate?.presentationControllerDidAttemptToDismiss(self)
      }
    }
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else {
      return RefusedPull { [self] in
        delegate?.presentationControllerDidAttemptToDismiss(self)
      }
    }
    return pull(presented, from: presenter)
  }

  private func pull(
    _ presented: UIViewController, from presenter: UIViewController
  ) -> any UIKitRuntime.InteractiveTransition {
    let gesture = TransitionGesture()
    let dismissing = Dismissing([presented], by: presenter, isAnimated: true, gesture: gesture) {
      [self] in delegate?.presentationControllerDidDismiss(self)
    }
    // The gesture is released while the transition is running, so `dismissing` is alive.
    gesture.onRelease = { [self, unowned dismissing] cancelled in
      guard !cancelled else { return }
      delegate?.presentationControllerWillDismiss(self)
      dismissing.unlink()
    }
    presenter.application.transitions.enqueue(dismissing)
    return gesture
  }
}

/// A gesture on a sheet that cannot be dismissed.
@MainActor
private final class RefusedPull: UIKitRuntime.InteractiveTransition {
  private(set) var percentComplete: CGFloat = 0
  private var onRelease: (() -> Void)?

  init(onRelease: @escaping () -> Void) {
    self.onRelease = onRelease
  }

  func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
  }

  func finish() { endGesture() }

  func cancel() { endGesture() }

  private func endGesture() {
    onRelease?()
    onRelease = nil
  }
}
