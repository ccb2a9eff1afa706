import QuartzCore
import TerminalCanvas
import UIKit

/// The walk over the layers: geometry, background, content, sublayers, border.
///
/// Of views nothing is asked: a view's layer asks its delegate for its content, as every layer does.
/// While a moment is drawn, each layer that is animated is replaced by what is shown of it then.
/// Source: UIKIT-CASES.md layer-drawing-order.
extension WindowRenderer {
  /// Draws a layer and those below; a window's own is drawn wherever it lies, as it is the canvas.
  func drawTree(_ layer: CALayer, isRoot: Bool = false) {
    guard let moment, layer.isAnimated else { return drawTree(layer, as: layer, isRoot: isRoot) }
    drawMoving(layer, at: moment) { drawTree(layer, as: $0, isRoot: isRoot) }
  }

  /// Draws a layer with the values of another one, which is the layer itself or what is shown of it.
  private func drawTree(_ layer: CALayer, as shown: CALayer, isRoot: Bool) {
    guard isRoot || shown.isDrawn else { return }
    context.saveState()
    let around = opacity
    opacity *= layer.opacityAtRest
    defer {
      context.restoreState()
      opacity = around
    }
    if isRoot {
      context.translate(by: CGPoint(x: -shown.storedBounds.minX, y: -shown.storedBounds.minY))
    } else {
      enterCoordinates(of: shown)
    }
    if !layer.isPlain, let mask = layer.mask { clip(to: moment.map(mask.shown) ?? mask) }
    let visible = context.visiblePart(of: shown.storedBounds)
    if !layer.drawsOnlySublayers, !visible.isNull || shown.drawsOutsideBounds {
      layer.displayIfNeeded()
      shown.drawsContent = layer.drawsContent
      drawContent(of: shown, laidOutIn: layer.storedBounds, in: visible)
    }
    guard !visible.isNull || !shown.storedMasksToBounds else { return }
    if shown.storedMasksToBounds { context.clip(to: shown.storedBounds) }
    drawSublayers(of: layer, as: shown)
    if !shown.isPlain, !layer.drawsOnlySublayers { drawBorder(of: shown) }
  }

  /// Draws what is below a layer, moved and scaled by what it does to all of them.
  private func drawSublayers(of layer: CALayer, as shown: CALayer) {
    guard let transform = shown.isPlain ? nil : shown.transformOfSublayers else {
      for sublayer in layer.sublayersInDrawingOrder { drawTree(sublayer) }
      return
    }
    context.saveState()
    context.translate(by: CGPoint(x: transform.tx, y: transform.ty))
    context.scale(x: transform.a, y: transform.d)
    for sublayer in layer.sublayersInDrawingOrder { drawTree(sublayer) }
    context.restoreState()
  }

  /// Transforms to the coordinates of the bounds of a layer.
  ///
  /// Of its transform, translation and scale apply to cells, but rotation does not.
  func enterCoordinates(of layer: CALayer) {
    let (position, anchor) = (layer.storedPosition, layer.anchor)
    let transform = layer.affineTransform()
    if transform.isIdentity {
      context.translate(by: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y))
    } else {
      context.translate(by: CGPoint(x: position.x + transform.tx, y: position.y + transform.ty))
      context.scale(x: transform.a, y: transform.d)
      context.translate(by: CGPoint(x: -anchor.x, y: -anchor.y))
    }
  }

  /// Background and content, both inside the bounds.
  ///
  /// What a view draws is laid out in its model's bounds, and placed or stretched in those that are shown, as
  /// the picture of it is on a phone. Source: UIKIT-CASES.md motion-bounds-content.
  private func drawContent(of layer: CALayer, laidOutIn bounds: CGRect, in visible: CGRect) {
    if let color = layer.storedColor, !visible.isNull {
      fillBackground(
        color as? UIColor ?? UIColor(cgColor: color.cgColor), of: layer, visible: visible)
    }
    if !layer.isPlain, let picture = layer.shownContents { draw(picture, as: layer) }
    guard layer.drawsContent else { return }
    context.saveState()
    if !layer.drawsOutsideBounds { context.clip(toCellsOf: layer.storedBounds) }
    if layer.delegate != nil { stretch(bounds, in: layer) }
    layer.draw(in: CGContext(drawingOn: context))
    context.restoreState()
  }

  private func stretch(_ bounds: CGRect, in layer: CALayer) {
    guard bounds.size != layer.storedBounds.size, bounds.width > 0, bounds.height > 0 else {
      return
    }
    let place = layer.contentsGravity.rect(for: bounds.size, in: layer.storedBounds)
    context.translate(by: place.origin)
    context.scale(x: place.width / bounds.width, y: place.height / bounds.height)
    context.translate(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
  }

  private func draw(_ picture: any LayerContents, as layer: CALayer) {
    context.saveState()
    context.clip(to: layer.storedBounds)
    picture.draw(
      in: layer.contentsGravity.rect(for: picture.size, in: layer.storedBounds),
      on: CGContext(drawingOn: context))
    context.restoreState()
  }

  /// Fills what is visible of a background, without the corners that its layer rounds.
  ///
  /// One of a translucent layer lies over what is behind; glyphs have no opacity.
  private func fillBackground(_ color: UIColor, of layer: CALayer, visible: CGRect) {
    if let image = color.patternImage { return fill(with: image, in: layer.storedBounds, visible) }
    let color = opacity < 1 ? color.withAlphaComponent(color.alphaValue * opacity) : color
    guard !layer.isPlain, layer.cornerRadius > 0 else { return context.fill(visible, color: color) }
    context.fill(
      layer.storedBounds, color: color,
      cutting: CutCorners(radius: layer.drawsBorder ? 0.5 : layer.cornerRadius, layer.corners))
  }

  private func fill(with image: UIImage, in bounds: CGRect, _ visible: CGRect) {
    guard let pattern = image.cgImage else { return }
    context.saveState()
    context.clip(to: bounds)
    for tile in pattern.tiles(of: bounds, in: visible) {
      context.drawImage(image, in: tile)
    }
    context.restoreState()
  }

  /// Draws a layer's border along the inside of its bounds.
  private func drawBorder(of layer: CALayer) {
    guard layer.drawsBorder else { return }
    let color =
      layer.hasOwnBorderColor ? layer.borderColor.map { UIColor(cgColor: $0) } : UIColor.label
    guard let color else { return }
    context.strokeBorder(
      layer.storedBounds, color: color, rounded: layer.cornerRadius > 0 ? layer.corners : [])
  }

  /// Limits drawing to what a mask covers: the backgrounds and contents of its layers.
  private func clip(to mask: CALayer) { context.clip(to: UIBezierPath(cgPath: mask.coveredArea)) }
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
