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
  package func beginInteractiveDismissal() -> (any UIKitRuntime.InteractiveTransition)? {
    let presented = presentedViewController
    guard adaptedStyle.isSheet || adaptedStyle == .popover,
      let presenter = presented.storedPresenting,
      presented.appearance.phase == .appeared, presented.storedPresented == nil,
      !presented.application.transitions.isBusy(around: presented)
    else { return nil }
    guard !presented.isModalInPresentation, delegateAllowsDismissal else {
      return RefusedDismissal { [self] in
        notify(delegate, "presentationControllerDidAttemptToDismiss(_:)") {
          $0.presentationControllerDidAttemptToDismiss(self)
        }
      }
    }
    return pull(presented, from: presenter)
  }

  private var delegateAllowsDismissal: Bool {
    notify(delegate, "presentationControllerShouldDismiss(_:)") {
      $0.presentationControllerShouldDismiss(self)
    } ?? true
  }

  private func pull(
    _ presented: UIViewController, from presenter: UIViewController
  ) -> any UIKitRuntime.InteractiveTransition {
    let gesture = TransitionGesture()
    let dismissing = Dismissing([presented], by: presenter, isAnimated: true, gesture: gesture) {
      [self] in
      notify(delegate, "presentationControllerDidDismiss(_:)") {
        $0.presentationControllerDidDismiss(self)
      }
    }
    // The gesture is released while the transition is running, so `dismissing` is alive.
    gesture.onRelease = { [self, unowned dismissing] cancelled in
      guard !cancelled else { return }
      notify(delegate, "presentationControllerWillDismiss(_:)") {
        $0.presentationControllerWillDismiss(self)
      }
      dismissing.unlink()
    }
    presenter.application.transitions.enqueue(dismissing)
    return gesture
  }
}

/// A gesture on a sheet that cannot be dismissed.
@MainActor
private final class RefusedDismissal: UIKitRuntime.InteractiveTransition {
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
