import Foundation

/// Is told of what happens to a scroll view, and says what may be zoomed.
///
/// Every method is optional: one that is not written does nothing.
/// Source: Apple, UIScrollViewDelegate; the order is that of UIKIT-CASES.md "UIScrollView".
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the offset, by a gesture or by the app.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a drag of the content begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a drag is about to end, before it is decided where the content comes to rest.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - velocity: points per millisecond of the offset; zero if the touch did not move.
  ///   - targetContentOffset: the offset of rest, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag has ended; says whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to come to rest by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when an animated change of the offset in code is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view to be scaled, or nil if there is nothing to zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when a pinch or an animated zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when a pinch or an animated zoom is over, with a scale inside the limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called after the insets that keep the content clear of bars have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the offset of rest as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Offers nothing to zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
