import Foundation
import Testing
import UIKit

/// Rows, headers and footers whose heights follow from the constraints of their content.
@MainActor
@Suite struct FittingRowsTests {
  // Source: UIKIT-CASES.md table-fitting-rows.
  @Test(arguments: [TouchWorld.Device.phone, .terminal])
  func `table-fitting-rows: a row is as high as the constraints of its content`(
    _ device: TouchWorld.Device
  ) {
    let world = TouchWorld(device)
    let list = FittingList(world, ["One line.", String(repeating: "word ", count: 40)])
    let line = list.lineHeight
    let first = list.table.rectForRow(at: .row(0)).height
    let wanted = ceil3(2 * list.end + line, device)
    #expect(abs(first - wanted) < 0.01)
    let second = list.table.rectForRow(at: .row(1)).height
    #expect(second > first)
    #expect(list.warnings == [])
    let cell = list.table.cellForRow(at: .row(1)) as? FittingCell
    let room = second - 2 * list.end
    #expect(abs((cell?.label.frame.height ?? 0) - room) < 0.01)
  }

  // Source: UIKIT-CASES.md table-fitting-rows.
  @Test
  func `table-fitting-rows: without a chain from top to bottom it is a standard row, said once`() {
    let world = TouchWorld()
    let list = FittingList(world, ["One", "Two"], bindsBottom: false)
    #expect(list.table.rectForRow(at: .row(0)).height == 44)
    #expect(list.warnings.count == 1)
    #expect(list.warnings.first?.hasPrefix("Warning once only: Detected a case where") == true)
  }

  // Source: UIKIT-CASES.md table-fitting-rows.
  @Test func `table-fitting-rows: the cell is asked, at the width of the table`() {
    let world = TouchWorld()
    let list = FittingList(world, ["One"])
    let cell = list.table.cellForRow(at: .row(0)) as? FittingCell
    #expect(cell?.asked.map(\.width) == [400])
  }

  // Source: UIKIT-CASES.md table-fitting-rows.
  @Test(arguments: [TouchWorld.Device.phone, .terminal])
  func `table-fitting-rows: editing leaves the content less width, and rows fit it again`(
    _ device: TouchWorld.Device
  ) {
    let world = TouchWorld(device)
    let list = FittingList(world, [String(repeating: "a ", count: 400)])
    let before = list.table.rectForRow(at: .row(0)).height
    for isEditing in [true, false] {
      list.table.setEditing(isEditing, animated: false)
      list.table.layoutIfNeeded()
      let row = list.table.rectForRow(at: .row(0))
      if isEditing { #expect(row.height > before) } else { #expect(row.height == before) }
      guard let cell = list.table.cellForRow(at: .row(0)) as? FittingCell else { return }
      cell.layoutIfNeeded()
      let label = cell.label
      let wanted = label.sizeThatFits(CGSize(width: label.frame.width, height: 10_000)).height
      #expect(label.frame.height >= wanted)
    }
  }

  // Source: UIKIT-CASES.md table-fitting-supplements.
  @Test(arguments: [TouchWorld.Device.phone, .terminal])
  func `table-fitting-supplements: headers and footers fit their constraints`(
    _ device: TouchWorld.Device
  ) {
    let world = TouchWorld(device)
    let list = FittingList(world, ["One"], hasHeader: true)
    let wanted = ceil3(list.lineHeight + 2, device)
    #expect(abs(list.table.rectForHeader(inSection: 0).height - wanted) < 0.01)
    #expect(list.warnings == [])
  }

  // Source: UIKIT-CASES.md table-scroll-exact.
  @Test(arguments: [TouchWorld.Device.phone, .terminal])
  func `table-scroll-exact: a row that was never measured ends exactly at the place asked for`(
    _ device: TouchWorld.Device
  ) {
    let world = TouchWorld(device)
    let texts = (0..<200).map { String(repeating: "word ", count: 1 + $0 * 7 % 40) }
    let list = FittingList(world, texts)
    let path = IndexPath.row(150)
    for position in [UITableView.ScrollPosition.middle, .bottom, .top] {
      list.table.scrollToRow(at: .row(0), at: .top, animated: false)
      list.table.layoutIfNeeded()
      list.table.scrollToRow(at: path, at: position, animated: false)
      list.table.layoutIfNeeded()
      let (row, seen) = (list.table.rectForRow(at: path), list.table.bounds)
      switch position {
      case .top: #expect(abs(row.minY - seen.minY) < 1)
      case .bottom: #expect(abs(row.maxY - seen.maxY) < 1)
      default: #expect(abs(row.midY - seen.midY) <= 1)
      }
    }
  }

  // Source: UIKIT-CASES.md table-select-unseen.
  @Test func `table-select-unseen: a row that is not seen is scrolled to before it is selected`() {
    let world = TouchWorld(.terminal)
    let list = FittingList(world, (0..<100).map { "Row \($0)" })
    #expect(list.table.cellForRow(at: .row(80)) == nil)
    #expect(list.table.tapRow(at: .row(80)))
    #expect(list.table.cellForRow(at: .row(80))?.isSelected == true)
  }

  private func ceil3(_ length: CGFloat, _ device: TouchWorld.Device) -> CGFloat {
    device == .terminal ? length.rounded(.up) : (length * 3 - 1e-3).rounded(.up) / 3
  }
}

/// A table of texts in cells with constraints, over the whole window.
@MainActor
private final class FittingList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  private let world: TouchWorld
  private let texts: [String]
  private let hasHeader: Bool
  private let bindsBottom: Bool
  private(set) var warnings: [String] = []

  init(_ world: TouchWorld, _ texts: [String], bindsBottom: Bool = true, hasHeader: Bool = false) {
    self.world = world
    self.texts = texts
    self.bindsBottom = bindsBottom
    self.hasHeader = hasHeader
    table = UITableView(frame: world.window.bounds, style: .plain)
    super.init()
    world.application.logHandler = { [weak self] in self?.warnings.append($0) }
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    world.window.addSubview(table)
    table.layoutIfNeeded()
  }

  /// Above and below the text of a cell.
  var end: CGFloat { 1 }

  var lineHeight: CGFloat {
    let label = UILabel()
    label.text = "x"
    return label.intrinsicContentSize.height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Fitting") as? FittingCell ?? makeCell()
    cell.label.text = texts[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Issue.record("No row is deleted here.")
  }

  private func makeCell() -> FittingCell {
    let cell = FittingCell(style: .default, reuseIdentifier: "Fitting")
    cell.constrain(end: end, bindsBottom: bindsBottom)
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasHeader else { return nil }
    let header = UIView()
    let label = UILabel()
    label.text = "Header"
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 1),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -1),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
    ])
    return header
  }
}

private final class FittingCell: UITableViewCell {
  let label = UILabel()
  private(set) var asked: [CGSize] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  func constrain(end: CGFloat, bindsBottom: Bool) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -end)
    bottom.isActive = bindsBottom
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: end),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 1),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -1),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    asked.append(targetSize)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
