import CoreGraphics
import Foundation

extension CALayer {
  /// The transform in the plane, without what it does in depth.
  public func affineTransform() -> CGAffineTransform {
    extras?.transform.affine ?? .identity
  }

  /// Sets a transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(affine: m)
  }

  /// The frame that follows from bounds, position, anchor point and transform.
  package final var frameOfGeometry: CGRect {
    let (size, anchor) = (storedBounds.size, storedAnchorPoint)
    let corner = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    guard let transform = extras?.transform.affine, !transform.isIdentity else {
      return CGRect(
        x: storedPosition.x - corner.x, y: storedPosition.y - corner.y, width: size.width,
        height: size.height)
    }
    return CGRect(x: -corner.x, y: -corner.y, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
  }

  /// The bounds and the position with which the frame is a given one.
  final func geometry(withFrame newFrame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let frame = newFrame.standardized
    var size = frame.size
    let transform = affineTransform()
    if !transform.isIdentity {
      let unscaled = size.applying(transform.inverted())
      size = CGSize(width: abs(unscaled.width), height: abs(unscaled.height))
    }
    return (
      CGRect(origin: storedBounds.origin, size: size),
      CGPoint(
        x: frame.minX + storedAnchorPoint.x * frame.width,
        y: frame.minY + storedAnchorPoint.y * frame.height)
    )
  }

  /// Sets bounds and position, each where it changes, and tells of both at once.
  package final func place(bounds: CGRect, position: CGPoint) {
    let old = storedBounds
    guard bounds != old || position != storedPosition else { return }
    let wasPlacing = isPlacing
    isPlacing = true
    if bounds != old { self.bounds = bounds }
    if position != storedPosition { self.position = position }
    isPlacing = wasPlacing
    geometryDidChange(from: old)
  }

  final func geometryDidChange(from old: CGRect) {
    guard !isPlacing else { return }
    if extras?.needsDisplayOnBoundsChange == true, old != storedBounds { setNeedsDisplay() }
    if let owner { return owner.layerGeometryDidChange(from: old) }
    lookDidChange()
    if old != storedBounds { setNeedsLayout() }
  }

  /// Tells the nearest view that something looks different.
  package final func lookDidChange() {
    if let owner, owner.layerLookDidChange() { return }
    lookDidChangeAbove()
  }

  /// Tells the superlayer that something in it looks different.
  package final func lookDidChangeAbove() {
    superlayerReference?._withUnsafeGuaranteedRef { $0.lookDidChange() }
  }

  // MARK: Coordinates

  /// Where the anchor point lies in the layer's own coordinates.
  package final var anchor: CGPoint {
    CGPoint(
      x: storedBounds.minX + storedAnchorPoint.x * storedBounds.width,
      y: storedBounds.minY + storedAnchorPoint.y * storedBounds.height)
  }

  /// From the layer's coordinates to its superlayer's.
  package final var transformToSuperlayer: CGAffineTransform {
    let anchor = anchor
    let own = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: storedPosition.x, y: storedPosition.y))
    return superlayer?.transformOfSublayers.map(own.concatenating) ?? own
  }

  /// What is done to all sublayers in the layer's own coordinates; nil for nothing.
  package final var transformOfSublayers: CGAffineTransform? {
    guard let transform = extras?.sublayerTransform.affine, !transform.isIdentity else {
      return nil
    }
    let anchor = anchor
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// A point of the layer's coordinates in its superlayer's.
  package final func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    var moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if let transform = extras?.transform.affine, !transform.isIdentity {
      moved = moved.applying(transform)
    }
    moved = CGPoint(x: moved.x + storedPosition.x, y: moved.y + storedPosition.y)
    return superlayer?.transformOfSublayers.map(moved.applying) ?? moved
  }

  /// A point of the superlayer's coordinates in the layer's.
  package final func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    let point = superlayer?.transformOfSublayers.map { point.applying($0.inverted()) } ?? point
    var moved = CGPoint(x: point.x - storedPosition.x, y: point.y - storedPosition.y)
    if let transform = extras?.transform.affine, !transform.isIdentity {
      moved = moved.applying(transform.inverted())
    }
    return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
  }

  /// Converts a point of the layer's coordinates to another layer's, or to the topmost one's for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a point of another layer's coordinates, or the topmost one's for nil, to this layer's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? topmost).convert(p, to: self)
  }

  /// Converts a rectangle to another layer's coordinates, or to the topmost one's for nil: the smallest
  /// one there that holds the four corners.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Converts a rectangle of another layer's coordinates, or the topmost one's for nil, to this layer's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? topmost).convert(r, to: self)
  }

  private var topmost: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    let other = other ?? topmost
    guard other !== self else { return .identity }
    return transformToTop.concatenating(other.transformToTop.inverted())
  }

  private var transformToTop: CGAffineTransform {
    var combined = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, let above = current.superlayer {
      combined = combined.concatenating(current.transformToSuperlayer)
      layer = above
    }
    return combined
  }

  // MARK: Hit testing

  final func frontmostLayer(at point: CGPoint) -> CALayer? {
    guard !storedIsHidden else { return nil }
    let own = fromSuperlayer(point)
    let isInside = contains(own)
    if storedMasksToBounds && !isInside { return nil }
    for layer in sublayersInDrawingOrder.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}
