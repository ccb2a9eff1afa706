import Foundation

/// A rectangle of cells that draws itself and holds other views.
///
/// One point is one terminal cell. A view is as wide and high as its `bounds`, lies with its middle
/// at `center` in its superview, and is moved and scaled by `transform`; `frame` follows from these.
/// Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Geometry, kept in one place so that frame, bounds and center cannot disagree.

  var storedBounds: CGRect
  var storedCenter: CGPoint
  var storedTransform = CGAffineTransform.identity

  // MARK: Hierarchy

  // The links upwards are cleared by hand when what they lead to goes: a weak reference would make
  // every retain of every view and controller take the slow way. They are touched on the main
  // actor only, but for `deinit`, which nobody else can overlap.
  nonisolated(unsafe) var storedSubviews: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  /// The controller whose root view this is.
  nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?

  // MARK: Layout and display

  var needsLayout = true
  var descendantNeedsLayout = false
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether a constraint mentions this view or one below it.
  var takesPartInLayout = false
  var storedLayoutState: ViewLayoutState?

  /// How this view follows a change of its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of this view's size moves and resizes its subviews by their masks.
  open var autoresizesSubviews = true
  /// Whether constraints would be made from the mask; there is no constraint solver here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The colour of the cells behind the content, or nil for none.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the view, and all it holds, is left out of display and hit testing.
  open var isHidden = false { didSet { setNeedsDisplay() } }
  /// How opaque the view is, from 0 to 1; a terminal shows everything above 0.01 in full.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// A promise that the view covers all its cells.
  open var isOpaque = true
  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  /// Whether the view receives touches and presses.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at a time, and not only the first.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window is touched while this one is, and the other way round.
  open var isExclusiveTouch = false
  /// How content follows a change of the bounds.
  open var contentMode: ContentMode = .scaleToFill
  /// A number by which `viewWithTag` finds the view; 0 unless set.
  open var tag = 0
  /// The colour of what can be pressed, or nil to take the superview's.
  open var tintColor: UIColor? { didSet { setNeedsDisplay() } }

  override var standardAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(frame: convert(bounds, to: UIScreen.main as any UICoordinateSpace))
  }

  /// Makes a view with a frame in its future superview's coordinates, in cells.
  public init(frame: CGRect) {
    let standard = frame.standardized
    storedBounds = CGRect(origin: .zero, size: standard.size)
    storedCenter = CGPoint(x: standard.midX, y: standard.midY)
    super.init()
  }

  /// Makes an empty view at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view as unarchiving would; a registered scene calls `awakeFromNib` after it.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    (coder as? StoryboardCoder)?.sleepingViews.append(self)
  }

  deinit {
    for subview in storedSubviews {
      subview.storedSuperview = nil
      subview.forgetWindow()
    }
  }

  /// Called once after a scene has made the view.
  open func awakeFromNib() {}

  open override var next: UIResponder? { viewController ?? storedSuperview }

  // MARK: Overridable geometry

  /// The view's own rectangle in its own coordinates.
  ///
  /// A change of size resizes the subviews by their masks and asks for layout.
  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(bounds: newValue, center: storedCenter) }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { setGeometry(bounds: storedBounds, center: newValue) }
  }

  /// How the view is moved and scaled about its middle.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard storedTransform != newValue else { return }
      storedTransform = newValue
      setNeedsDisplay()
    }
  }

  /// The smallest rectangle in the superview's coordinates that holds the transformed view.
  open var frame: CGRect {
    get { frameFromGeometry }
    set { setFrame(newValue) }
  }

  // MARK: Hierarchy

  /// The views in this one, from back to front.
  public var subviews: [UIView] { storedSubviews }
  /// The view that holds this one.
  public var superview: UIView? { storedSuperview }
  /// The window in which the view lies, or nil while it is in none.
  open var window: UIWindow? { storedWindow }

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Adds a view at an index, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view directly in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Adds a view directly behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Lets two subviews change places, both given as indices from the back.
  open func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    guard storedSubviews.indices.contains(index), storedSubviews.indices.contains(other) else {
      return
    }
    storedSubviews.swapAt(index, other)
    setNeedsDisplay()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Takes the view away from its superview and its window.
  open func removeFromSuperview() { detach() }

  // MARK: Layout and display requests

  /// Asks for a layout of this view in the next layout pass.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out this view and all it holds now, where that is wanted.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Asks for layout after the content's own size changed.
  open func invalidateIntrinsicContentSize() {
    storedSuperview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Gives the view the size that fits its content best; its upper left corner stays.
  open func sizeToFit() {
    let corner = frame.origin
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(storedBounds.size))
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// Asks for the whole view to be drawn again.
  open func setNeedsDisplay() {
    storedWindow?.isOutOfDate = true
  }

  /// Asks for a part of the view, in its own coordinates, to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Safe area and margins

  /// How far bars reach into the view from each side, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// How far the margins lie inside the view, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// Called when the margins of the view have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Callbacks for subclasses

  /// Called after a view has been added below this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken away from this one.
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
  open func layoutSubviews() {}

  /// Draws the view's own content inside `rect`, in the view's coordinates, with UIKit's verbs.
  open func draw(_ rect: CGRect) {}

  /// Called when the safe area of the view has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the traits of the view's surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size in which the view would like to be shown in the given room, in cells.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// The size that the view's content asks for, or `noIntrinsicMetric` for each axis.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether a point in the view's coordinates lies inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The deepest visible view under a point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }
}
