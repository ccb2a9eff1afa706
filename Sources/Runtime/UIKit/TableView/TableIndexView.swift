import Foundation

/// The section index along the trailing edge of a table, with as many titles as fit.
///
/// Source: Apple, UITableViewDataSource.sectionIndexTitles(for:).
@MainActor
final class TableIndexView: UIView {
  private weak var table: UITableView?

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let titles = table?.indexTitles ?? []
    let rows = ScreenCell.rows(in: min(bounds.height, 10_000 * ScreenCell.height))
    guard rows > 0 else { return }
    for row in 0..<min(rows, titles.count) {
      let index = titles.count <= rows ? row : row * titles.count / rows
      UIGraphicsGetCurrentContext()?.drawText(
        titles[index], at: CGPoint(x: 0, y: CGFloat(row) * ScreenCell.height),
        attributes: .init(foreground: .tintColor))
    }
  }
}

extension UITableView {
  /// The width of the index; 0 without one.
  var indexWidth: CGFloat {
    indexTitles.map { $0.size().width }.max() ?? 0
  }

  /// Places the index along the trailing edge of the visible part.
  func placeIndex() {
    guard !indexTitles.isEmpty else { return indexView.removeFromSuperview() }
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
