import Foundation

/// Reloads what a scroll view shows when it is pulled down beyond its upper edge.
///
/// Source: Apple, UIRefreshControl.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether something is being reloaded.
  public private(set) var isRefreshing = false
  /// The words in the place of the usual ones.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }
  weak var scrollView: UIScrollView?
  private var wasTriggered = false

  /// Makes a control that does not refresh.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
    isHidden = true
  }

  /// Shows that something is being reloaded; nobody is told.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    show()
  }

  /// Shows that nothing is being reloaded any more.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    show()
  }

  /// The room that the control takes above the content while it refreshes.
  var room: CGFloat { isRefreshing ? bounds.height : 0 }

  /// Follows a pull of so many points beyond the upper edge; far enough, it begins and tells.
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
    let height = max(1, bounds.height)
    frame = CGRect(
      x: scrollView.bounds.minX, y: -height, width: scrollView.bounds.width, height: height)
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let words = attributedTitle?.string ?? (isRefreshing ? "Refreshing..." : "Pull to refresh")
    let x = ((bounds.width - words.size().width) / 2).rounded(.down)
    words.draw(
      at: CGPoint(x: max(0, x), y: 0), withAttributes: [.foregroundColor: UIColor.secondaryLabel])
  }

  private func show() {
    isHidden = !isRefreshing
    scrollView?.updateAdjustedInset()
    setNeedsDisplay()
  }

  /// How far the content must be pulled, in points.
  private static var triggerDistance: CGFloat { 3 }
}
