import Foundation

extension UIPopoverPresentationController {
  /// Makes the recognizer that dismisses a popover by a tap beside it.
  ///
  /// Source: UIKIT-CASES.md popover-tap-outside.
  func makeOutsideTapRecognizer() -> UIGestureRecognizer {
    OutsideTap { [weak self] point in
      guard let self, adaptedStyle == .popover, let view = presentedView else { return false }
      return !view.frame.contains(point)
    } act: { [weak self] in
      self?.beginInteractiveDismissal()?.finish()
    }
  }

  /// The view that gets a touch beside the popover; nil for one that dismisses it.
  func passthroughView(at point: CGPoint, in container: UIView) -> UIView? {
    guard adaptedStyle == .popover else { return nil }
    for view in passthroughViews ?? [] where view.window === container.window {
      if let hit = view.hitTest(view.convert(point, from: container), with: nil) { return hit }
    }
    return nil
  }
}

/// A tap that counts at some places only, where it keeps touches from no other recognizer.
@MainActor
private final class OutsideTap: UITapGestureRecognizer {
  private let isWanted: @MainActor (CGPoint) -> Bool
  private let act: @MainActor () -> Void

  init(where isWanted: @escaping @MainActor (CGPoint) -> Bool, act: @escaping @MainActor () -> Void)
  {
    (self.isWanted, self.act) = (isWanted, act)
    super.init()
    addTarget(self, action: OutsideTap.wasTapped)
  }

  override var mayBegin: Bool { super.mayBegin && isWanted(location(in: view)) }

  private func wasTapped(_ recognizer: UIGestureRecognizer) { act() }
}
