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

  /// Buttons stand a column apart, and flexible spaces share what is left of the row.
  private func placeButtons() {
    let items = items ?? []
    let row = bounds.insetBy(dx: SystemLength.barSide, dy: 0)
    let sizes = buttons.shown.map { BarButtons.size(of: $0.view, in: row) }
    let gaps = ScreenCell.width * CGFloat(max(0, sizes.count - 1))
    let fixed = items.reduce(gaps) { $0 + ($1.isSpace ? $1.width : 0) }
    let left = max(0, row.width - sizes.reduce(0) { $0 + $1.width } - fixed)
    let flexible = items.count(where: \.isFlexible)
    /// The width of the first flexible spaces together: whole columns, but for all of them.
    func width(ofFlexible count: Int) -> CGFloat {
      count == flexible ? left : ScreenCell.column(at: left * CGFloat(count) / CGFloat(flexible))
    }
    var x = row.minX
    var (next, passed) = (0, 0)
    for item in items {
      if item.isFlexible {
        x += width(ofFlexible: passed + 1) - width(ofFlexible: passed)
        passed += 1
      } else if item.isSpace {
        x += item.width
      } else {
        let size = sizes[next]
        buttons.shown[next].view.frame = CGRect(
          origin: CGPoint(x: x, y: ScreenCell.half(row.height - size.height)), size: size)
        x += size.width + ScreenCell.width
        next += 1
      }
    }
  }
}

extension UIBarButtonItem {
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace }
  fileprivate var isSpace: Bool { isFlexible || systemItem == .fixedSpace }
}
