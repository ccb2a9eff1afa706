import Foundation

/// The section index along the trailing edge of a table, with as many titles as fit.
///
/// A finger on a title, and each one that it moves to, scrolls the table. Source: Apple,
/// UITableViewDataSource.sectionIndexTitles(for:); UIKIT-CASES.md table-index.
@MainActor
final class TableIndexView: UIView {
  private weak var table: UITableView?
  /// Whether a finger is on the index.
  private(set) var isTracked = false { didSet { setNeedsDisplay() } }

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var backgroundFill: UIColor? {
    let tracked = isTracked ? table?.sectionIndexTrackingBackgroundColor : nil
    return tracked ?? table?.sectionIndexBackgroundColor
  }

  override func draw(_ rect: CGRect) {
    if let color = backgroundFill {
      UIGraphicsGetCurrentContext()?.fill(bounds, color: color)
    }
    let titles = shownTitles
    for (row, title) in titles.enumerated() {
      UIGraphicsGetCurrentContext()?.drawText(
        title, at: CGPoint(x: 0, y: CGFloat(row) * ScreenCell.height),
        attributes: .init(foreground: table?.sectionIndexColor ?? .tintColor))
    }
  }

  /// The titles of all rows of the index; some are left out where there are more than rows.
  private var shownTitles: [String] {
    let titles = table?.indexTitles ?? []
    let rows = ScreenCell.rows(in: min(bounds.height, 10_000 * ScreenCell.height))
    guard titles.count > rows else { return titles }
    return (0..<rows).map { titles[$0 * titles.count / rows] }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracked = true
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracked = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracked = false
  }

  private func follow(_ touches: Set<UITouch>) {
    let titles = shownTitles
    guard let place = touches.first?.location(in: self), !titles.isEmpty else { return }
    let row = Int((place.y / ScreenCell.height).rounded(.down))
    table?.tapIndexTitle(titles[min(max(0, row), titles.count - 1)])
  }
}

extension UITableView {
  /// The width of the index; 0 without one.
  var indexWidth: CGFloat {
    guard !indexTitles.isEmpty, hasRowsForIndex else { return 0 }
    return indexTitles.map { $0.size().width }.max() ?? 0
  }

  private var hasRowsForIndex: Bool {
    sectionIndexMinimumDisplayRowCount <= 0
      || geometry.sections.reduce(0) { $0 + $1.rows.count } >= sectionIndexMinimumDisplayRowCount
  }

  /// Places the index along the trailing edge of the visible part.
  func placeIndex() {
    guard indexWidth > 0 else { return indexView.removeFromSuperview() }
    let width = indexWidth
    indexView.frame = CGRect(
      x: bounds.maxX - width, y: bounds.minY + adjustedContentInset.top, width: width,
      height: bounds.inset(by: adjustedContentInset).height)
    if indexView.superview !== self { addSubview(indexView) }
  }

  /// Taps a title of the index, which scrolls to its section.
  ///
  /// - Returns: Whether the title exists.
  @discardableResult
  package func tapIndexTitle(_ title: String) -> Bool {
    guard let index = indexTitles.firstIndex(of: title), let dataSource else { return false }
    let section = ask(
      dataSource, "tableView(_:sectionForSectionIndexTitle:at:)",
      { $0.tableView(self, sectionForSectionIndexTitle: title, at: index) })
    guard geometry.sections.indices.contains(section) else { return false }
    let offset = CGPoint(
      x: contentOffset.x, y: geometry.section(section).start - adjustedContentInset.top)
    setContentOffset(limits.confine(offset), animated: false)
    return true
  }
}
