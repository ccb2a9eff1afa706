import Foundation

/// Shows a part of a content that is larger than the view.
///
/// The origin of the bounds is the offset: they are one number, so they cannot differ.
/// Source: Apple, UIScrollView; UIKIT-CASES.md "UIScrollView"; UIKIT-RULES.md I68 to I72.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Told of what happens to the view.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content, in cells.
  open var contentSize = CGSize.zero { didSet { contentSizeDidChange(from: oldValue) } }
  /// Room around the content, in cells.
  open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedInset() } }
  /// Which part of the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// The room around the content with what bars cover.
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero

  // MARK: Scrolling by touch

  /// Whether a drag scrolls.
  open var isScrollEnabled = true { didSet { if !isScrollEnabled { endDragging() } } }
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled beyond its edges and springs back.
  open var bounces = true
  /// Whether content that fits upright can be pulled beyond its edges.
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  /// Whether content that fits sideways can be pulled beyond its edges.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// How far the content goes on after a flick.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the content is being touched.
  public internal(set) var isTracking = false
  /// Whether the content was dragged and has not come to rest yet.
  public internal(set) var isDragging = false
  /// Whether the content is coming to rest by itself.
  public internal(set) var isDecelerating = false

  /// What reloads the content when it is pulled down; nil for nothing.
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

  /// The smallest scale of rest.
  open var minimumZoomScale: CGFloat = 1 { didSet { confineZoomScale() } }
  /// The largest scale of rest.
  open var maximumZoomScale: CGFloat = 1 { didSet { confineZoomScale() } }
  /// Whether a pinch can go beyond the limits and springs back.
  open var bouncesZoom = true
  /// Whether a pinch or an animated zoom is under way.
  public internal(set) var isZooming = false
  /// Whether the scale springs back to its limit.
  public internal(set) var isZoomBouncing = false

  // MARK: Indicators

  /// Whether the place is shown along the lower edge while it changes.
  open var showsHorizontalScrollIndicator = true
  /// Whether the place is shown along the right edge while it changes.
  open var showsVerticalScrollIndicator = true

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
      super.bounds = newValue
      guard old != newValue.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The point of the content that lies at the upper left of the view.
  ///
  /// Setting it scrolls at once, and is not held to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The scale of the zoomed view; setting it zooms at once, held to the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
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

  /// Scrolls by a page, as a screen reader asks, and has it say which page is shown.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  /// Called after the insets that keep the content clear of bars have changed.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIScrollView {
  /// Which part of the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// The sides on which the content can be scrolled.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// All of it.
    case always = 3
  }

  /// How much of its speed the content keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is kept, below 1.
    public let rawValue: CGFloat

    /// Makes a rate from the part of the speed that is kept in a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which the content stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
