import Foundation
import QuartzCore

/// A rectangle on the screen that draws its content and contains other views.
///
/// The size of a view is that of its `bounds`, `center` is its position in its superview, and
/// `transform` is applied about the centre; `frame` follows from these. Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The layer, which stores geometry and look of both; made with the view, of its `layerClass`.
  public let layer: CALayer

  // MARK: Hierarchy

  // Links upwards are cleared by hand, as weak references would slow every retain. They are used on the
  // main actor only, except in `deinit`. No access to the list lasts during a callback.
  @exclusivity(unchecked) nonisolated(unsafe) var storedSubviews: [UIView] = []
  nonisolated(unsafe) final var superviewReference = UnretainedReference<UIView>()
  nonisolated(unsafe) final var windowReference = UnretainedReference<UIWindow>()
  nonisolated(unsafe) final var controllerReference = UnretainedReference<UIViewController>()
  var storedGestureRecognizers: [UIGestureRecognizer] = []

  // MARK: Layout and display

  var needsLayout = true
  var descendantNeedsLayout = false
  /// Whether its `layoutSubviews` runs.
  var isLayingOut = false
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether a constraint mentions this view or one below it.
  var takesPartInLayout = false
  /// Whether `updateConstraints` is to be called on this view, and on one below it.
  var needsConstraintsUpdate = true
  var descendantNeedsConstraintsUpdate = false
  var storedLayoutState: ViewLayoutState?

  /// How this view is resized with its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews are resized by their masks when this view is resized.
  open var autoresizesSubviews = true
  /// Whether frame and mask stand for constraints; if not, others say where the view is.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { layoutRequirementsDidChange() }
    }
  }
  /// The colour of the cells behind the content, or nil for none.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { layer.setColor(newValue.map(layerColor)) }
  }
  /// Whether the view and its subviews are hidden, and excluded from hit testing.
  open var isHidden: Bool {
    get { layer.storedIsHidden }
    set { layer.isHidden = newValue }
  }
  /// The opacity, 0 to 1, kept as a `Float`; a terminal draws all above 0.01 in full.
  open var alpha: CGFloat {
    get { CGFloat(layer.storedOpacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view draws all of its bounds.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.storedMasksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view receives touches and presses.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at a time.
  open var isMultipleTouchEnabled = false
  /// Whether the view is touched only exclusively of all other views of its window.
  open var isExclusiveTouch = false
  /// How the content is placed when the bounds change.
  open var contentMode: ContentMode = .scaleToFill
  /// A number for `viewWithTag(_:)`; 0 by default.
  open var tag = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour, by default that of the superview; nil sets it back.
  open var tintColor: UIColor! {
    get { shownTintColor ?? .tintColor }
    set { ownTintColor = newValue }
  }
  /// The tint colour that was set.
  private(set) var ownTintColor: UIColor? { didSet { tintDidChange() } }
  var ownAdjustmentMode = TintAdjustmentMode.automatic
  /// Called when the tint colour of the view has changed, its own or the one that it inherits.
  open func tintColorDidChange() {}

  override var standardAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(frame: convert(bounds, to: UIScreen.main as any UICoordinateSpace))
  }

  /// Makes a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    let standard = frame.standardized
    layer.storedBounds.size = standard.size
    layer.storedPosition = CGPoint(x: standard.midX, y: standard.midY)
    takeLayer()
  }

  /// Makes an empty view at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view as unarchiving would; a registered scene then calls `awakeFromNib`.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    takeLayer()
    (coder as? StoryboardCoder)?.viewsBeforeAwakeFromNib.append(self)
  }

  deinit {
    layer.owner = nil
    for recognizer in storedGestureRecognizers { recognizer.storedView = nil }
    for subview in storedSubviews {
      subview.storedSuperview = nil
      subview.forgetWindow()
    }
  }

  /// Called once after a scene has made the view.
  open func awakeFromNib() {}

  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Overridable geometry

  /// The view's rectangle in its own coordinates.
  ///
  /// A change of size resizes the subviews by their masks and marks the view for layout.
  open var bounds: CGRect {
    get { storedBounds }
    set { layer.bounds = newValue }
  }

  /// The centre of the view in its superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { layer.position = newValue }
  }

  /// The transform of the view about its anchor point, which is its centre unless set.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { layer.setAffineTransform(newValue) }
  }

  /// The smallest rectangle in the superview's coordinates that contains the transformed view.
  open var frame: CGRect {
    get { layer.frameOfGeometry }
    set { layer.frame = newValue }
  }

  // MARK: Hierarchy

  /// The window of the view, or nil if it is in none.
  open var window: UIWindow? { storedWindow }

  /// Adds a subview in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  /// Adds a subview at an index, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a subview directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Adds a subview directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Exchanges two subviews, given as indices from the back.
  open func exchangeSubview(at index: Int, withSubviewAt other: Int) { exchange(index, other) }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Removes the view from its superview and its window.
  open func removeFromSuperview() { detach() }

  // MARK: Layout and display requests
  /// Marks this view for layout in the next layout pass.
  open func setNeedsLayout() { requestLayout() }
  /// Lays out this view and its subviews now, if they need layout.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Marks this view and its superview for layout after the intrinsic size has changed.
  ///
  /// A superview that gives its subviews their contents while it lays them out is not marked: it would be
  /// laid out for ever.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  /// Resizes the view to fit its content; its top left corner stays.
  open func sizeToFit() { resizeToFit() }

  /// Marks the whole view for display.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks a part of the view, in its own coordinates, for display.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Auto Layout

  /// Whether such views need constraints, so that `updateConstraints` is called in any case.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether `updateConstraints` is called in the next layout pass.
  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }
  /// Asks for `updateConstraints` in the next layout pass.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Calls `updateConstraints` now, on this view and those below, where that is wanted.
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

  /// Changes the constraints of this view to what they should be; an override calls `super` last.
  ///
  /// Called before layout, and on a view after those below it.
  /// Source: UIKIT-CASES.md layout-update-order.
  open func updateConstraints() {}

  /// How far the alignment rectangle, which constraints are about, lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The alignment rectangle that belongs to a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame that belongs to an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  /// The view whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }

  /// The size that the constraints give the view where a target size is asked for at a low priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give the view where a target size is asked for.
  ///
  /// Nothing changes. Source: UIKIT-CASES.md layout-fitting-size.
  ///
  /// - Complexity: That of solving the constraints of the view's tree anew.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// How high the content is at a width, where that is not its intrinsic height; nil where it is.
  func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }
  /// Called when a subview that takes part in layout has been hidden or shown.
  func subviewVisibilityDidChange() {}
  /// How far the baselines of the view's own text lie from its edges.
  var baselineOffsets: BaselineOffsets { .zero }

  // MARK: Safe area and margins
  /// The insets of the safe area, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// The margins, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// Called when the margins of the view have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Callbacks for subclasses
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has moved to another window, or to none.
  open func didMoveToWindow() {}

  /// Places the subviews; called in a layout pass after the bounds or the content changed.
  ///
  /// The base places those that constraints are about.
  open func layoutSubviews() {
    if takesPartInLayout { placeConstrainedSubviews() }
  }

  /// Draws the view's content inside `rect`, in the view's coordinates, with UIKit's drawing
  /// functions.
  open func draw(_ rect: CGRect) {}

  // MARK: The layer's delegate
  /// Lets `draw(_:in:)` draw the content; an override gives the layer contents instead.
  open func display(_ layer: CALayer) { layer.drawsContent = true }
  /// Called before the content is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Draws the layer's content: calls `draw(_:)` with the context as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
  /// Lays the view out: calls `layoutSubviews()`, and its controller around it.
  open func layoutSublayers(of layer: CALayer) { layOutSubviews() }
  /// Answers with the action of the animation block that runs, or with `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: event)
  }

  /// Called when the safe area of the view has changed.
  open func safeAreaInsetsDidChange() {}

  final var overrides = ViewOverrides()
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that fits the view's content best within a size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// The intrinsic size of the content, or `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The deepest visible view that contains a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  // MARK: Dynamics

  /// The shape by which an animator lets the view collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape for `path`: convex, around the middle; the bounds unless overridden.
  open var collisionBoundingPath: UIBezierPath { rectangleAroundMiddle }

  // MARK: Focus

  /// Where focus goes within the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }

  /// Asks for focus to be found anew in the next turn; no effect unless the view contains it.
  open func setNeedsFocusUpdate() { knownFocusSystem?.setNeedsUpdate(self) }

  /// Finds focus anew now, if that was asked for.
  open func updateFocusIfNeeded() { knownFocusSystem?.updateFocusIfNeeded() }

  /// Whether focus may move from or to an item in the view.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after focus has moved from or to an item in the view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { false }

  /// The subviews that intersect a rectangle of the view, and parts that it draws.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    storedSubviews.filter { $0.frame.intersects(rect) }
  }

  // MARK: Gesture recognizers

  /// The recognizers of gestures on this view and on all it holds, or nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer receive the touches on this view and on all it holds; it leaves its old view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer; a gesture that is under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }

  /// Whether a gesture may be recognized that touches this view; asked of the touched view and of
  /// those around it up to the one with the recognizer.
  ///
  /// Source: UIKIT-CASES.md gesture-should-begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
