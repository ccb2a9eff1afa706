import Foundation

extension UINavigationController {
  /// How long a bar takes to go or come, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// Hides or shows the bars at a tap that is no control's, if the app wants that.
  ///
  /// Source: Apple, hidesBarsOnTap; UIKIT-CASES.md nav-hides-bars-on-tap.
  func followTaps() {
    guard hidesBarsOnTap, let view = viewIfLoaded, barHideOnTapGestureRecognizer.view == nil else {
      return
    }
    let tap = barHideOnTapGestureRecognizer
    tap.cancelsTouchesInView = false
    tap.addTarget(self, action: UINavigationController.contentWasTapped)
    view.addGestureRecognizer(tap)
  }

  private func contentWasTapped(_ tap: UIGestureRecognizer) {
    guard hidesBarsOnTap, let view = viewIfLoaded,
      let content = topViewController?.viewIfLoaded,
      let hit = view.hitTest(tap.location(in: view), with: nil),
      hit.isDescendant(of: content), !(hit is UIControl)
    else { return }
    setBarsHidden(!isNavigationBarHidden)
  }

  /// Hides the bars at a swipe upwards and shows them at one downwards, if the app wants that.
  ///
  /// Source: Apple, hidesBarsOnSwipe; UIKIT-CASES.md nav-hides-bars-on-swipe.
  func followSwipes() {
    guard hidesBarsOnSwipe, let view = viewIfLoaded,
      barHideOnSwipeGestureRecognizer.view == nil
    else { return }
    let pan = barHideOnSwipeGestureRecognizer
    pan.cancelsTouchesInView = false
    pan.delegate = BarSwipeDelegate.shared
    pan.addTarget(self, action: UINavigationController.contentWasSwiped)
    view.addGestureRecognizer(pan)
  }

  private func contentWasSwiped(_ recognizer: UIGestureRecognizer) {
    guard hidesBarsOnSwipe, let pan = recognizer as? UIPanGestureRecognizer,
      pan.state != .cancelled
    else { return }
    let way = pan.translation(in: viewIfLoaded)
    let hides = way.y < 0
    if abs(way.y) > abs(way.x), hides != isNavigationBarHidden { setBarsHidden(hides) }
  }

  private func setBarsHidden(_ hides: Bool) {
    setNavigationBarHidden(hides, animated: true)
    if hides { hidesToolbarWithBar = !isToolbarHidden }
    if hidesToolbarWithBar { setToolbarHidden(hides, animated: true) }
  }
}

/// Lets the content scroll while a swipe hides the bars.
private final class BarSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  static let shared = BarSwipeDelegate()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
