import QuartzCore
import TerminalCanvas
import UIKit

/// Layers: backgrounds with cut corners, sublayers, and borders.
///
/// Source: UIKIT-CASES.md layer-drawing-order.
extension WindowRenderer {
  /// Fills what is visible of a background, without the corners that its layer rounds.
  func fillBackground(
    _ color: UIColor, of bounds: CGRect, visible: CGRect, layer: CALayer?
  ) {
    guard let layer, layer.cornerRadius > 0 else { return context.fill(visible, color: color) }
    context.fill(
      bounds, color: color,
      cutting: CutCorners(radius: layer.drawsBorder ? 0.5 : layer.cornerRadius, layer.corners))
  }

  /// Draws a layer's border along the inside of its bounds.
  func drawBorder(of layer: CALayer) {
    guard layer.drawsBorder else { return }
    let color =
      layer.hasOwnBorderColor ? layer.borderColor.map { UIColor(cgColor: $0) } : UIColor.label
    guard let color else { return }
    context.strokeBorder(
      layer.bounds, color: color, rounded: layer.cornerRadius > 0 ? layer.corners : [])
  }

  /// Draws the layers that a layer holds, from back to front.
  func drawSublayers(of layer: CALayer) {
    guard let sublayers = layer.sublayers else { return }
    context.saveState()
    if layer.masksToBounds { context.clip(to: layer.bounds) }
    for sublayer in sublayers where !sublayer.isHidden && sublayer.opacity > 0.01 {
      drawTree(sublayer)
    }
    context.restoreState()
  }

  private func drawTree(_ layer: CALayer) {
    context.saveState()
    enterCoordinates(
      center: layer.position, bounds: layer.bounds, transform: layer.affineTransform())
    let visible = context.visiblePart(of: layer.bounds)
    if !visible.isNull, let color = layer.backgroundColor {
      fillBackground(UIColor(cgColor: color), of: layer.bounds, visible: visible, layer: layer)
    }
    drawSublayers(of: layer)
    drawBorder(of: layer)
    context.restoreState()
  }
}

extension CALayer {
  /// Whether a line is drawn along the edges.
  fileprivate var drawsBorder: Bool { borderWidth > 0 && borderColor != nil }

  fileprivate var corners: FrameCorners {
    var corners: FrameCorners = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
