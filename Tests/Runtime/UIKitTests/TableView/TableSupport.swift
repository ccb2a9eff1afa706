import Foundation
import UIKit

/// A cell that counts its reuses.
final class RowCell: UITableViewCell {
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    (table as? LoggedTable)?.note("cell selected \(selected)")
  }

  private var table: UITableView? { superview as? UITableView }
}

/// A table whose cells can add lines to its log.
final class LoggedTable: UITableView {
  weak var log: TableLog?

  func note(_ line: String) { log?.lines.append(line) }
}

/// Sections of texts as a table's data source and delegate, with every call recorded.
@MainActor
class TableLog: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?]
  var lines: [String] = []
  var heights: ((IndexPath) -> CGFloat)?
  var redirect: [IndexPath: IndexPath?] = [:]
  var unhighlightable: Set<IndexPath> = []

  init(_ sections: [[String]], titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
  }

  func take(_ beginnings: String...) -> [String] {
    defer { lines = [] }
    guard !beginnings.isEmpty else { return lines }
    return lines.filter { line in beginnings.contains { line.hasPrefix($0) } }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    lines.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.append("rows \(section)")
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    lines.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights else { return UITableView.automaticDimension }
    lines.append("height \(indexPath.section).\(indexPath.row)")
    return heights(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { lines.append("display \(indexPath.section).\(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { lines.append("gone \(indexPath.section).\(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    lines.append("shouldHighlight \(indexPath.row)")
    return !unhighlightable.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lines.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lines.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    lines.append("willSelect \(indexPath.row)")
    return redirect[indexPath] ?? indexPath
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    lines.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("didDeselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { lines.append("accessory \(indexPath.row)") }

  // Methods that only some tests override.

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
}

/// A table in a window of a fresh application.
@MainActor
final class TableWorld {
  let recorder = TraceRecorder()
  let controller = NamedViewController("A")
  let window: UIWindow
  let table: LoggedTable
  let log: TableLog

  init(
    _ log: TableLog, style: UITableView.Style = .plain, width: CGFloat = 20, height: CGFloat = 4
  ) {
    self.log = log
    window = recorder.launch(controller)
    table = LoggedTable(
      frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    table.log = log
    table.register(RowCell.self, forCellReuseIdentifier: "Row")
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = log
    table.delegate = log
  }

  /// Shows the table and lays it out.
  func show() {
    controller.view.addSubview(table)
    table.layoutIfNeeded()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: y)
    table.layoutIfNeeded()
  }

  /// What is drawn, as rows of characters.
  var rows: [String] {
    table.layoutIfNeeded()
    let context = GridContext(size: table.bounds.size)
    context.draw(table)
    return context.rows
  }
}

extension IndexPath {
  /// A row of the first section.
  static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
