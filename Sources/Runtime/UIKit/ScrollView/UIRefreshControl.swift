import Foundation

/// A control that is triggered by pulling a scroll view down beyond its top.
///
/// Source: Apple, UIRefreshControl.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the control is refreshing.
  public private(set) var isRefreshing = false
  /// The text in place of the default one.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }
  weak var scrollView: UIScrollView?
  private var wasTriggered = false

  /// Makes a control that does not refresh.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: SystemLength.refreshControl))
    isHidden = true
  }

  /// A control that is added to a scroll view is its refresh control, as before iOS 10 in all scroll views.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let list = superview as? UIScrollView, list.refreshControl == nil else { return }
    list.refreshControl = self
  }

  /// Begins refreshing, without running actions.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    show()
  }

  /// Ends refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    show()
  }

  /// The height of the control above the content while it is refreshing.
  var room: CGFloat { isRefreshing ? bounds.height : 0 }

  /// Handles a pull by a distance in points beyond the top; far enough, it begins refreshing and
  /// runs its actions.
  func follow(_ distance: CGFloat) {
    isHidden = distance <= 0 && !isRefreshing
    if distance <= 0 { wasTriggered = false }
    guard isEnabled, distance >= Self.triggerDistance, !isRefreshing, !wasTriggered else { return }
    wasTriggered = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Puts the control above the content.
  func place() {
    guard let scrollView else { return }
    let height = max(ScreenCell.pixel, bounds.height)
    frame = CGRect(
      x: scrollView.bounds.minX, y: -height, width: scrollView.bounds.width, height: height)
  }

  /// It is pulled, and never has the focus.
  open override var canBecomeFocused: Bool { false }

  private var words: String {
    attributedTitle?.string ?? (isRefreshing ? "Refreshing..." : "Pull to refresh")
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.label) = (true, words)
    standard.traits?.insert(.updatesFrequently)
    return standard
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let words = words
    var origin = ScreenCell.lineOrigin(in: bounds)
    origin.x += max(0, ScreenCell.half(bounds.width - words.size().width))
    UIGraphicsGetCurrentContext()?.drawText(
      words, at: origin, attributes: .init([.foregroundColor: UIColor.secondaryLabel]))
  }

  private func show() {
    isHidden = !isRefreshing
    scrollView?.updateAdjustedInset()
    setNeedsDisplay()
  }

  /// The distance that triggers a refresh, in points.
  package static var triggerDistance: CGFloat { SystemLength.refreshPull }
}
