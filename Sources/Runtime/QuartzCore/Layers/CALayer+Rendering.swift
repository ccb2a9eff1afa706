import CoreGraphics
import Foundation

/// What can be the contents of a layer: a picture of a size.
@MainActor
package protocol LayerContents {
  /// The size in points.
  var size: CGSize { get }
  /// Draws the picture stretched to a rectangle.
  func draw(in rect: CGRect, on context: CGContext)
}

extension LayerContents {
  /// The places at which the picture covers a part of an area, side by side in its own size from the area's top
  /// left corner; none for a picture smaller than a point, so that there are at most as many as points.
  package func tiles(of area: CGRect, in visible: CGRect) -> [CGRect] {
    let shown = visible.intersection(area)
    guard size.width >= 1, size.height >= 1, !shown.isNull, !shown.isEmpty else { return [] }
    func starts(_ from: CGFloat, _ first: CGFloat, _ last: CGFloat, by step: CGFloat) -> [CGFloat] {
      let skipped = ((first - from) / step).rounded(.down) * step
      return Array(stride(from: from + skipped, to: last, by: step))
    }
    let columns = starts(area.minX, shown.minX, shown.maxX, by: size.width)
    return starts(area.minY, shown.minY, shown.maxY, by: size.height).flatMap { y in
      columns.map { CGRect(origin: CGPoint(x: $0, y: y), size: size) }
    }
  }
}

extension CGImage: LayerContents {
  package var size: CGSize { picture.size }
  package func draw(in rect: CGRect, on context: CGContext) {
    picture.drawPicture(in: rect, on: context)
  }
}

/// The picture of a layer in a context of the app's own.
extension CALayer {
  /// Draws the layer and those below, as their model says, in the coordinates of the layer.
  ///
  /// Source: Apple, CALayer.render(in:).
  final func drawTree(in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    displayIfNeeded()
    if let mask {
      context.beginPath()
      context.addPath(mask.coveredArea)
      context.clip()
    }
    if !drawsOnlySublayers { drawContent(in: context) }
    if storedMasksToBounds { context.clip(to: storedBounds) }
    for layer in sublayersInDrawingOrder where layer.isDrawn {
      context.saveGState()
      context.concatenate(layer.transformToSuperlayer)
      layer.drawTree(in: context)
      context.restoreGState()
    }
    if !drawsOnlySublayers { strokeBorder(in: context) }
  }

  private func drawContent(in context: CGContext) {
    fillBackground(in: context)
    if let picture = shownContents {
      context.saveGState()
      context.clip(to: storedBounds)
      picture.draw(in: contentsGravity.rect(for: picture.size, in: storedBounds), on: context)
      context.restoreGState()
    }
    if drawsContent {
      context.saveGState()
      if !drawsOutsideBounds { context.clip(to: storedBounds) }
      draw(in: context)
      context.restoreGState()
    }
  }

  private func fillBackground(in context: CGContext) {
    guard let color = storedColor else { return }
    if let pattern = color.pattern { return fill(with: pattern, in: context) }
    context.setFillColor(color.cgColor)
    guard cornerRadius > 0 else { return context.fill(storedBounds) }
    context.beginPath()
    context.addPath(roundedBounds(inset: 0))
    context.fillPath()
  }

  private func fill(with pattern: any LayerContents, in context: CGContext) {
    context.saveGState()
    context.beginPath()
    context.addPath(roundedBounds(inset: 0))
    context.clip()
    for tile in pattern.tiles(of: storedBounds, in: context.boundingBoxOfClipPath) {
      pattern.draw(in: tile, on: context)
    }
    context.restoreGState()
  }

  private func strokeBorder(in context: CGContext) {
    guard borderWidth > 0, let color = borderColor else { return }
    context.setStrokeColor(color)
    context.setLineWidth(borderWidth)
    context.beginPath()
    context.addPath(roundedBounds(inset: borderWidth / 2))
    context.strokePath()
  }

  private func roundedBounds(inset: CGFloat) -> CGPath {
    let rect = storedBounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, min(cornerRadius - inset, rect.width / 2, rect.height / 2))
    return CGPath(
      roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  /// Whether the layer is drawn at all.
  package final var isDrawn: Bool {
    !storedIsHidden && storedOpacity > 0.01 && (isPlain || isDoubleSided || transform.m33 >= 0)
  }

  /// What the backgrounds, contents and shapes of a mask cover, in the superlayer's coordinates.
  package final var coveredArea: CGPath {
    let path = CGMutablePath()
    addCoveredArea(to: path, in: .identity)
    return path
  }

  private func addCoveredArea(to path: CGMutablePath, in outer: CGAffineTransform) {
    guard isDrawn else { return }
    let transform = transformToSuperlayer.concatenating(outer)
    if contents != nil || backgroundColor.map({ $0.alpha > 0.5 }) == true {
      path.addPath(roundedBounds(inset: 0), transform: transform)
    }
    if let shape = self as? CAShapeLayer, let inside = shape.path,
      shape.fillColor.map({ $0.alpha > 0.5 }) == true
    {
      path.addPath(inside, transform: transform)
    }
    for sublayer in sublayersInDrawingOrder { sublayer.addCoveredArea(to: path, in: transform) }
  }
}
