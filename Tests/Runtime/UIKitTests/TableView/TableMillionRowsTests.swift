import Foundation
import Testing
import UIKit

/// The calls of a table's data source do not grow with its rows: calls are counted, not time.
@MainActor
@Suite struct TableMillionRowsTests {
  /// Shows a table, scrolls it to many places, and returns how often each method was called.
  private func callCounts(rows: Int, measured: Bool) -> [String: Int] {
    let data = CountingRows(rows: rows, measured: measured)
    let recorder = TraceRecorder()
    let controller = NamedViewController("A")
    let window = recorder.launch(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 20, height: 10), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = data
    table.delegate = data
    controller.view.addSubview(table)
    table.layoutIfNeeded()
    for step in 0..<20 {
      table.contentOffset = CGPoint(
        x: 0, y: ((table.contentSize.height - 10) * CGFloat(step) / 20).rounded())
      table.layoutIfNeeded()
      table.contentOffset.y += 3
      table.layoutIfNeeded()
    }
    table.scrollToRow(at: IndexPath(row: rows - 1, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    data.asked["cells made"] = data.cells.count
    window.isHidden = true
    return data.asked
  }

  @Test(arguments: [false, true])
  func `a million rows ask for no more than a thousand`(measured: Bool) {
    let many = callCounts(rows: 1_000_000, measured: measured)
    let few = callCounts(rows: 1000, measured: measured)
    for question in Set(many.keys).union(few.keys) {
      let (high, low) = (many[question] ?? 0, few[question] ?? 0)
      #expect(
        Double(high) <= Double(low) * 1.1 + 12,
        "\(question): \(high) for a million, \(low) for a thousand")
    }
    #expect(many["counts"] == 1)
    #expect((many["cells made"] ?? 0) <= 14)
    #expect((many["cells"] ?? 0) <= 42 * 13)
  }

  @Test
  func `a million rows that fit their constraints are measured no more often than a thousand`() {
    let (many, few) = (fittingCounts(rows: 1_000_000), fittingCounts(rows: 1000))
    for question in ["cells", "fits"] {
      let (high, low) = (many[question] ?? 0, few[question] ?? 0)
      #expect(low > 0)
      #expect(
        Double(high) <= Double(low) * 1.1 + 12,
        "\(question): \(high) for a million, \(low) for a thousand")
    }
  }

  /// Shows a table of rows with constraints, scrolls it to many places, and returns what was asked.
  private func fittingCounts(rows: Int) -> [String: Int] {
    let data = FittingRows(rows: rows)
    let recorder = TraceRecorder()
    let controller = NamedViewController("A")
    let window = recorder.launch(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 20, height: 10), style: .plain)
    table.register(FittingCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = data
    controller.view.addSubview(table)
    table.layoutIfNeeded()
    for step in 1...20 {
      table.scrollToRow(
        at: IndexPath(row: (rows - 1) * step / 20, section: 0), at: .middle, animated: false)
      table.layoutIfNeeded()
    }
    #expect(table.indexPathsForVisibleRows?.last?.row == rows - 1)
    window.isHidden = true
    return data.asked
  }

  @Test func `scrolling up through rows that turn out higher keeps the row in view in place`()
    throws
  {
    let data = CountingRows(rows: 1_000_000, measured: true)
    let world = DrawingWorld()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 20, height: 10), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = data
    table.delegate = data
    table.contentOffset = CGPoint(x: 0, y: 500_000)
    _ = world.drawn(table)
    let first = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: first).minY - table.contentOffset.y
    table.contentOffset.y -= 2
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: first).minY - table.contentOffset.y == place + 2)
  }
}

/// A data source and delegate that counts its calls.
@MainActor
private final class CountingRows: UITableViewDataSource, UITableViewDelegate {
  let rows: Int
  let measured: Bool
  var asked: [String: Int] = [:]
  var cells: Set<ObjectIdentifier> = []

  init(rows: Int, measured: Bool) {
    self.rows = rows
    self.measured = measured
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asked["counts", default: 0] += 1
    return rows
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked["cells", default: 0] += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    cells.insert(ObjectIdentifier(cell))
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked["heights", default: 0] += 1
    return measured ? CGFloat(1 + indexPath.row % 3) : 1
  }
}

/// Rows of one to three lines, whose heights follow from constraints.
@MainActor
private final class FittingRows: UITableViewDataSource {
  let rows: Int
  var asked: [String: Int] = [:]

  init(rows: Int) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked["cells", default: 0] += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    (cell as? FittingCell)?.onFit = { [unowned self] in asked["fits", default: 0] += 1 }
    (cell as? FittingCell)?.label.text = Array(
      repeating: "\(indexPath.row)", count: 1 + indexPath.row % 3
    ).joined(separator: "\n")
    return cell
  }
}

private final class FittingCell: UITableViewCell {
  let label = UILabel()
  var onFit: (() -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    onFit?()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
