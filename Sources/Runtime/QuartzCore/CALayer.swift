import CoreGraphics
import Foundation

/// A rectangle with a background and a border, that holds other layers.
///
/// The layer of a view has no geometry and no background of its own: it is the view's in all that
/// both have. Source: Apple, CALayer; UIKIT-CASES.md layer-defaults,
/// layer-geometry.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  package weak var host: (any LayerHost)?
  /// What a layer without a view has.
  private var own = Own()
  private var storedSublayers: [CALayer] = []
  private weak var storedSuperlayer: CALayer?

  /// A name by which the app finds the layer.
  open var name: String?
  /// The radius of the rounded corners, in points; 0 for none.
  open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { setNeedsDisplay() } }
  /// The width of the border inside the edges, in points; a terminal draws one line, or none for 0.
  open var borderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The colour of the border; black unless set, for which a terminal shows its text colour.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet {
      hasOwnBorderColor = true
      setNeedsDisplay()
    }
  }
  /// The colour of the shadow, which a terminal does not draw.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil for that of the layer.
  open var shadowPath: CGPath?
  /// Whether `borderColor` has been set.
  package private(set) var hasOwnBorderColor = false

  /// Makes an empty layer at the origin.
  public required override init() {
    super.init()
  }

  fileprivate struct Own {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var transform = CGAffineTransform.identity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
  }

  // MARK: What a view has, too

  /// The layer's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { host?.layerBounds ?? own.bounds }
    set {
      change {
        $0.layerBounds = newValue
      } own: {
        $0.bounds = newValue
      }
    }
  }

  /// The middle of the layer in its superlayer's coordinates.
  open var position: CGPoint {
    get { host?.layerPosition ?? own.position }
    set {
      change {
        $0.layerPosition = newValue
      } own: {
        $0.position = newValue
      }
    }
  }

  /// The smallest rectangle in the superlayer's coordinates that holds the transformed layer.
  open var frame: CGRect {
    get { host?.layerFrame ?? own.frame }
    set {
      change {
        $0.layerFrame = newValue
      } own: {
        $0.frame = newValue
      }
    }
  }

  /// How opaque the layer is, from 0 to 1; a terminal shows everything above 0.01 in full.
  open var opacity: Float {
    get { host?.layerOpacity ?? own.opacity }
    set {
      change {
        $0.layerOpacity = newValue
      } own: {
        $0.opacity = newValue
      }
    }
  }

  /// Whether the layer is left out, with all it holds.
  open var isHidden: Bool {
    get { host?.isLayerHidden ?? own.isHidden }
    set {
      change {
        $0.isLayerHidden = newValue
      } own: {
        $0.isHidden = newValue
      }
    }
  }

  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool {
    get { host?.layerMasksToBounds ?? own.masksToBounds }
    set {
      change {
        $0.layerMasksToBounds = newValue
      } own: {
        $0.masksToBounds = newValue
      }
    }
  }

  /// The colour behind the content, or nil for none.
  open var backgroundColor: CGColor? {
    get { host.map(\.layerBackgroundColor) ?? own.backgroundColor }
    set {
      change {
        $0.layerBackgroundColor = newValue
      } own: {
        $0.backgroundColor = newValue
      }
    }
  }

  /// How the layer is moved and scaled about its middle.
  public func affineTransform() -> CGAffineTransform { host?.layerTransform ?? own.transform }

  /// Sets how the layer is moved and scaled about its middle.
  public func setAffineTransform(_ m: CGAffineTransform) {
    change {
      $0.layerTransform = m
    } own: {
      $0.transform = m
    }
  }

  private func change(_ changeHost: (any LayerHost) -> Void, own changeOwn: (inout Own) -> Void) {
    if let host { changeHost(host) } else { changeOwn(&own) }
    setNeedsDisplay()
  }

  // MARK: Hierarchy

  /// The layers in this one, from back to front, or nil if there are none.
  ///
  /// Those of a view's layer lie behind the view's subviews, of which the layers are not listed.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set {
      for layer in storedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that holds this one.
  public var superlayer: CALayer? { storedSuperlayer }

  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: storedSublayers.count))
  }

  /// Adds a layer at an index, where 0 is the back.
  ///
  /// - Precondition: The layer is no view's, and does not hold this one.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    precondition(layer.host == nil, "the layer of a view moves with the view")
    precondition(!contains(below: layer), "a layer cannot hold itself")
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(Int(idx), storedSublayers.count))
    layer.storedSuperlayer = self
    setNeedsDisplay()
  }

  /// Adds a layer directly behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer directly in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Takes the layer away from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer = storedSuperlayer else { return }
    superlayer.storedSublayers.removeAll { $0 === self }
    storedSuperlayer = nil
    superlayer.setNeedsDisplay()
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let place = storedSublayers.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSublayer(layer, at: UInt32(clamping: place ?? storedSublayers.count))
  }

  private func contains(below layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let candidate = current, candidate !== layer { current = candidate.storedSuperlayer }
    return current != nil
  }

  // MARK: Display

  /// Asks for the layer to be drawn again.
  open func setNeedsDisplay() {
    var layer: CALayer? = self
    while let current = layer {
      current.host?.layerNeedsDisplay()
      layer = current.storedSuperlayer
    }
  }

  /// Whether a point in the layer's coordinates lies inside it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension CALayer.Own {
  /// What follows from bounds, position and transform.
  fileprivate var frame: CGRect {
    get {
      CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
      ).applying(transform).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let rect = newValue.standardized
      var size = rect.size
      if !transform.isIdentity {
        let unscaled = size.applying(transform.inverted())
        size = CGSize(width: abs(unscaled.width), height: abs(unscaled.height))
      }
      bounds.size = size
      position = CGPoint(x: rect.midX, y: rect.midY)
    }
  }
}
