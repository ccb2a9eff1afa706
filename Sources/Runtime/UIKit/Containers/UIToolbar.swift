import Foundation

/// A row of buttons below the content.
///
/// Flexible spaces share the remaining width. Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private var buttons = BarButtons()
  /// The delegate.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The look of the bar, of which the background and the buttons' looks are drawn.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// The colour behind the bar, or nil for that of its look.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether content below the bar shines through; none lies there.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if let image = standardAppearance.backgroundImage { return image.draw(in: bounds) }
    guard let color = barTintColor ?? standardAppearance.backgroundColor else { return }
    UIGraphicsGetCurrentContext()?.fill(bounds, color: color)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SystemLength.toolbar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemLength.toolbar)
  }

  /// The buttons from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      showItems()
      readItemsAgain()
    }
  }

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { readItemsAgain() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
    placeButtons()
  }

  private func showItems() {
    let look = standardAppearance
    buttons.show(
      (items ?? []).filter { !$0.isSpace }, in: self, tintColor: shownTintColor,
      look: { $0 == .done ? look.doneButtonAppearance : look.buttonAppearance })
  }

  private func placeButtons() {
    let items = items ?? []
    let row = bounds.insetBy(dx: SystemLength.barSide, dy: 0)
    let sizes = buttons.shown.map { BarButtons.size(of: $0.view, in: row) }
    let flexible = items.filter(\.isFlexible).count
    let fixed = items.reduce(0) { $0 + ($1.isSpace ? $1.width : ScreenCell.width) }
    let left = max(0, row.width - sizes.reduce(0) { $0 + $1.width } - fixed)
    var x = row.minX
    var next = 0
    for item in items {
      guard item.isSpace else {
        let size = sizes[next]
        buttons.shown[next].view.frame = CGRect(
          origin: CGPoint(x: x, y: ScreenCell.half(row.height - size.height)), size: size)
        x += size.width + ScreenCell.width
        next += 1
        continue
      }
      x += item.isFlexible ? ScreenCell.column(at: left / CGFloat(flexible)) : item.width
    }
  }
}

extension UIBarButtonItem {
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace }
  fileprivate var isSpace: Bool { isFlexible || systemItem == .fixedSpace }
}
