import Foundation
import QuartzCore

extension UIView {
  /// The view's layer, made when it is first asked for.
  ///
  /// Source: UIKIT-CASES.md layer-geometry.
  public var layer: CALayer {
    if let layerIfMade { return layerIfMade }
    guard let kind = type(of: self).layerClass as? CALayer.Type else {
      preconditionFailure("\(type(of: self)).layerClass is no class of layers")
    }
    let layer = kind.init()
    layer.host = self
    layerIfMade = layer
    return layer
  }
}

extension UIView: LayerHost {
  package var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }

  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }

  package var layerFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  package var layerTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }

  package var layerOpacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  package var isLayerHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  package var layerMasksToBounds: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }

  package var layerBackgroundColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  package func layerNeedsDisplay() { setNeedsDisplay() }
}
