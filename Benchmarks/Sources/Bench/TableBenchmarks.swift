import UIKit

/// A table that is opened, scrolled from its beginning, and taken to places all over it.
///
/// Each place is more than a screen away from the one before, so that a small table has as many cells
/// to make as a large one.
@MainActor
final class TableScrolling {
  /// What finds the height of a row.
  enum Height {
    /// The style of the cell, in a terminal.
    case style
    /// The constraints of what is in the cell, on a phone.
    case constraints
  }

  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let device: UIKitRuntime.Device
  private let window: UIWindow
  private let rows: CountedRows
  private let height: Height
  /// How often the table is moved in one operation: at so many places even a small table shows other rows, which
  /// are measured as those of a large one are.
  private let moves: Int
  /// The places are visited by such steps round the table; the number has no factor in common with theirs.
  private static let stride = 71

  init(rows: Int, height: Height = .style) {
    let isPhone = height == .constraints
    let size = isPhone ? CGSize(width: 390, height: 844) : CGSize(width: 80, height: 24)
    device = UIKitRuntime.Device(
      scheduler: scheduler, screenSize: size,
      cellSize: isPhone ? CGSize(width: 8, height: 16) : CGSize(width: 1, height: 1))
    let before = device.share()
    defer { before.share() }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
    self.rows = CountedRows(count: rows)
    self.height = height
    moves = isPhone ? 80 : 200
  }

  /// The promises about tables.
  static func check(_ requirements: Requirements) {
    for (height, name) in [
      (Height.style, "a table of a million rows: time of a thousand's"),
      (.constraints, "a million rows that fit their constraints: time of a thousand's"),
    ] {
      let (many, few) = (
        TableScrolling(rows: 1_000_000, height: height), TableScrolling(rows: 1000, height: height)
      )
      requirements.check(name, ratio(many.work, to: few.work), atMost: 1.1)
    }
  }

  /// Opening the table and moving it, as one operation.
  var work: Work {
    let fitting = height == .constraints ? "fitting " : ""
    return Work(name: "\(rows.count) \(fitting)rows opened and scrolled", operations: 1) {
      self.run()
    }
  }

  private func run() {
    // What is measured beside it is not on a phone.
    let before = device.share()
    defer { before.share() }
    let table = UITableView(frame: window.bounds, style: .plain)
    let kind = height == .constraints ? FittingCell.self : UITableViewCell.self
    table.register(kind, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.rootViewController?.view.addSubview(table)
    table.layoutIfNeeded()
    for _ in 0..<moves {
      table.contentOffset.y += 3
      table.layoutIfNeeded()
    }
    for step in 1...moves {
      let place = step * Self.stride % moves
      let row = (rows.count - 1) * (place == 0 ? moves : place) / moves
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      table.layoutIfNeeded()
    }
    precondition(
      table.indexPathsForVisibleRows?.last?.row == rows.count - 1, "the end is not shown")
    table.removeFromSuperview()
    scheduler.runUntilIdle()
  }
}

/// Rows that show their numbers, all of the height that they find for themselves.
@MainActor
private final class CountedRows: UITableViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let fitting = cell as? FittingCell {
      fitting.show(indexPath.row)
    } else {
      cell.textLabel?.text = "Row \(indexPath.row)"
    }
    return cell
  }
}

/// A name and a text of one to four lines, held by constraints.
private final class FittingCell: UITableViewCell {
  private let name = UILabel()
  private let text = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .headline)
    text.numberOfLines = 0
    let margins = contentView.layoutMarginsGuide
    for label in [name, text] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    name.text = "Row \(row)"
    text.text = String(repeating: "Another line of what there is to say. ", count: 1 + row % 4)
  }
}
