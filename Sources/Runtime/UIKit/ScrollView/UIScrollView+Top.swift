import Foundation

extension UIApplication {
  /// Does what a tap on the status bar does: a scroll view with `scrollsToTop` goes to its top.
  ///
  /// On a phone nothing happens if several on the screen allow it; on a pad the uppermost one goes.
  /// Source: Apple, UIScrollView.scrollsToTop.
  ///
  /// - Returns: Whether a scroll view moves.
  @discardableResult
  package func tapStatusBar() -> Bool {
    guard let window = windows.last(where: { !$0.isHidden }) else { return false }
    let views = window.visibleScrollViews
    let candidates = views.filter(\.scrollsToTop)
    guard screen.traitCollection.userInterfaceIdiom != .pad else {
      let uppermost = views.min { $0.accessibilityFrame.minY < $1.accessibilityFrame.minY }
      return uppermost?.scrollToTop() ?? false
    }
    return candidates.count == 1 && candidates[0].scrollToTop()
  }
}

extension UIView {
  /// The scroll views in this view that can be seen, outer ones first.
  fileprivate var visibleScrollViews: [UIScrollView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return ((self as? UIScrollView).map { [$0] } ?? [])
      + storedSubviews.flatMap(\.visibleScrollViews)
  }
}

extension UIScrollView {
  fileprivate func scrollToTop() -> Bool {
    let top = limits.low.y
    guard scrollsToTop, contentOffset.y > top,
      notify(delegate, "scrollViewShouldScrollToTop(_:)", { $0.scrollViewShouldScrollToTop(self) })
        ?? true
    else { return false }
    stopMotion()
    startMotion(.toTop, to: CGPoint(x: contentOffset.x, y: top))
    return true
  }
}
