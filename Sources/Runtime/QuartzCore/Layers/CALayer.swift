import CoreGraphics
import Foundation

/// A rectangle with a look and a place, that holds other layers.
///
/// Every view has one, made with it, which stores the geometry and the look of both: the view forwards to
/// its layer, and is its delegate. Source: Apple, CALayer; UIKIT-CASES.md layer-defaults,
/// layer-geometry.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: What every layer has, each value stored here and nowhere else

  package final var storedBounds = CGRect.zero
  package final var storedPosition = CGPoint.zero
  package final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  package final var storedColor: (any LayerColor)?
  package final var storedOpacity: Float = 1
  package final var storedIsHidden = false
  package final var storedMasksToBounds = false
  /// What few layers have.
  final var extras: LayerExtras?
  /// What only layers have that move or have moved.
  package final var motion: LayerMotion?
  /// Whether each change asks for an action; the layers of views are asked in animation blocks alone.
  package final var asksForActions = true
  /// The commits there had been when the layer came into its superlayer.
  final var linkedAt = 0

  // MARK: Hierarchy

  // The links upwards, to the superlayer and to the view, are cleared by these before they are
  // deallocated: weak references would slow every retain of layers and views. They are accessed on the
  // main actor only, except in `deinit`, when there are no other references.
  @exclusivity(unchecked) nonisolated(unsafe) package final var storedSublayers: [CALayer] = []
  nonisolated(unsafe) final var superlayerReference: Unmanaged<CALayer>?
  /// The view for which the layer was made.
  nonisolated(unsafe) package unowned(unsafe) final var owner: (any LayerOwner)?

  // MARK: Layout and display

  final var isWaitingForLayout = false
  final var isWaitingForLayoutBelow = false
  package final var isWaitingForDisplay = false
  /// Whether `display()` has made what `draw(in:)` draws the content.
  private final var isDisplayed = false
  /// Whether bounds and position are being set together, and told of afterwards.
  final var isPlacing = false

  /// Makes an empty layer at the origin.
  public required override init() {
    super.init()
  }

  /// Makes a layer with the values of another one, without its sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Makes a layer as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for layer in storedSublayers { layer.superlayerReference = nil }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates; another size lays the layer out.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      guard newValue != old else { return }
      changing("bounds") { storedBounds = newValue }
      geometryDidChange(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get { storedPosition }
    set {
      guard newValue != storedPosition else { return }
      changing("position") { storedPosition = newValue }
      geometryDidChange(from: storedBounds)
    }
  }

  /// The point that lies at `position`, in parts of the size of the bounds; the middle unless set.
  ///
  /// The layer is transformed about it. A change moves the frame.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      guard newValue != storedAnchorPoint else { return }
      changing("anchorPoint") { storedAnchorPoint = newValue }
      geometryDidChange(from: storedBounds)
    }
  }

  /// How the layer is moved, scaled and turned about its anchor point.
  open var transform: CATransform3D {
    get { readExtras.transform }
    set {
      guard newValue != readExtras.transform else { return }
      change("transform") { $0.transform = newValue }
    }
  }

  /// Whether background, content and border of the layer are left out.
  package var drawsOnlySublayers: Bool { false }

  /// How the sublayers are moved, scaled and turned besides, about the anchor point of this layer.
  ///
  /// As of `transform`, what is done in depth, such as a perspective, is kept and not seen.
  ///
  /// Source: Apple, CALayer.sublayerTransform.
  open var sublayerTransform: CATransform3D {
    get { readExtras.sublayerTransform }
    set {
      guard newValue != readExtras.sublayerTransform else { return }
      change("sublayerTransform") { $0.sublayerTransform = newValue }
    }
  }

  /// The smallest rectangle in the superlayer's coordinates that holds the transformed layer; it follows
  /// from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { frameOfGeometry }
    set {
      let new = geometry(withFrame: newValue)
      place(bounds: new.bounds, position: new.position)
    }
  }

  /// Where the layer is drawn among its siblings: those with a higher number lie in front.
  open var zPosition: CGFloat {
    get { readExtras.zPosition }
    set { change("zPosition") { $0.zPosition = newValue } }
  }

  // MARK: Look

  /// How opaque the layer is, from 0 to 1; a terminal shows everything above 0.01 in full.
  open var opacity: Float {
    get { storedOpacity }
    set {
      changing("opacity") { storedOpacity = newValue }
      lookDidChange()
    }
  }

  /// Whether the layer is left out, with all it holds.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      let old = storedIsHidden
      changing("hidden") { storedIsHidden = newValue }
      lookDidChange()
      if newValue != old { owner?.layerVisibilityDidChange() }
    }
  }

  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool {
    get { storedMasksToBounds }
    set {
      storedMasksToBounds = newValue
      lookDidChange()
    }
  }

  /// The colour behind the content, or nil for none.
  open var backgroundColor: CGColor? {
    get { storedColor?.cgColor }
    set { setColor(newValue) }
  }

  /// The radius of the rounded corners, in points; 0 for none.
  open var cornerRadius: CGFloat {
    get { readExtras.cornerRadius }
    set { change("cornerRadius") { $0.cornerRadius = newValue } }
  }

  /// The width of the border inside the edges, in points; a terminal draws one line, or none for 0.
  open var borderWidth: CGFloat {
    get { readExtras.borderWidth }
    set { change("borderWidth") { $0.borderWidth = newValue } }
  }

  /// The colour of the border; black unless set, for which a terminal shows its text colour.
  open var borderColor: CGColor? {
    get { readExtras.borderColor }
    set {
      change("borderColor") {
        $0.borderColor = newValue
        $0.hasOwnBorderColor = true
      }
    }
  }

  /// A layer whose opaque parts are those of this one that are seen; nil for all.
  ///
  /// - Precondition: The layer is in no other one.
  open var mask: CALayer? {
    get { readExtras.mask }
    set { setMask(newValue) }
  }

  /// An image that the layer shows behind what it draws.
  open var contents: Any? {
    get { readExtras.contents }
    set { change("contents") { $0.contents = newValue } }
  }

  // MARK: Hierarchy

  /// The layers in this one, those of subviews among them, from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? presentedSublayers : storedSublayers }
    set { replaceAllSublayers(with: newValue ?? []) }
  }

  /// The layer that holds this one.
  public var superlayer: CALayer? {
    superlayerReference?.takeUnretainedValue() ?? motion?.model?.superlayer?.presentation()
  }

  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Adds a layer at an index, where 0 is the back.
  ///
  /// A view whose layer moves into another view's leaves its superview.
  ///
  /// - Precondition: The layer does not hold this one.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Adds a layer directly behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer directly in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer in the place of another one; nothing happens if that is not in this layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, storedSublayers.containsIdentical(to: oldLayer) else { return }
    insert(newLayer, beside: oldLayer, offset: 0)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer away from its superlayer; a view whose layer it is leaves its superview.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout

  /// Asks for the sublayers to be placed anew in the next layout pass.
  open func setNeedsLayout() { requestLayout() }

  /// Whether the sublayers are to be placed anew.
  open func needsLayout() -> Bool { owner?.isLayoutNeeded ?? isWaitingForLayout }

  /// Lays out this layer and those below, where that was asked for.
  open func layoutIfNeeded() {
    if let owner { owner.layOutIfNeeded() } else { layOut() }
  }

  /// Places the sublayers; unless overridden, the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Display

  /// Asks for the content to be drawn again.
  open func setNeedsDisplay() {
    isWaitingForDisplay = true
    lookDidChange()
  }

  /// Asks for a part of the content, in the layer's coordinates, to be drawn again.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the content is to be drawn again.
  open func needsDisplay() -> Bool { isWaitingForDisplay }

  /// Gives the layer its content now, if it was asked to be drawn again.
  open func displayIfNeeded() {
    guard isWaitingForDisplay else { return }
    isWaitingForDisplay = false
    display()
  }

  /// Gives the layer its content: unless the delegate does, it is what `draw(in:)` draws in each frame.
  open func display() {
    if let delegate { delegate.display(self) } else { drawsContent = true }
  }

  /// Draws the content, in the coordinates of the bounds; unless overridden, the delegate does.
  open func draw(in ctx: CGContext) {
    guard let delegate else { return }
    delegate.layerWillDraw(self)
    delegate.draw(self, in: ctx)
  }

  /// Draws the layer and those below into a context, in the coordinates of the layer, without animations.
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  // MARK: Actions and animations

  /// What is to happen when a property changes: asked of the delegate, found in `actions`, in the actions
  /// of `style`, or given by the class; `NSNull` is none, and nil what the layer does by itself.
  ///
  /// Source: UIKIT-CASES.md motion-actions.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// What a class of layers does when a property changes; nil for no answer.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of an animation, in place of that with the same key; a transition's key is `transition`.
  ///
  /// It begins when the change is committed. An animation of duration 0 takes that of the transaction.
  /// Source: UIKIT-CASES.md motion-added.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  /// Removes the animation with a key, if there is one.
  open func removeAnimation(forKey key: String) { remove { $0.key == key } }

  /// Removes all animations.
  open func removeAllAnimations() { remove { _ in true } }

  /// Whether the content is what `draw(in:)` draws.
  package final var drawsContent: Bool {
    get { isDisplayed || drawsItself }
    set { isDisplayed = newValue }
  }

  /// Whether the content of a class of layers is always what `draw(in:)` draws.
  package var drawsItself: Bool { false }

  /// Copies what a class of layers has besides.
  func copyOwnValues(of layer: CALayer) {}

  /// Whether the content may lie outside of the bounds.
  package var drawsOutsideBounds: Bool { false }

  // MARK: Hit testing

  /// Whether a point in the layer's coordinates lies inside it.
  open func contains(_ p: CGPoint) -> Bool { storedBounds.contains(p) }

  /// The frontmost layer of this one and those below that contains a point of the superlayer's
  /// coordinates; hidden ones are passed over, and what is cut off is not hit.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }
}
