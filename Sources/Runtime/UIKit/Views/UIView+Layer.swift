import Foundation
import QuartzCore

extension UIView {
  /// Makes the layer of a new view.
  ///
  /// Most views have a plain one, which is told without a cast of metatypes.
  static func makeLayer() -> CALayer {
    let kind: AnyClass = layerClass
    guard kind != CALayer.self else { return CALayer() }
    guard let kind = kind as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is no class of layers")
    }
    return kind.init()
  }

  /// Makes this view the owner of its layer, which asks it for content and layout.
  func takeLayer() {
    layer.owner = self
    if type(of: layer) == CALayer.self { layer.asksForActions = false }
    layer.isWaitingForDisplay = true
  }

  /// Marks the window for drawing, as the layer would do by asking this view.
  func lookDidChange() {
    if !layerLookDidChange() { layer.lookDidChangeAbove() }
  }

  // MARK: What the layer stores

  /// The transform of the view in space.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds, in parts of their size, that lies at `center`; the middle unless set.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  var storedBounds: CGRect { layer.storedBounds }
  var storedCenter: CGPoint { layer.storedPosition }
  var storedTransform: CGAffineTransform { layer.affineTransform() }

  var storedBackgroundColor: UIColor? {
    guard let color = layer.storedColor else { return nil }
    return color as? UIColor ?? (color as? ViewColor)?.color ?? UIColor(cgColor: color.cgColor)
  }

  /// Draws what `draw(_:)` does, in what is visible of the bounds.
  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    let rect = context.boundingBoxOfClipPath.intersection(storedBounds)
    if storedWindow?.application.overridesTraits == true {
      traitCollection.performAsCurrent { draw(rect) }
    } else {
      draw(rect)
    }
    UIGraphicsPopContext()
  }
}

extension UIColor: LayerColor {
  package var pattern: (any LayerContents)? { patternImage?.cgImage }
}

extension UIView: LayerOwner {
  package func layerLookDidChange() -> Bool {
    windowReference.read { $0.isOutOfDate = true } != nil
  }

  package var isInWindow: Bool { windowReference.isSet }

  package func layerVisibilityDidChange() {
    if takesPartInLayout { storedSuperview?.subviewVisibilityDidChange() }
    KeyValueObservers.shared.didChange(self, "hidden", to: isHidden)
  }

  /// How many pixels a point has where the view draws: what its layer says, which a terminal's cells do not show.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  package func layerGeometryDidChange(from oldBounds: CGRect) {
    geometryDidChange(from: oldBounds)
    let observers = KeyValueObservers.shared
    guard observers.isUsed else { return }
    observers.didChange(self, "center", to: center)
    observers.didChange(self, "bounds", to: bounds)
    observers.didChange(self, "frame", to: frame)
  }

  package var isLayoutNeeded: Bool { needsLayout }

  package func layerNeedsLayout() { setNeedsLayout() }

  package func sublayerNeedsLayout() { requestLayoutBelow() }

  package func layOutIfNeeded() { layoutIfNeeded() }

  package func sublayerOrderDidChange() { sortSubviewsByLayers() }

  package func layerWillMove(to superlayer: CALayer?) {
    guard let superview = storedSuperview, superview.layer !== superlayer else { return }
    removeFromSuperview()
  }
}
