import Foundation

/// A view that shows a part of content larger than itself.
///
/// The content offset is the origin of the bounds. Source: Apple, UIScrollView; UIKIT-CASES.md
/// "UIScrollView"; UIKIT-RULES.md I68 to I72.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      contentSizeDidChange(from: oldValue)
      KeyValueObservers.shared.didChange(self, "contentSize", to: contentSize)
    }
  }
  /// The insets of the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedInset() } }
  /// Which part of the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// The content inset including the adjustment for the safe area.
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero

  // MARK: Scrolling by touch

  /// Whether the content can be scrolled by a drag.
  open var isScrollEnabled = true { didSet { if !isScrollEnabled { endDragging() } } }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis is locked to it.
  open var isDirectionalLockEnabled = false
  /// Whether the content bounces at its edges.
  open var bounces = true
  /// Whether content bounces vertically even if it fits.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether content bounces horizontally even if it fits.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// The rate of deceleration after a flick.
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches are held back from the content until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether a drag withdraws a touch from the content that has received it.
  open var canCancelContentTouches = true

  /// Whether a drag ends what is edited.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the content is being touched.
  open var isTracking: Bool { isTouched || drag != nil }
  var isTouched = false
  /// Whether a drag has begun and the content is still moving.
  public internal(set) var isDragging = false
  /// Whether the content is decelerating after a drag.
  public internal(set) var isDecelerating = false

  /// The refresh control; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      if let refreshControl {
        alwaysBounceVertical = true
        insertSubview(refreshControl, at: 0)
      }
      updateAdjustedInset()
    }
  }

  // MARK: Zooming

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { confineZoomScale() } }
  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { confineZoomScale() } }
  /// Whether the scale bounces at its limits.
  open var bouncesZoom = true
  /// Whether a pinch or an animated zoom is running.
  public internal(set) var isZooming = false
  /// Whether the scale is returning to its limit.
  public internal(set) var isZoomBouncing = false

  // MARK: Indicators

  /// Whether the horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true

  /// The insets of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// The insets of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// The insets of both indicators, in points; read, those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { placeIndicators() } }
  /// Whether a tap on the status bar leads to the top of the content.
  open var scrollsToTop = true

  var storedRecognizers: ScrollRecognizers?
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var zoom = ScrollZoom()
  var indicators = ScrollIndicators()
  var laidOutSize = CGSize.zero

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    laidOutSize = bounds.size
  }

  /// Makes a scroll view as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The visible part of the content; its origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      // A zero has no sign here: -0 would be printed as such.
      let origin = CGPoint(x: newValue.origin.x + 0, y: newValue.origin.y + 0)
      super.bounds = CGRect(origin: origin, size: newValue.size)
      guard old != newValue.origin else { return }
      setNeedsLayout()
      KeyValueObservers.shared.didChange(self, "contentOffset", to: contentOffset)
      notify(delegate, "scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
    }
  }

  /// The point of the content at the top left of the view.
  ///
  /// Setting it scrolls without animation, and is not limited to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The zoom scale; setting it zooms without animation, clamped to the limits.
  open var zoomScale: CGFloat {
    get { zoom.view?.uniformScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      if !isDragging, motion == nil { moveContent(to: limits.confine(contentOffset)) }
    }
    refreshControl?.place()
    placeIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Scrolls by a page for a screen reader, and announces the page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {
    notify(delegate, "scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  // MARK: Touches

  /// Whether touches are delivered to a view of the content; the base says yes.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may withdraw a touch from a view of the content; the base lets controls keep theirs.
  ///
  /// Source: UIKIT-CASES.md scroll-content-cancel.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl) && !(view is TableIndexView)
  }

  /// Drags the content.
  public var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan }

  /// Zooms the content; nil while the scale cannot change.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? recognizers.pinch : nil
  }

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = recognizers
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === storedRecognizers?.pan { return panMayBegin }
    if gestureRecognizer === storedRecognizers?.pinch { return maximumZoomScale > minimumZoomScale }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIScrollView {
  /// What the indicators look like.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// In the colour of text.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// Whether and how a drag ends what is edited.
  ///
  /// Source: UIKIT-CASES.md scroll-dismisses-keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It does not.
    case none = 0
    /// At its beginning.
    case onDrag = 1
    /// Where it pulls the keyboard down, which it never does here: that has no height.
    case interactive = 2
    /// As `onDrag`, with what lies on the keyboard.
    case onDragWithAccessory = 3
    /// As `interactive`, with what lies on the keyboard.
    case interactiveWithAccessory = 4
  }

  /// Which part of the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// The edges at which the content can be scrolled.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All of it.
    case always = 3
  }

  /// A rate of deceleration: the factor of the velocity in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, below 1.
    public let rawValue: CGFloat

    /// Makes a rate from the factor in a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which the content stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
