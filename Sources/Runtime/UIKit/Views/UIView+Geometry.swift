import Foundation

extension UIView {
  /// The frame that follows from bounds, center and transform.
  var frameFromGeometry: CGRect {
    let size = storedBounds.size
    guard !storedTransform.isIdentity else {
      return CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2,
        width: size.width, height: size.height)
    }
    let around = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return around.applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  /// Moves and resizes the view so that its frame becomes the given one.
  func setFrame(_ newFrame: CGRect) {
    let frame = newFrame.standardized
    var size = frame.size
    if !storedTransform.isIdentity {
      let unscaled = size.applying(storedTransform.inverted())
      size = CGSize(width: abs(unscaled.width), height: abs(unscaled.height))
    }
    setGeometry(
      bounds: CGRect(origin: storedBounds.origin, size: size),
      center: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Stores a new geometry, and updates subviews, layout and display.
  func setGeometry(bounds newBounds: CGRect, center newCenter: CGPoint) {
    let old = storedBounds
    guard old != newBounds || storedCenter != newCenter else { return }
    storedBounds = newBounds
    storedCenter = newCenter
    setNeedsDisplay()
    if takesPartInLayout { geometryDidChange(scrolls: old.origin != newBounds.origin) }
    updateSafeAreaInsets()
    if old.origin != newBounds.origin { setNeedsLayout() }
    guard old.size != newBounds.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  /// Stores a new transform; layout takes no notice of it.
  func setTransform(_ transform: CGAffineTransform) {
    guard storedTransform != transform else { return }
    storedTransform = transform
    setNeedsDisplay()
  }

  /// Resizes the view to fit its content; its top left corner stays.
  func resizeToFit() {
    let corner = frame.origin
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(storedBounds.size))
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// A point of this view's coordinates in its superview's.
  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let fromMiddle = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let moved = storedTransform.isIdentity ? fromMiddle : fromMiddle.applying(storedTransform)
    return CGPoint(x: moved.x + storedCenter.x, y: moved.y + storedCenter.y)
  }

  /// A point of the superview's coordinates in this view's.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let fromMiddle = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
    let moved =
      storedTransform.isIdentity ? fromMiddle : fromMiddle.applying(storedTransform.inverted())
    return CGPoint(x: moved.x + storedBounds.midX, y: moved.y + storedBounds.midY)
  }

  /// A point of this view's coordinates in those of the screen, around the topmost view.
  func toTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      point = current.toSuperview(point)
      view = current.storedSuperview
    }
    return point
  }

  /// A point of the screen's coordinates in this view's.
  func fromTop(_ point: CGPoint) -> CGPoint {
    fromSuperview(storedSuperview?.fromTop(point) ?? point)
  }

  /// Converts a point of this view's coordinates to another view's, or to the window's for nil.
  ///
  /// Source: UIKIT-CASES.md view-convert-numbers.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? rootView).fromTop(toTop(point))
  }

  /// Converts a point of another view's coordinates, or the window's for nil, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Converts a rectangle to another view's coordinates, or to the window's for nil.
  ///
  /// If views are rotated, the result is the bounding box of the four converted corners, first in
  /// the nearest common ancestor, then in the target. Source: UIKIT-CASES.md
  /// view-convert-rotated-rect.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? rootView
    let shared = nearestSuperview(sharedWith: target)
    return rect.applying(transform(upTo: shared))
      .applying(target.transform(upTo: shared).inverted())
  }

  /// Converts a rectangle of another view's coordinates, or the window's for nil, to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  /// The transform from this view's coordinates to those of an ancestor, or to the screen's for
  /// nil.
  func transform(upTo ancestor: UIView?) -> CGAffineTransform {
    var combined = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, current !== ancestor {
      combined = combined.concatenating(current.transformToSuperview)
      view = current.storedSuperview
    }
    return combined
  }

  private var transformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(storedTransform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// The nearest common ancestor of this view and another, which can be one of them; nil if there
  /// is none.
  private func nearestSuperview(sharedWith other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view, !other.isDescendant(of: current) { view = current.storedSuperview }
    return view
  }

  private var rootView: UIView {
    var view = self
    while let above = view.storedSuperview { view = above }
    return view
  }
}
