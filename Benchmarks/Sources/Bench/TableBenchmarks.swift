import UIKit

/// A table that is opened, scrolled from its beginning, and taken to places all over it.
///
/// Each place is more than a screen away from the one before, so that a small table has as many cells
/// to make as a large one.
@MainActor
final class TableScrolling {
  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let device: UIKitRuntime.Device
  private let window: UIWindow
  private let rows: CountedRows
  /// How often the table is moved in one operation.
  private static let moves = 200
  /// The places are visited by such steps round the table; the number has no factor in common with theirs.
  private static let stride = 71

  init(rows: Int) {
    device = UIKitRuntime.Device(scheduler: scheduler)
    device.share()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
    self.rows = CountedRows(count: rows)
  }

  /// Opening the table and moving it, as one operation.
  var work: Work {
    Work(name: "\(rows.count) rows opened and scrolled", operations: 1) { self.run() }
  }

  private func run() {
    device.share()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.rootViewController?.view.addSubview(table)
    table.layoutIfNeeded()
    for _ in 0..<Self.moves {
      table.contentOffset.y += 3
      table.layoutIfNeeded()
    }
    for step in 1...Self.moves {
      let place = step * Self.stride % Self.moves
      let row = (rows.count - 1) * (place == 0 ? Self.moves : place) / Self.moves
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
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
