import Foundation

extension UIView {
  /// Updates subviews, layout and display after a change of the layer's geometry.
  func geometryDidChange(from old: CGRect) {
    let new = storedBounds
    lookDidChange()
    if takesPartInLayout { geometryDidChange(scrolls: old.origin != new.origin) }
    updateSafeAreaInsets()
    if old.origin != new.origin { setNeedsLayout() }
    guard old.size != new.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  /// Resizes the view to fit its content; its top left corner stays.
  func resizeToFit() {
    let corner = frame.origin
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(storedBounds.size))
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// A point of this view's coordinates in those of the screen, around the topmost view.
  func toTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view {
      point = current.layer.toSuperlayer(point)
      view = current.storedSuperview
    }
    return point
  }

  /// A point of the screen's coordinates in this view's.
  func fromTop(_ point: CGPoint) -> CGPoint {
    layer.fromSuperlayer(storedSuperview?.fromTop(point) ?? point)
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
      combined = combined.concatenating(current.layer.transformToSuperlayer)
      view = current.storedSuperview
    }
    return combined
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
