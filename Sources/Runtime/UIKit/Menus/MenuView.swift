import Foundation

/// The screen of a menu: a box of rows beside what it belongs to, which scrolls where there is no room.
@MainActor
final class MenuView: UIView {
  private let box = UIScrollView(frame: .zero)
  private var parts: [UIView] = []
  /// What lies above the rows, if anything: the preview of a context menu.
  private var preview: UIView?
  /// Where what the menu belongs to lies, in the view's coordinates.
  var source: (UIView) -> CGRect = { _ in .null }
  /// Called when the screen beside the box is tapped.
  var closes: () -> Void = {}

  /// Where the rows are, in the view's coordinates.
  var boxFrame: CGRect { box.frame }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    accessibilityViewIsModal = true
    box.backgroundColor = .darkGray
    addSubview(box)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the rows of a menu in place of those before.
  func show(_ new: [UIView]) {
    for part in parts { part.removeFromSuperview() }
    parts = new
    for part in new { box.addSubview(part) }
    box.contentOffset = .zero
    setNeedsLayout()
  }

  /// Shows a view above the rows.
  func showPreview(_ view: UIView) {
    preview = view
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = SystemLength.menuRow
    let margin = SystemLength.alertMargin
    let wanted = parts.map { $0.intrinsicContentSize.width }.max() ?? 0
    let width = max(
      0, min(max(SystemLength.menu, wanted + 2 * SystemLength.margin), bounds.width - 2 * margin))
    let content = CGFloat(parts.count) * row
    let above = previewHeight(besides: content)
    let height = min(content, max(row, bounds.height - above))
    let origin = place(CGSize(width: width, height: above + height))
    preview?.frame = CGRect(x: origin.x, y: origin.y, width: width, height: above)
    box.frame = CGRect(x: origin.x, y: origin.y + above, width: width, height: height)
    box.contentSize = CGSize(width: width, height: content)
    for (index, part) in parts.enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(index) * row, width: width, height: row)
    }
  }

  /// A preview has what its controller prefers, or what the rows leave of half of the screen.
  private func previewHeight(besides content: CGFloat) -> CGFloat {
    guard let preview else { return 0 }
    let preferred = preview.viewController?.preferredContentSize.height ?? 0
    let wanted = preferred > 0 ? preferred : ScreenCell.half(bounds.height)
    return max(0, min(wanted, bounds.height - min(content, ScreenCell.half(bounds.height))))
  }

  /// Below the source and at its leading edge where there is room, or else above it, or where it fits.
  private func place(_ size: CGSize) -> CGPoint {
    let source = source(self)
    guard !source.isNull else {
      return CGPoint(
        x: ScreenCell.column(at: (bounds.width - size.width) / 2),
        y: ScreenCell.half(bounds.height - size.height))
    }
    let fitsBelow = source.maxY + size.height <= bounds.maxY
    let y = fitsBelow ? source.maxY : source.minY - size.height
    return CGPoint(
      x: ScreenCell.column(at: max(0, min(source.minX, bounds.maxX - size.width))),
      y: max(0, min(y, bounds.maxY - size.height)))
  }

  /// A tap beside the box closes the menu.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if !box.frame.contains(point), preview?.frame.contains(point) != true { closes() }
  }
}

/// A line between the groups of a menu.
@MainActor
final class MenuLine: UIView {
  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawText(
      String(repeating: "─", count: ScreenCell.columns(in: bounds.width)),
      at: CGPoint(x: 0, y: ScreenCell.half(bounds.height - ScreenCell.height)),
      attributes: UIKitRuntime.TextAttributes(foreground: .separator))
  }
}
