import Foundation

/// The delegate of a scroll view.
///
/// Every method is optional. Source: Apple, UIScrollViewDelegate; the order is that of
/// UIKIT-CASES.md "UIScrollView".
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the offset, by a gesture or by the app.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a drag of the content begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a drag is about to end, with the target offset.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - velocity: the velocity of the offset in points per millisecond; zero if the touch did not
  ///     move.
  ///   - targetContentOffset: the target offset, which can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag has ended, with whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has stopped after decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animated scroll in code.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar leads to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has led to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view to be scaled, or nil if there is nothing to zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when a pinch or an animated zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called at the end of a pinch or an animated zoom, with a scale within the limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { unimplemented() }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { unimplemented() }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { unimplemented() }
  /// Keeps the target offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { unimplemented() }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    unimplemented()
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { unimplemented() }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { unimplemented() }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { unimplemented() }
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    unimplemented(true)
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { unimplemented() }
  /// Returns nil: there is nothing to zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { unimplemented(nil) }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    unimplemented()
  }
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { unimplemented() }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    unimplemented()
  }
}
