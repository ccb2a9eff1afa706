import Foundation

extension UIView {
  /// The deepest visible view that contains a point and receives touches, front views first.
  ///
  /// Source: Apple, UIView.hitTest(_:with:): hidden views, views without user interaction and views
  /// with an alpha below 0.01 are ignored, with their subviews.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.storedOpacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.layer.fromSuperlayer(point), with: event) { return hit }
    }
    return self
  }
}
