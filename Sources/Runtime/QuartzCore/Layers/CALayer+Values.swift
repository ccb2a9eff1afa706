import CoreGraphics
import Foundation

extension CALayer {
  /// The rare values, for reading.
  final var readExtras: LayerExtras { extras ?? .standard }

  /// The rare values, for a change.
  final var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Changes rare values, with the action that belongs to the change, and what is seen with them.
  final func change(_ key: String, _ body: (LayerExtras) -> Void) {
    changing(key) { body(ownExtras) }
    lookDidChange()
  }

  /// Whether a rare value has ever been set, so that there is more to draw than a colour.
  package final var isPlain: Bool { extras == nil }

  /// Keeps a background as it was given.
  package final func setColor(_ color: (any LayerColor)?) {
    changing("backgroundColor") { storedColor = color }
    lookDidChange()
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== readExtras.mask else { return }
    precondition(mask?.superlayer == nil, "a mask is in no other layer")
    readExtras.mask?.superlayerReference = nil
    mask?.superlayerReference = .passUnretained(self)
    change("mask") { $0.mask = mask }
    mask?.noteLink()
  }

  final func copyValues(of layer: CALayer) {
    storedBounds = layer.storedBounds
    storedPosition = layer.storedPosition
    storedAnchorPoint = layer.storedAnchorPoint
    storedColor = layer.storedColor
    storedOpacity = layer.storedOpacity
    storedIsHidden = layer.storedIsHidden
    storedMasksToBounds = layer.storedMasksToBounds
    extras = layer.extras.map { LayerExtras(copying: $0) }
    copyOwnValues(of: layer)
  }

  /// What hears of the layer's layout and display: the view of which it is, or what the app set.
  ///
  /// Not retained. That of a view's layer cannot be replaced. Source: UIKIT-CASES.md layer-delegate.
  public var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set {
      guard owner == nil || newValue !== owner else { return }
      precondition(owner == nil, "the delegate of a view's layer is the view")
      ownExtras.delegate = newValue
    }
  }

  /// A name by which the app finds the layer.
  public var name: String? {
    get { readExtras.name }
    set { ownExtras.name = newValue }
  }

  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { readExtras.maskedCorners }
    set { change("maskedCorners") { $0.maskedCorners = newValue } }
  }

  /// How the curves of rounded corners begin.
  public var cornerCurve: CALayerCornerCurve {
    get { readExtras.cornerCurve }
    set { change("cornerCurve") { $0.cornerCurve = newValue } }
  }

  /// The colour of the shadow, which a terminal does not draw.
  public var shadowColor: CGColor? {
    get { readExtras.shadowColor }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }

  /// How opaque the shadow is, from 0 to 1.
  public var shadowOpacity: Float {
    get { readExtras.shadowOpacity }
    set { change("shadowOpacity") { $0.shadowOpacity = newValue } }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { readExtras.shadowOffset }
    set { change("shadowOffset") { $0.shadowOffset = newValue } }
  }

  /// How far the shadow is blurred, in points.
  public var shadowRadius: CGFloat {
    get { readExtras.shadowRadius }
    set { change("shadowRadius") { $0.shadowRadius = newValue } }
  }

  /// The outline of the shadow; nil for that of the layer.
  public var shadowPath: CGPath? {
    get { readExtras.shadowPath }
    set { change("shadowPath") { $0.shadowPath = newValue } }
  }

  /// Where in its bounds the layer shows its contents, and how large.
  public var contentsGravity: CALayerContentsGravity {
    get { readExtras.contentsGravity }
    set { change("contentsGravity") { $0.contentsGravity = newValue } }
  }

  /// The part of the contents that is shown, in parts of their size.
  public var contentsRect: CGRect {
    get { readExtras.contentsRect }
    set { change("contentsRect") { $0.contentsRect = newValue } }
  }

  /// The part of the contents that is stretched, in parts of their size; what surrounds it keeps its corners.
  public var contentsCenter: CGRect {
    get { readExtras.contentsCenter }
    set { change("contentsCenter") { $0.contentsCenter = newValue } }
  }

  /// How many pixels of the contents make a point; a cell takes the nearest pixel in any case.
  public var contentsScale: CGFloat {
    get { readExtras.contentsScale }
    set { ownExtras.contentsScale = newValue }
  }

  /// Whether the layer is drawn once as an image; a terminal shows the same.
  public var shouldRasterize: Bool {
    get { readExtras.shouldRasterize }
    set { ownExtras.shouldRasterize = newValue }
  }

  /// How many pixels of that image make a point.
  public var rasterizationScale: CGFloat {
    get { readExtras.rasterizationScale }
    set { ownExtras.rasterizationScale = newValue }
  }

  /// Whether drawing commands wait for another thread; a terminal shows the same.
  public var drawsAsynchronously: Bool {
    get { readExtras.drawsAsynchronously }
    set { ownExtras.drawsAsynchronously = newValue }
  }

  /// Whether the content covers all of the bounds, which the app promises.
  public var isOpaque: Bool {
    get { readExtras.isOpaque }
    set { change("opaque") { $0.isOpaque = newValue } }
  }

  /// Whether the layer is seen from behind, when it is turned over.
  public var isDoubleSided: Bool {
    get { readExtras.isDoubleSided }
    set { change("doubleSided") { $0.isDoubleSided = newValue } }
  }

  /// Whether a change of the bounds asks for the content to be drawn again.
  public var needsDisplayOnBoundsChange: Bool {
    get { readExtras.needsDisplayOnBoundsChange }
    set { ownExtras.needsDisplayOnBoundsChange = newValue }
  }

  /// Whether `borderColor` has been set.
  package final var hasOwnBorderColor: Bool { readExtras.hasOwnBorderColor }
}
