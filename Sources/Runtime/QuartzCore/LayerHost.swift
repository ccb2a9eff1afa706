import CoreGraphics
import Foundation

/// The view behind a layer: what both have is the view's, and the layer reads and writes it there.
@MainActor
package protocol LayerHost: AnyObject {
  var layerBounds: CGRect { get set }
  var layerPosition: CGPoint { get set }
  var layerFrame: CGRect { get set }
  var layerTransform: CGAffineTransform { get set }
  var layerOpacity: Float { get set }
  var isLayerHidden: Bool { get set }
  var layerMasksToBounds: Bool { get set }
  var layerBackgroundColor: CGColor? { get set }

  /// The layer's look has changed.
  func layerNeedsDisplay()
}
