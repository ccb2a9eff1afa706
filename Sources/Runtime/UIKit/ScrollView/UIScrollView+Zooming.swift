import Foundation

/// The zoom scale, and a running zoom.
@MainActor
struct ScrollZoom {
  /// The view that was zoomed last; its transform is the scale.
  weak var view: UIView?
  /// The view that a running pinch scales.
  var pinched: UIView?
  /// The scale of the pinch, which may be beyond the limits.
  var wanted: CGFloat = 1
  /// How much of a pinch the zoom has followed.
  var followed: CGFloat = 1
  /// The timer of the end of an animated zoom.
  var end: UIKitRuntime.Cancellation?
}

extension UIScrollView {
  /// Zooms about the centre of the view to a scale, clamped to the limits.
  ///
  /// Does nothing without a view from the delegate's `viewForZooming(in:)`. Source: UIKIT-CASES.md
  /// scroll-zoom-callbacks, scroll-zoom-clamp, scroll-zoom-geometry.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = allowed(scale)
    guard scale != zoomScale,
      let view = notify(delegate, "viewForZooming(in:)", { $0.viewForZooming(in: self) })
    else { return }
    changeZoom(of: view, animated: animated) { apply(scale, to: view, at: middle) }
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the scroll view.
  ///
  /// - Parameters:
  ///   - rect: in the zoomed view's coordinates.
  ///   - animated: whether the zoom is animated.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0,
      let view = notify(delegate, "viewForZooming(in:)", { $0.viewForZooming(in: self) })
    else {
      return
    }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    changeZoom(of: view, animated: animated) {
      apply(scale, to: view, at: middle)
      let offset = CGPoint(
        x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
      moveContent(to: limits.confine(offset))
    }
  }

  // MARK: The phases of a pinch: the pinch of the scroll view calls these, and a program may

  /// Begins a pinch.
  ///
  /// - Returns: Whether it can be zoomed: the limits differ and the delegate offers a view.
  @discardableResult
  package func beginPinch() -> Bool {
    guard maximumZoomScale > minimumZoomScale, isUserInteractionEnabled, zoom.pinched == nil,
      let view = notify(delegate, "viewForZooming(in:)", { $0.viewForZooming(in: self) })
    else { return false }
    stopMotion()
    zoom.pinched = view
    zoom.view = view
    zoom.wanted = zoomScale
    zoom.followed = 1
    isZooming = true
    notify(delegate, "scrollViewWillBeginZooming(_:with:)") {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
    return true
  }

  /// Pinches by a factor: above 1 magnifies, below 1 reduces.
  ///
  /// - Parameters:
  ///   - factor: the scale factor, above 0.
  ///   - point: the fixed point, in the bounds' coordinates; nil for the centre.
  package func pinch(by factor: CGFloat, at point: CGPoint? = nil) {
    guard let view = zoom.pinched, factor > 0, factor.isFinite else { return }
    zoom.wanted *= factor
    let inside = allowed(zoom.wanted)
    // Beyond a limit only the square root of the excess is applied.
    let scale = bouncesZoom ? inside * (zoom.wanted / inside).squareRoot() : inside
    guard scale != zoomScale else { return }
    let anchor = point.map { CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY) } ?? middle
    apply(scale, to: view, at: anchor)
    notify(delegate, "scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
  }

  /// Ends the pinch; a scale beyond its limits springs back first.
  package func endPinch() {
    guard let view = zoom.pinched else { return }
    zoom.pinched = nil
    let scale = allowed(zoomScale)
    guard scale != zoomScale else { return zoomDidEnd(view) }
    isZoomBouncing = true
    apply(scale, to: view, at: middle)
    notify(delegate, "scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
    awaitEnd(of: view)
  }

  // MARK: One zoom

  private func changeZoom(of view: UIView, animated: Bool, change: () -> Void) {
    let animated = animated && UIView.areAnimationsEnabled
    stopMotion()
    if animated {
      isZooming = true
      notify(delegate, "scrollViewWillBeginZooming(_:with:)") {
        $0.scrollViewWillBeginZooming(self, with: view)
      }
    }
    change()
    notify(delegate, "scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
    if animated { awaitEnd(of: view) }
  }

  private func awaitEnd(of view: UIView) {
    zoom.end?.cancel()
    zoom.end = homeApplication.scheduler.after(0.3) { [weak self] in
      self?.zoomDidEnd(view)
    }
  }

  private func zoomDidEnd(_ view: UIView) {
    zoom.end = nil
    isZooming = false
    isZoomBouncing = false
    notify(delegate, "scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Scales the view and the content size, and adjusts the offset, so that an anchor point stays
  /// fixed.
  private func apply(_ scale: CGFloat, to view: UIView, at anchor: CGPoint) {
    let ratio = scale / view.uniformScale
    let corner = view.frame.origin
    let unscaled = view.bounds.size
    let offset = contentOffset
    zoom.view = view
    view.transform =
      scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
    view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    contentSize = size
    moveContent(
      to: limits.confine(
        CGPoint(
          x: (offset.x + anchor.x) * ratio - anchor.x,
          y: (offset.y + anchor.y) * ratio - anchor.y)))
  }

  private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return zoomScale }
    return min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Clamps the scale to changed limits.
  func confineZoomScale() {
    guard zoom.pinched == nil, allowed(zoomScale) != zoomScale else { return }
    setZoomScale(zoomScale, animated: false)
  }
}

extension UIView {
  /// How much larger than its bounds the view appears, where it is scaled alike along both axes.
  var uniformScale: CGFloat {
    let transform = storedTransform
    guard !transform.isIdentity else { return 1 }
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    return scale > 0 ? scale : 1
  }
}
