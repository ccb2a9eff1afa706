import Foundation
import QuartzCore

extension UIView {
  /// The deepest visible view that contains a point and receives touches, front views first.
  ///
  /// Source: Apple, UIView.hitTest(_:with:): hidden views, views without user interaction and views
  /// with an alpha below 0.01 are ignored, with their subviews, and so are those that are animated without
  /// `allowUserInteraction`. Those of a property animator are found where they are shown. Source:
  /// UIKIT-CASES.md view-animate-touches, animator-touches.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.storedOpacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    guard layer.touches != .none else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.touchedLayer.fromSuperlayer(point), with: event) {
        return hit
      }
    }
    return self
  }

  /// The layer by whose place touches are looked for.
  private var touchedLayer: CALayer {
    guard layer.touches == .whereShown else { return layer }
    return layer.presented(at: CACurrentMediaTime())
  }
}
