import Foundation

/// A row of dots, one for each page, with that of the current page filled.
///
/// Source: Apple, UIPageControl.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedCurrentPage = 0

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedCurrentPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The current page, counted from zero and clamped to the existing pages.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether the dots are hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size for a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: SystemLength.pageControl(pages: pageCount), height: SystemLength.pageControl)
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.isElement = true
    standard.value = "page \(currentPage + 1) of \(numberOfPages)"
    standard.traits?.insert(.adjustable)
    return standard
  }

  open override func accessibilityIncrement() { turn(to: currentPage + 1) }

  open override func accessibilityDecrement() { turn(to: currentPage - 1) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let shown = min(numberOfPages, (ScreenCell.columns(in: bounds.width) + 1) / 2)
    let line = ScreenCell.lineOrigin(in: bounds)
    let wanted = CGFloat(2 * shown - 1) * ScreenCell.width
    let start = line.x + max(0, ScreenCell.half(bounds.width - wanted))
    for page in 0..<shown {
      let isCurrent = page == currentPage
      UIGraphicsGetCurrentContext()?.drawText(
        isCurrent ? "●" : "○",
        at: CGPoint(x: start + CGFloat(page * 2) * ScreenCell.width, y: line.y),
        attributes: .init(
          foreground: isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor,
          isBold: isCurrent))
    }
  }

  /// A tap on the left half goes to the page before, any other to the next page.
  override func wasTapped(at point: CGPoint?) {
    turn(to: currentPage + (point.map { $0.x < bounds.midX } == true ? -1 : 1))
    super.wasTapped(at: point)
  }

  /// Selects a page as a person does.
  private func turn(to page: Int) {
    let old = currentPage
    currentPage = page
    if isEnabled, currentPage != old { sendActions(for: .valueChanged) }
  }
}
