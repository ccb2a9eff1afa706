import CoreGraphics
import Foundation
import QuartzCore

/// Pictures of views.
extension UIView {
  /// Draws the view and those below into the current context, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: where, in the coordinates of the context.
  ///   - afterUpdates: whether changes that wait for the next layout are seen.
  /// - Returns: Whether there is a context, and the view has a size. Source: Apple, UIView.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view with a picture of what this one shows, which does not change with it; nil if it has no size.
  ///
  /// Source: Apple, UIView; UIKIT-CASES.md image-renderer.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.layer.contents = image
    return view
  }
}

extension UIImage: LayerContents {
  package func draw(in rect: CGRect, on context: CGContext) { context.drawImage(self, in: rect) }
}
